import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The lists of a page without its code. */
export interface PlainListsOfSite {
  /** All products. */
  products: ReactNode;
  /** All dealers. */
  dealers: ReactNode;
}

/** Given when a page is prerendered; in the browser there are none. */
export const PlainListsContext = createContext<PlainListsOfSite | undefined>(undefined);
