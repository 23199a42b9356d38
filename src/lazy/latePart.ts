import { createElement, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Sleeping } from '@/start/Sleeping';
import { lazyComponent } from './lazyComponent';
import type { Lazy } from './lazyComponent';

/** A part of a page in a file of its own. */
export type LatePart<Props extends object> = ComponentType<Props> & Lazy;

/**
 * A part of a page in a file of its own. On the page that a visit begins with, what was prerendered stands in its place
 * until the code has come, and the rest of the page can be used meanwhile.
 *
 * @param load Fetches the component.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> => {
  const Part = lazyComponent(load);
  // Without a change of its own it is not rendered: React would give up what was prerendered and show nothing.
  const LateComponent = memo(function LateComponent(props: Props): ReactNode {
    return createElement(Sleeping, null, createElement(Part, props));
  }) as unknown as ComponentType<Props>;
  const { preload, forgetFailure } = Part;
  return Object.assign(LateComponent, { preload, forgetFailure });
};
