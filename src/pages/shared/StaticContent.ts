import { createContext, useContext } from 'react';
import type { Dealer, Product } from '@/content/schema';

/** The lists for visitors without JavaScript. Given when a page is prerendered; in the browser there are none. */
export interface StaticContent {
  products: readonly Product[];
  dealers: readonly Dealer[];
}

const StaticContentContext = createContext<StaticContent | undefined>(undefined);

export const StaticContentProvider = StaticContentContext.Provider;

export const useStaticContent = () => useContext(StaticContentContext);
