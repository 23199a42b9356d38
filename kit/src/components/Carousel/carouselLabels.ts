/** The words of a carousel's controls, and what assistive technology calls its parts. */
export interface CarouselLabels {
  /** What kind of thing it is. @default 'carousel' */
  carousel: string;
  /** What kind of thing each part is. @default 'slide' */
  slide: string;
  /** Which slide it is, from 1. @default '2 of 5' */
  position: (slide: number, count: number) => string;
  /** The button while the slides go on by themselves. @default 'Pause slides' */
  pauseSlides: string;
  /** The button while they do not. @default 'Play slides' */
  playSlides: string;
  /** The arrow back. @default 'Previous slide' */
  previousSlide: string;
  /** The arrow on. @default 'Next slide' */
  nextSlide: string;
  /** The group of one button a slide. @default 'Choose slide' */
  chooseSlide: string;
  /** The button of one slide, from 1. @default 'Slide 2 of 5' */
  goToSlide: (slide: number, count: number) => string;
}

export const defaultLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: (slide, count) => `${slide} of ${count}`,
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  chooseSlide: 'Choose slide',
  goToSlide: (slide, count) => `Slide ${slide} of ${count}`,
};
