import { alpha, styled } from '@mui/material/styles';
import { useCallback, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';
import { useSlick } from './useSlick';
import type { SlickHandle } from './SlickSlider';
import { useInView } from '@/hooks/useInView';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { durations, easings } from '@/theme/tokens';

export interface CarouselSlide {
  /** Tells it from the other slides. */
  key: string;
  /** What it shows, in a few words, for its accessible name. @default only "2 of 5" */
  label?: string;
  /** What stands on it. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The slides, in order; one alone shows without a carousel. */
  slides: readonly CarouselSlide[];
  /** Time that a slide rests before the next comes, in ms; 0 for no autoplay. @default 4000 */
  autoplayInterval?: number;
  /** Time of a change in ms. @default 1000 */
  speed?: number;
  /** Buttons to the previous and next slide. @default false */
  arrows?: boolean;
  /** Width to height of the slides. With it, or `fill`, a slide's contents are made when they are first shown. @default the tallest slide's own */
  ratio?: number;
  /** Fills its positioned parent. @default false */
  fill?: boolean;
  /** Where its buttons stand: under the slides, or on a plate over their lower edge. @default 'below' */
  controlsPlace?: 'below' | 'over';
  /** Called with the index of the slide that comes, when a change begins. */
  onSlideChange?: (index: number) => void;
  /** Added to the classes of its root. @default none */
  className?: string;
}

interface Shape {
  ratio: number | undefined;
  fill: boolean;
}

const isNoShape = { shouldForwardProp: (prop: PropertyKey) => prop !== 'ratio' && prop !== 'fill' };

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'fill' })<{ fill: boolean }>(
  ({ theme, fill }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...(fill
      ? { position: 'absolute', inset: 0, gridTemplateRows: 'minmax(0, 1fr)' }
      : { position: 'relative', gap: theme.spacing(4) }),
  }),
);

const View = styled(
  'div',
  isNoShape,
)<Shape>(({ ratio, fill }) => ({
  // First in sight, second in the order of the keyboard.
  order: -1,
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  ...(ratio && { aspectRatio: String(ratio) }),
  ...((ratio || fill) && {
    '& .slick-slider, & .slick-list, & .slick-track': { height: '100%' },
  }),
  '&& .slick-track': { display: 'flex' },
  '&& .slick-slide': { height: 'auto', float: 'none' },
  '& .slick-slide > div': { height: '100%' },
}));

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  // Only who has no scripting needs the bar; for all others it would come and go.
  scrollbarWidth: 'none',
  '@media (scripting: none)': { scrollbarWidth: 'auto' },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
}));

const Bar = styled('div', { shouldForwardProp: (prop) => prop !== 'place' })<{
  place: 'below' | 'over';
}>(({ theme, place }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.tokens.sizes.tap,
  minWidth: 0,
  ...(place === 'over' && {
    position: 'absolute',
    // Above what a page lays over the slides, such as words and the shade behind them.
    zIndex: theme.tokens.layers.raised,
    left: '50%',
    bottom: theme.spacing(4),
    transform: 'translateX(-50%)',
    maxWidth: `calc(100% - ${theme.spacing(4)})`,
    padding: theme.spacing(1.5, 3),
    color: theme.palette.gata.light,
    backgroundColor: alpha(theme.palette.tsokolate.dark, 0.82),
    borderRadius: theme.tokens.radius.pill,
    '&:empty': { visibility: 'hidden' },
  }),
}));

const Single = styled(
  'div',
  isNoShape,
)<Shape>(({ ratio, fill }) => ({
  ...(fill ? { position: 'absolute', inset: 0 } : { position: 'relative' }),
  ...(ratio && { aspectRatio: String(ratio) }),
}));

/**
 * Slides that follow each other, one at a time and round and round (CAR-1), after the W3C's carousel pattern (CAR-3). On the
 * server, without scripting and until it nears the view they are a strip of the same size that scrolls by itself.
 */
export function Carousel(props: CarouselProps) {
  const { slides, ratio, fill = false, className } = props;
  const [only] = slides;
  if (!only) return null;
  if (slides.length > 1) return <Slides {...props} />;
  return (
    <Single ratio={ratio} fill={fill} className={className}>
      {only.content}
    </Single>
  );
}

function Slides({
  label,
  slides,
  autoplayInterval = durations.slideRest,
  speed = durations.slide,
  arrows = false,
  ratio,
  fill = false,
  controlsPlace = 'below',
  onSlideChange,
  className,
}: CarouselProps) {
  const viewId = useId();
  const rootRef = useRef<HTMLElement>(null);
  const stripRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const sliderRef = useRef<SlickHandle>(null);
  const isMotionReduced = useReducedMotion();
  const near = useInView(rootRef, { margin: '50% 0px', once: true });
  const slick = useSlick(near === 'in' || near === 'unknowable', stripRef);
  const slider = typeof slick === 'object' ? slick : undefined;
  const [chosenIndex, setIndex] = useState<number>();
  const index = Math.min(chosenIndex ?? slider?.start ?? 0, slides.length - 1);

  // Always from our own index: the slider forgets a change that it measures itself in the midst of. One past either end
  // goes round.
  const goTo = (place: number) => sliderRef.current?.slickGoTo(place);

  const rotation = useRotation({
    rootRef,
    buttonRef,
    interval: autoplayInterval,
    isReady: slider !== undefined,
    index,
    onNext: () => goTo(index + 1),
  });

  const attachSlider = useCallback(
    (handle: SlickHandle | null) => {
      sliderRef.current = handle;
      if (handle) slider?.module.leavePicturesAlone(handle);
    },
    [slider],
  );
  const handleChange = (from: number, to: number) => {
    if (from === to) return;
    setIndex(to);
    onSlideChange?.(to);
  };

  const panels = slides.map(({ key, label: slideLabel, content }, place) => (
    <Slide
      key={key}
      index={place}
      count={slides.length}
      label={slideLabel}
      isCurrent={place === index}
      isInStrip={!slider}
      // Until the slider is there, what plays would only be made anew by it.
      mayPlay={slick !== 'pending'}
      controlled={slider !== undefined && autoplayInterval > 0}
      paused={rotation.isPausedByVisitor}
    >
      {content}
    </Slide>
  ));

  return (
    <Root
      ref={rootRef}
      fill={fill}
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      data-rotating={rotation.isRotating}
      {...rotation.rootHandlers}
    >
      <Bar place={controlsPlace}>
        {slider && (
          <CarouselControls
            count={slides.length}
            index={index}
            arrows={arrows}
            canRotate={autoplayInterval > 0}
            isOn={rotation.isOn}
            controls={viewId}
            buttonRef={buttonRef}
            onToggle={rotation.onToggle}
            onPrevious={() => goTo(index - 1)}
            onNext={() => goTo(index + 1)}
            onGoTo={goTo}
          />
        )}
      </Bar>
      <View
        id={viewId}
        ratio={ratio}
        fill={fill}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        onDragStart={(event) => event.preventDefault()}
        {...rotation.viewHandlers}
      >
        {slider ? (
          <slider.module.SlickSlider
            ref={attachSlider}
            initialSlide={slider.start}
            speed={isMotionReduced ? 0 : speed}
            cssEase={easings.standard}
            lazyLoad={ratio || fill ? 'ondemand' : undefined}
            slidesToShow={1}
            slidesToScroll={1}
            infinite
            waitForAnimate={false}
            beforeChange={handleChange}
            // Ours are after the W3C's pattern: controls, keys and the timer.
            arrows={false}
            dots={false}
            accessibility={false}
            autoplay={false}
          >
            {panels}
          </slider.module.SlickSlider>
        ) : (
          <Strip ref={stripRef} tabIndex={0}>
            {panels}
          </Strip>
        )}
      </View>
    </Root>
  );
}
