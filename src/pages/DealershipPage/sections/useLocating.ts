import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDevicePlace } from '@lasakita/ui/hooks/useDevicePlace';
import type { Filter } from '@/domain/listing';
import { answerOf } from '@/domain/near';
import { useStores } from '@/siteStores/StoreContext';

/** So long have the device and the towns, which tell what its answer means, together, in ms. */
const PATIENCE_MS = 15_000;

export interface Locating {
  isLocating: boolean;
  /** What came of it. */
  message: string | undefined;
  /** Asks the device, and looks near the town where it is. */
  locate: () => void;
  /** Takes the question back, and what was said to it. */
  withdraw: () => void;
}

/** What comes of "Use my location" (NEAR-4). Whatever the visitor does after it stands: it takes the question back. */
export const useLocating = (): Locating => {
  const { dealers } = useStores();
  const { listing, near } = dealers;
  const { place, ask, withdraw } = useDevicePlace();
  /** Whether the towns did not come in time. */
  const [isLate, setIsLate] = useState(false);
  const askedAt = useRef(0);
  const { towns } = near;
  // The towns say which one the device is in: the answer waits for them, but for a refusal, which needs none.
  const isWithoutTown = place.status === 'found' && !towns;
  const isLocating = place.status === 'asking' || isWithoutTown;
  const answer = useMemo(
    () =>
      place.status === 'idle' || place.status === 'asking' || isWithoutTown
        ? undefined
        : answerOf(place, towns?.towns ?? []),
    [place, isWithoutTown, towns],
  );

  useEffect(() => {
    if (!answer?.origin) return;
    near.setDevicePlace(answer.origin);
    listing.setNear(answer.origin.slug);
  }, [answer, near, listing]);

  useEffect(() => {
    if (!isWithoutTown) return undefined;
    const left = askedAt.current + PATIENCE_MS - performance.now();
    const timer = setTimeout(() => {
      withdraw();
      setIsLate(true);
    }, left);
    return () => clearTimeout(timer);
  }, [isWithoutTown, withdraw]);

  /** Its own answer changes the list, too: that takes nothing back. */
  const takeBack = useEffectEvent(() => {
    if (isLocating) withdraw();
  });

  /** Town and region of a filter, without unknown ones from an address: the code drops those, not the visitor. */
  const placeOf = useEffectEvent(({ near: slug, category }: Filter) => {
    const isKnown =
      dealers.dealersData.length === 0 ||
      dealers.categories.some(({ value }) => value === category);
    return `${near.towns ? near.townOf(slug)?.slug : slug} ${isKnown ? category : ''}`;
  });

  useEffect(() => {
    /** Another search, or size of the pages, goes together with a town. */
    const goesTogether = (filter: Filter, before: Filter) =>
      placeOf(filter) === placeOf(before) && !isCleared(filter, before);
    /** Nothing is asked for any more, and it was no unknown place that went. */
    const isCleared = (filter: Filter, before: Filter) => {
      const { keyword, perPage } = listing.defaultFilter;
      const isAnywhere = [filter, before].every(
        ({ near: slug, category }) => slug === undefined && category === '',
      );
      return isAnywhere && filter.keyword === keyword && filter.perPage.end === perPage.end;
    };
    const stop = reaction(
      () => ({ filter: listing.filter, page: listing.currentPage }),
      ({ filter }, { filter: before }) => {
        // With the same filter it was another page.
        if (filter === before || !goesTogether(filter, before)) takeBack();
      },
    );
    // Back may lead to the same filter; and whoever leaves the page may come back to it as it was.
    const handleLeave = () => takeBack();
    window.addEventListener('popstate', handleLeave);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      stop();
      window.removeEventListener('popstate', handleLeave);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, [listing]);

  return {
    isLocating,
    message: isLate ? answerOf({ status: 'lost' }, []).message : answer?.message,
    locate: () => {
      askedAt.current = performance.now();
      setIsLate(false);
      ask();
      void near.needTowns().then(() => {
        // It is told that they could not be had: who tries them again has not asked the device again.
        if (!near.towns) withdraw();
      });
    },
    withdraw: () => {
      setIsLate(false);
      withdraw();
    },
  };
};
