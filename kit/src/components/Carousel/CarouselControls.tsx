import ChevronLeftIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightIcon from '@mui/icons-material/ChevronRightRounded';
import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { CarouselLabels } from './carouselLabels.ts';
import { styled } from '../../theme/styled.ts';

export interface CarouselControlsProps {
  /** How many slides there are. */
  count: number;
  /** The slide shown, from 0. */
  index: number;
  /** Their words. */
  labels: CarouselLabels;
  /** Whether there are buttons to the previous and next slide. */
  arrows: boolean;
  /** Whether there is rotation to pause. */
  canRotate: boolean;
  /** Whether the slides rotate, so that the button pauses them. */
  isOn: boolean;
  /** The id of the element that holds the slides. */
  controls: string;
  /** The pause button, for its owner. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Called by the pause button. */
  onToggle: () => void;
  /** Called with the slide to go to, from 0; one past either end goes round. */
  onGoTo: (index: number) => void;
}

const Sign = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  padding: 0,
  cursor: 'pointer',
  // Bare, in the color around it: it serves what is beside it, and is not what one came for.
  border: 0,
  color: 'inherit',
  background: 'none',
  borderRadius: theme.tokens.radius.pill,
  '&:hover > svg, &:active > svg': { transform: 'scale(1.2)' },
  '& > svg': { transition: `transform ${theme.tokens.durations.quick}ms` },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
}));

const Dots = styled('div')({ display: 'flex', minWidth: 0 });

// The mark is small, the place to tap is not; on the narrowest phones seven of them still fit beside the buttons.
const Dot = styled('button')(({ theme }) => ({
  width: theme.tokens.sizes.tap * 0.8,
  minWidth: 24,
  height: theme.tokens.sizes.tap,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  cursor: 'pointer',
  color: 'inherit',
  background: 'none',
  borderRadius: theme.tokens.radius.small,
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  '&::before': {
    content: '""',
    width: 14,
    height: 14,
    border: '2px solid currentColor',
    borderRadius: theme.tokens.radius.pill,
    transition: `background-color ${theme.tokens.durations.control}ms`,
  },
  '&:hover::before, &[aria-current]::before': { backgroundColor: 'currentColor' },
  '&[aria-current]::before': { width: 24 },
  // Where the visitor rules the colors, fills are taken away unless they are the system's own.
  '@media (forced-colors: active)': {
    '&[aria-current]::before': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
  },
}));

const ways = [
  { name: 'previousSlide', step: -1, Icon: ChevronLeftIcon },
  { name: 'nextSlide', step: 1, Icon: ChevronRightIcon },
] as const;

/**
 * What steers a carousel, in the order of the W3C's pattern: the pause button first, then the arrows, then a button a slide.
 * Arrow keys, Home and End work on the arrows and dots too (CAR-3).
 */
export function CarouselControls({
  count,
  index,
  labels,
  arrows,
  canRotate,
  isOn,
  controls,
  buttonRef,
  onToggle,
  onGoTo,
}: CarouselControlsProps) {
  const dotsRef = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onGoTo(to);
    const dots = dotsRef.current;
    if (!dots?.contains(event.target as Node)) return;
    (dots.children[(to + count) % count] as HTMLElement).focus();
  };

  return (
    <>
      {canRotate && (
        <Sign
          type="button"
          ref={buttonRef}
          aria-label={isOn ? labels.pauseSlides : labels.playSlides}
          onClick={onToggle}
        >
          {isOn ? <PauseIcon /> : <PlayArrowIcon />}
        </Sign>
      )}
      {arrows &&
        ways.map(({ name, step, Icon }) => (
          <Sign
            key={name}
            type="button"
            aria-label={labels[name]}
            aria-controls={controls}
            onClick={() => onGoTo(index + step)}
            onKeyDown={handleKeyDown}
          >
            <Icon />
          </Sign>
        ))}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form */}
      <Dots ref={dotsRef} role="group" aria-label={labels.chooseSlide} onKeyDown={handleKeyDown}>
        {Array.from({ length: count }, (_, dot) => (
          <Dot
            key={dot}
            type="button"
            aria-label={labels.goToSlide(dot + 1, count)}
            aria-controls={controls}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => onGoTo(dot)}
          />
        ))}
      </Dots>
    </>
  );
}
