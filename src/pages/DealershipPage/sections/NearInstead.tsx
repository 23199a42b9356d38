import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useStores } from '@/siteStores/StoreContext';

/** Nobody names a town by less. */
const SHORTEST_NAME = 3;

/** Offers the dealers near a town to whoever typed its name into the search, where no dealer has it. */
export const NearInstead = observer(function NearInstead() {
  const { listing, loader, near } = useStores().dealers;
  const { filter, exact } = listing.view;
  const keyword = filter.keyword.trim();
  const isMissed =
    loader.status === 'loaded' &&
    exact.found.length === 0 &&
    keyword.length >= SHORTEST_NAME &&
    filter.near === undefined;
  useEffect(() => {
    if (isMissed) void near.needTowns();
  }, [isMissed, near]);
  const town = isMissed ? near.towns?.named(keyword) : undefined;
  if (!town) return null;

  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button goes with what was typed: the list takes its focus.
    const list = currentTarget.nextElementSibling;
    listing.showView({ ...filter, keyword: '', category: '', near: town.slug }, 1);
    if (list instanceof HTMLElement) list.focus({ preventScroll: true });
  };
  return (
    <Button variant="sticker" onClick={handleClick} sx={{ mb: 4 }}>
      {/* One town may follow another: a text that changes has an element of its own, for pages that are translated. */}
      <span>{`Show the dealers nearest to ${town.name}`}</span>
    </Button>
  );
});
