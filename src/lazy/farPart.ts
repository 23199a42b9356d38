import { createElement, memo, use, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HydrationBoundary } from '@/start/HydrationBoundary';
import type { DeferredPart } from './deferredPart';
import { lazyComponent } from './lazyComponent';

/** Where one is in a document that was prerendered, and far. */
const farPlace = () =>
  typeof document === 'undefined' ? null : document.querySelector('[data-path] [data-far]');

/** Its pictures come first: a script of the document takes the mark from it (`start/fetchCode.ts`). */
const comesNear = () =>
  new Promise<void>((resolve) => {
    const place = farPlace();
    if (!place) return resolve();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { attributeFilter: ['data-far'] });
  });

const neverChanges = () => () => {};

/**
 * A part of a page whose code waits until the visitor comes near. It does so where it was prerendered, in an element with
 * `data-far`, one on a page; the page works without it, and a press in it is queued. On other pages it shows as any deferred
 * part.
 *
 * @param load Fetches the component.
 */
export const farPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> => {
  const Part = lazyComponent(load);
  let near: Promise<void> | undefined;
  function Near(props: Props): ReactNode {
    // What is taken over is rendered as the server did first.
    const isPrerendered = !useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    );
    if (isPrerendered && typeof document !== 'undefined') use((near ??= comesNear()));
    return createElement(Part, props);
  }
  const FarComponent = memo(function FarComponent(props: Props): ReactNode {
    return createElement(HydrationBoundary, { isFar: true }, createElement(Near, props));
  }) as unknown as ComponentType<Props>;
  const { forgetFailure } = Part;
  return Object.assign(FarComponent, {
    // With the page that it was prerendered on it would come at once.
    preload: async () => {
      if (!farPlace()) await Part.preload();
    },
    forgetFailure,
  });
};
