import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readQuery, writeQuery } from '@/domain/query';

/** What becomes of the address's parameters. Hands back new ones, and leaves those of others as they are. */
export type AddressChange = (params: URLSearchParams) => URLSearchParams;

/** The parameters of the page's address, and the ways to change them. All but `params` and `isOwn` stay the same. */
export interface Address {
  /** Another object after every navigation. */
  params: URLSearchParams;
  /** Whether the page itself wrote them: then they say nothing new. */
  isOwn: boolean;
  /** Changes them, with a new entry in the history. */
  push: (change: AddressChange) => void;
  /** Changes them in the entry that there is. */
  replace: (change: AddressChange) => void;
  /** The same once the visitor rests, or before anything else is written. A later change comes on top of an earlier one. */
  replaceAtRest: (change: AddressChange) => void;
  /** Goes back to where `push` led away from. An address that was opened has nothing to go back to, and is changed. */
  goBackOr: (change: AddressChange) => void;
}

/** Typing is written down when it rests this long, in ms: browsers limit how often an address may change. */
const REST_MS = 200;

/** What an entry of the history that this page wrote carries. */
interface OwnEntry {
  isPushed: boolean;
}

const ownEntry = (state: unknown): OwnEntry | undefined =>
  typeof state === 'object' && state !== null && 'isPushed' in state
    ? { isPushed: state.isPushed === true }
    : undefined;

/** The one hook by which a page reads and writes its address (PROD-11). */
export const useAddress = (): Address => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { pathname, search, state } = location;
  const own = ownEntry(state);
  const isOwn = own !== undefined && navigationType !== NavigationType.Pop;
  const isPushed = own?.isPushed === true;

  /** Whether the way back has begun: a second press must not go further. */
  const isGoingBack = useRef(false);
  /** The entry as it was written last: the router takes its time to hand it on. */
  const entry = useRef({ search, isPushed });
  const pending = useRef<{ change: AddressChange; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  /** What the browser's own address says while this page is shown: another one means that the visitor is leaving. */
  const shownAt = useRef<string>(undefined);

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  useLayoutEffect(() => {
    shownAt.current = window.location.pathname;
  }, [pathname]);

  useLayoutEffect(() => {
    entry.current = { search, isPushed };
    isGoingBack.current = false;
    if (!isOwn) forget();
  }, [location, search, isPushed, isOwn, forget]);

  // What was typed right before Back belongs to the entry that is left.
  useEffect(() => {
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      forget();
    };
  }, [forget]);

  const write = useCallback(
    (change: AddressChange, replace: boolean) => {
      if (window.location.pathname !== shownAt.current) return;
      const current = readQuery(entry.current.search);
      const query = writeQuery(change(current));
      if (query === writeQuery(current)) return;
      const written = {
        search: query && `?${query}`,
        isPushed: !replace || entry.current.isPushed,
      };
      entry.current = written;
      void navigate({ search: written.search }, { replace, state: { isPushed: written.isPushed } });
    },
    [navigate],
  );

  const flush = useCallback(() => {
    const change = pending.current?.change;
    forget();
    if (change) write(change, true);
  }, [forget, write]);

  const push = useCallback(
    (change: AddressChange) => {
      flush();
      write(change, false);
    },
    [flush, write],
  );
  const replace = useCallback(
    (change: AddressChange) => {
      flush();
      write(change, true);
    },
    [flush, write],
  );
  const replaceAtRest = useCallback(
    (change: AddressChange) => {
      const earlier = pending.current?.change;
      forget();
      pending.current = {
        // Of two parts of a page that were typed into within one rest, both count.
        change: earlier ? (params) => change(earlier(params)) : change,
        timer: setTimeout(flush, REST_MS),
      };
    },
    [forget, flush],
  );
  const goBackOr = useCallback(
    (change: AddressChange) => {
      if (isGoingBack.current) return;
      isGoingBack.current = entry.current.isPushed;
      if (isGoingBack.current) void navigate(-1);
      else replace(change);
    },
    [navigate, replace],
  );

  // Of the location and not of its text alone: a link to the page itself may lead to the same parameters.
  const params = useMemo(() => readQuery(location.search), [location]);
  return useMemo(
    () => ({ params, isOwn, push, replace, replaceAtRest, goBackOr }),
    [params, isOwn, push, replace, replaceAtRest, goBackOr],
  );
};
