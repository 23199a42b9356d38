import { createElement, use } from 'react';
import type { ComponentType } from 'react';
import { startOver, startOverOnce } from './startOver';

/** Code that is fetched when it is first needed. */
export interface Lazy {
  /** Fetches the code ahead of time. Rejects when it cannot be had. */
  preload: () => Promise<void>;
  /**
   * Lets code that could not be had be asked for again.
   *
   * @param isAskedFor By the visitor, who may get a new document for it, however often it was tried. @default false
   */
  forgetFailure: (isAskedFor?: boolean) => void;
}

/** A component whose code is fetched when it is first needed. */
export type LazyComponent<Props extends object> = ComponentType<Props> &
  Lazy & {
    /** Fetches the component's own code, and none of the parts that it waits for elsewhere: it then shows without them. */
    preloadAlone: () => Promise<void>;
  };

const never = new Promise<never>(() => undefined);

/**
 * A component in a file of its own. Unlike `React.lazy` it renders at once when the code is there already, as at hydration,
 * and can be tried again after a failure.
 *
 * @param load Fetches the component.
 * @param parts Fetched beside it: without all of them it does not show.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly Lazy[] = [],
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  // Stays, though the failure is forgotten as soon as it shows: the visitor's wish comes after that.
  let hasFailed = false;
  let isRetry = false;
  const attempt = async () => {
    try {
      [loaded] = await Promise.all([load(), ...parts.map(({ preload }) => preload())]);
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  // A failed attempt is kept, or every render of the failure would start another one.
  const fetchOnce = () => (pending ??= attempt());
  // Only for what the visitor is to see: a failed prefetch is ignored.
  const show = async () => {
    try {
      return await fetchOnce();
    } catch (error) {
      if (await (isRetry ? startOver() : startOverOnce(error))) return never;
      throw error;
    }
  };
  function Shown(props: Props) {
    return createElement(loaded ?? use((shown ??= show())), props);
  }
  return Object.assign(Shown, {
    preload: async () => {
      await fetchOnce();
    },
    preloadAlone: async () => {
      loaded = await load();
    },
    forgetFailure: (isAskedFor = false) => {
      for (const part of parts) part.forgetFailure(isAskedFor);
      if (!hasFailed) return;
      pending = undefined;
      shown = undefined;
      isRetry = isAskedFor;
    },
  });
};
