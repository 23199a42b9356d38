import { createContext } from 'react';

export interface SlideState {
  /** Whether this is the slide shown: what moves, sounds or asks a third party rests on every other one. */
  active: boolean;
  /** Whether the carousel has a pause button, which then also rules what autoplays in its slides. */
  controlled: boolean;
  /** Whether the visitor pressed that button to pause. */
  paused: boolean;
}

/** What the contents of a slide may know about it; outside a carousel everything is shown. */
export const SlideContext = createContext<SlideState>({
  active: true,
  controlled: false,
  paused: false,
});
