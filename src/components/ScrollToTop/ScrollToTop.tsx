import ArrowUpIcon from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useScrolledPast } from '@/hooks/useScrolledPast';
import { scrollThresholds } from '@/theme/tokens';

const Button = styled(IconButton)(({ theme }) => ({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: theme.tokens.layers.scrollToTop,
  width: 52,
  height: 52,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  backgroundColor: theme.palette.keso.main,
  color: theme.palette.tsokolate.main,
  boxShadow: theme.tokens.elevations.sticker,
  '&:hover': { backgroundColor: theme.palette.keso.light },
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
}));

export interface ScrollToTopProps {
  /** Selects what takes the focus, which would vanish with the button. @default 'main h1' */
  focusTarget?: string;
}

const scrollToTop = () => {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
};

/** Appears when the page is scrolled more than 500 px and takes the visitor back to its top (SHELL-4). */
export function ScrollToTop({ focusTarget = 'main h1' }: ScrollToTopProps) {
  const isShown = useScrolledPast(scrollThresholds.scrollToTop, 'beyond');
  const handleClick = () => {
    document.querySelector<HTMLElement>(focusTarget)?.focus({ preventScroll: true });
    scrollToTop();
  };
  return (
    <Button aria-label="Scroll to top" hidden={!isShown} onClick={handleClick}>
      <ArrowUpIcon />
    </Button>
  );
}
