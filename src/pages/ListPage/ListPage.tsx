import { PageTitle } from '@lasakita/ui/PageTitle';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { DeferredListBody } from '../deferredParts';
import { PageHead } from '../PageHead';

/**
 * What the visitor wants to buy, or what an address names: its sum, and the ways to send it (LIST-1, LIST-2).
 *
 * @do Name what is not sold any more: the visitor wanted it.
 * @dont Do not send anything without a press, or promise a price that a dealer sets.
 * @keyboard Tab: Goes through the lines of the list, then through the ways to send it.
 * @roles A heading of the first level, a list, and a region with the ways to send it.
 * @announcements What was taken off the list, and that it was copied.
 */
export function ListPage() {
  return (
    <>
      <PageHead {...site.pages.list} path={paths.list} isPrivate />
      <PageTitle title="My list" />
      <DeferredListBody />
    </>
  );
}
