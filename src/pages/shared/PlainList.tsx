import { useContext } from 'react';
import { PlainListsContext } from './PlainListsContext';
import type { PlainListsOfSite } from './PlainListsContext';

export interface PlainListProps {
  /** Which list. */
  of: keyof PlainListsOfSite;
}

/**
 * The place of the list that a page without its code shows: scripts are off, or the code could not be fetched. The document
 * brings the list, and `src/start/plainPage.ts` takes it out before the page comes to life.
 */
export function PlainList({ of }: PlainListProps) {
  return (
    <div data-plain-list data-without-script>
      {useContext(PlainListsContext)?.[of]}
    </div>
  );
}
