/**
 * The one place that knows react-slick. It is loaded by a dynamic import, with its stylesheet, when a carousel nears the
 * view: neither the server nor a page without carousels carries it.
 */
import type { ComponentType, ReactNode, RefAttributes } from 'react';
import * as slick from 'react-slick';
import type { Settings } from 'react-slick';
import 'slick-carousel/slick/slick.css';

/** What is used of a slider once it is mounted. */
export interface SlickHandle {
  slickGoTo: (index: number) => void;
  innerSlider?: object | undefined;
}

type SlickComponent = ComponentType<
  Settings & { children?: ReactNode } & RefAttributes<SlickHandle>
>;

// react-slick is CommonJS that calls itself a module: a bundler hands out its class, or an object that holds it.
const { default: exported } = slick as unknown as {
  default: SlickComponent | { default: SlickComponent };
};

export const SlickSlider: SlickComponent = 'default' in exported ? exported.default : exported;

/**
 * Stops what react-slick does to the pictures in its slides: at every update it wraps their click handlers once more, and a
 * picture that arrives late makes it measure anew and cut a running transition short. Our slides keep their size.
 */
export const leavePicturesAlone = ({ innerSlider }: SlickHandle) => {
  if (innerSlider) Object.assign(innerSlider, { checkImagesLoad: () => {} });
};
