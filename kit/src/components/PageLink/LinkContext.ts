import { createContext } from 'react';
import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * What the links to pages are made of: a component that takes what an `a` takes and follows its `href` as the app's router
 * does. @default 'a'
 */
export const LinkContext = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a');

/** Hands the app's own link, of whichever router, to every PageLink below it. */
export const LinkProvider = LinkContext.Provider;
