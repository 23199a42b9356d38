import ChevronLeftIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightIcon from '@mui/icons-material/ChevronRightRounded';
import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

export interface CarouselControlsProps {
  /** How many slides there are. */
  count: number;
  /** The slide shown, from 0. */
  index: number;
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
  /** Called by the arrow and the key to the previous slide. */
  onPrevious: () => void;
  /** Called by the arrow and the key to the next slide. */
  onNext: () => void;
  /** Called with the slide to go to, from 0. */
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
  color: theme.palette.tsokolate.main,
  backgroundColor: theme.palette.keso.main,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.pill,
  boxShadow: theme.tokens.elevations.sticker,
  transition: `background-color ${theme.tokens.durations.quick}ms, transform ${theme.tokens.durations.quick}ms`,
  '&:hover': { backgroundColor: theme.palette.keso.light },
  '&:active': {
    transform: 'translateY(3px)',
    boxShadow: theme.tokens.elevations.stickerPressed,
  },
  '&:focus-visible': theme.tokens.focusRing,
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
  // Where the visitor rules the colours, fills are taken away unless they are the system's own.
  '@media (forced-colors: active)': {
    '&[aria-current]::before': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
  },
}));

/**
 * What steers a carousel, in the order of the W3C's pattern: the pause button first, then the arrows, then a button a slide.
 * Arrow keys, Home and End work on the arrows and dots too (CAR-3).
 */
export function CarouselControls({
  count,
  index,
  arrows,
  canRotate,
  isOn,
  controls,
  buttonRef,
  onToggle,
  onPrevious,
  onNext,
  onGoTo,
}: CarouselControlsProps) {
  const dotsRef = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const moves: Record<string, { to: number; go: () => void }> = {
      ArrowLeft: { to: (index + count - 1) % count, go: onPrevious },
      ArrowRight: { to: (index + 1) % count, go: onNext },
      Home: { to: 0, go: () => onGoTo(0) },
      End: { to: count - 1, go: () => onGoTo(count - 1) },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move.go();
    const dots = dotsRef.current;
    if (dots?.contains(event.target as Node)) (dots.children[move.to] as HTMLElement).focus();
  };

  return (
    <>
      {canRotate && (
        <Sign
          type="button"
          ref={buttonRef}
          aria-label={isOn ? 'Pause slides' : 'Play slides'}
          onClick={onToggle}
        >
          {isOn ? <PauseIcon /> : <PlayArrowIcon />}
        </Sign>
      )}
      {arrows && (
        <Sign
          type="button"
          aria-label="Previous slide"
          aria-controls={controls}
          onClick={onPrevious}
          onKeyDown={handleKeyDown}
        >
          <ChevronLeftIcon />
        </Sign>
      )}
      {arrows && (
        <Sign
          type="button"
          aria-label="Next slide"
          aria-controls={controls}
          onClick={onNext}
          onKeyDown={handleKeyDown}
        >
          <ChevronRightIcon />
        </Sign>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form */}
      <Dots ref={dotsRef} role="group" aria-label="Choose slide" onKeyDown={handleKeyDown}>
        {Array.from({ length: count }, (_, dot) => (
          <Dot
            key={dot}
            type="button"
            aria-label={`Slide ${dot + 1} of ${count}`}
            aria-controls={controls}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => onGoTo(dot)}
          />
        ))}
      </Dots>
    </>
  );
}
