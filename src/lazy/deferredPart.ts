import { createElement, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HydrationBoundary } from '@/start/HydrationBoundary';
import { lazyComponent } from './lazyComponent';
import type { Lazy } from './lazyComponent';

/** A part of a page in a file of its own. */
export type DeferredPart<Props extends object> = ComponentType<Props> & Lazy;

/**
 * A part of a page in a file of its own. On the page that a visit begins with, what was prerendered stands in its place
 * until the code has come, and the rest of the page can be used meanwhile.
 *
 * @param load Fetches the component.
 */
export const deferredPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> => {
  const Part = lazyComponent(load);
  // Without a change of its own it is not rendered: React would give up what was prerendered and show nothing.
  const DeferredComponent = memo(function DeferredComponent(props: Props): ReactNode {
    return createElement(HydrationBoundary, null, createElement(Part, props));
  }) as unknown as ComponentType<Props>;
  const { preload, forgetFailure } = Part;
  return Object.assign(DeferredComponent, { preload, forgetFailure });
};
