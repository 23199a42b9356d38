import { useForkRef } from '@mui/material/utils';
import { useCallback, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, ReactNode, Ref } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { defaultLabels } from './carouselLabels.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { Slide } from './Slide.tsx';
import { useRotation } from './useRotation.ts';
import { useSlick } from './useSlick.ts';
import type { SlickHandle } from './SlickSlider.ts';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { boundedByHeight } from '../../theme/boundedByHeight.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { styled, useTheme } from '../../theme/styled.ts';

export type { CarouselLabels };

export interface CarouselSlide {
  /** Tells it from the other slides. */
  key: string;
  /** What it shows, in a few words, for its accessible name. @default only "2 of 5" */
  label?: string | undefined;
  /** What stands on it. */
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the carousel to assistive technology. */
  label: string;
  /** The slides, in order; one alone shows without a carousel. */
  slides: readonly CarouselSlide[];
  /** Time that a slide rests before the next comes, in ms; 0 for no autoplay. @default 4000 */
  autoplayInterval?: number | undefined;
  /** Time of a change in ms. @default 1000 */
  speed?: number | undefined;
  /** Buttons to the previous and next slide. @default false */
  arrows?: boolean | undefined;
  /** Width to height of the slides. @default the tallest slide's own */
  ratio?: number | undefined;
  /** Whether a slide's contents are made when they are first shown: slides of one height. @default with `ratio` */
  lazy?: boolean | undefined;
  /**
   * Where its buttons stand: under the slides, or on them. There
   * `--controls-inset` says where, as `inset` takes it.
   *
   * @default 'below'
   */
  controlsPlace?: 'below' | 'over' | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<CarouselLabels> | undefined;
  /** Called with the index of the slide that comes, when a change begins. */
  onSlideChange?: ((index: number) => void) | undefined;
}

interface Shape {
  ratio: number | undefined;
}

const isNoShape = { shouldForwardProp: (prop: PropertyKey) => prop !== 'ratio' };

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(4),
  // What stands on the slides takes no row of its own.
  '&:has(> [data-place="over"])': { rowGap: 0 },
}));

const View = styled(
  'div',
  isNoShape,
)<Shape>(({ ratio }) => ({
  // First in sight, second in the order of the keyboard.
  order: -1,
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  ...(ratio && { aspectRatio: String(ratio), width: '100%', ...boundedByHeight(ratio) }),
  ...(ratio && {
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
  // Over pictures of any color: a light line between two dark ones.
  '&:focus-visible': {
    outline: `3px solid ${theme.tokens.focusOnDark}`,
    outlineOffset: -6,
  },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: theme.tokens.layers.raised,
    pointerEvents: 'none',
    border: `3px solid ${theme.tokens.edge.drawn}`,
  },
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.tokens.sizes.tap,
  minWidth: 0,
  '&[data-place="over"]': {
    position: 'absolute',
    zIndex: theme.tokens.layers.raised,
    inset: `var(--controls-inset, auto ${theme.spacing(4)} ${theme.spacing(4)})`,
    gap: 0,
    '&:empty': { visibility: 'hidden' },
  },
}));

const SingleRoot = styled(
  'div',
  isNoShape,
)<Shape>(({ ratio }) => ({
  position: 'relative',
  ...(ratio && { aspectRatio: String(ratio), width: '100%', ...boundedByHeight(ratio) }),
}));

/**
 * Slides that follow each other, one at a time and round and round (CAR-1), after the W3C's carousel pattern (CAR-3). On the
 * server, without scripting and until it nears the view they are a strip of the same size that scrolls by itself.
 *
 * @do Show things of equal weight, of which none must be seen.
 * @do Give each slide a label of a few words.
 * @do Pass `ratio` or `lazy`, so that slides are made when they are first shown.
 * @do Install `react-slick` and `slick-carousel`: without them it stays a strip to scroll.
 * @dont Do not put in it what a visitor needs: price, terms, the only way on.
 * @dont Do not use it directly for pictures or videos: PhotoCarousel, HeroVideoCarousel and InfluencerCarousel do that.
 * @dont Do not nest one in another.
 * @instead For pictures alone: `PhotoCarousel`. For things that must all be seen: a list or a grid.
 * @keyboard Tab: Goes to the pause button, to the arrows where it has them, to the dots, then into the slide shown.
 * @keyboard Enter, Space: Presses the button in focus.
 * @keyboard Arrow left, arrow right: On an arrow or a dot: to the slide before or after.
 * @keyboard Home, End: On an arrow or a dot: to the first or last slide.
 * @roles A region with the role description "carousel" and its label; each slide is a group named "2 of 5" and its
 *   label. Hidden slides and copies are inert.
 * @announcements While it rests, the slide that comes is announced politely; while it rotates, nothing is.
 * @example
 * ```tsx
 * import { Carousel } from '@lasakita/ui/Carousel';
 *
 * const quotes = [
 *   { key: 'ana', label: 'Ana', content: <p>“My fries are gone by noon.”</p> },
 *   { key: 'ben', label: 'Ben', content: <p>“One pouch lasts me a whole day.”</p> },
 *   { key: 'carla', label: 'Carla', content: <p>“The children ask for the cheese.”</p> },
 * ];
 *
 * export default function Example() {
 *   return <Carousel label="What sellers say" slides={quotes} arrows lazy />;
 * }
 * ```
 */
export function Carousel(props: CarouselProps) {
  const { slides } = props;
  if (slides.length === 0) return null;
  return slides.length > 1 ? <Slides {...props} /> : <Single {...props} />;
}

/** One slide needs nothing of what makes a carousel. */
function Single({
  slides,
  ratio,
  lazy: _lazy,
  label: _label,
  autoplayInterval: _autoplayInterval,
  speed: _speed,
  arrows: _arrows,
  controlsPlace: _controlsPlace,
  labels: _labels,
  onSlideChange: _onSlideChange,
  ref,
  ...rest
}: CarouselProps) {
  return (
    // The carousel itself is a `section`, for which browsers have no interface but that of every element.
    <SingleRoot {...rest} ref={ref as Ref<HTMLDivElement>} ratio={ratio}>
      {slides[0]?.content}
    </SingleRoot>
  );
}

function Slides({
  label,
  slides,
  autoplayInterval: givenInterval,
  speed: givenSpeed,
  arrows = false,
  ratio,
  lazy = ratio !== undefined,
  controlsPlace = 'below',
  labels: givenLabels,
  onSlideChange,
  ref,
  onFocus,
  onBlur,
  ...rest
}: CarouselProps) {
  const { durations, easings } = useTheme().tokens;
  const labels = mergeLabels(defaultLabels, givenLabels);
  const autoplayInterval = givenInterval ?? durations.slideRest;
  const speed = givenSpeed ?? durations.slide;
  const viewId = useId();
  const rootRef = useRef<HTMLElement>(null);
  const handleRef = useForkRef(rootRef, ref);
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

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    rotation.onFocus(event);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    onBlur?.(event);
    rotation.onBlur(event);
  };

  const panels = slides.map(({ key, label: slideLabel, content }, place) => (
    <Slide
      key={key}
      index={place}
      count={slides.length}
      label={slideLabel}
      labels={labels}
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
      {...rest}
      ref={handleRef}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-rotating={rotation.isRotating}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <Bar data-place={controlsPlace}>
        {slider && (
          <CarouselControls
            count={slides.length}
            index={index}
            labels={labels}
            arrows={arrows}
            canRotate={autoplayInterval > 0}
            isOn={rotation.isOn}
            controls={viewId}
            buttonRef={buttonRef}
            onToggle={rotation.onToggle}
            onGoTo={goTo}
          />
        )}
      </Bar>
      <View
        id={viewId}
        ratio={ratio}
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
            lazyLoad={lazy ? 'ondemand' : undefined}
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
