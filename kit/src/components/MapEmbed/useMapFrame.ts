import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useSaveData } from '../../hooks/useSaveData.ts';

/** How long in ms a map may take before its place says so. */
export const MAP_PATIENCE = 6000;

export type MapStatus = 'waiting' | 'asking' | 'shown' | 'slow' | 'failed';

/** How long in ms the browser may leave the question below unanswered: one that never fetches ahead says nothing. */
const QUESTION_PATIENCE = MAP_PATIENCE / 2;

/**
 * Whether a frame with this address would load. A browser reports a blocked frame as loaded, and a cross-origin frame cannot
 * be inspected. So the address is prefetched first, which fails where it is blocked or offline. The site's security policy
 * allows a prefetch of whatever it may frame; `fetch` would need `connect-src` as well.
 */
const isReachable = async (address: string, signal: AbortSignal): Promise<boolean> => {
  const link = document.createElement('link');
  // Where there is no such question, the frame is tried.
  if (!link.relList.supports('prefetch')) return true;
  link.rel = 'prefetch';
  link.href = address;
  return new Promise((resolve) => {
    let isForbiddenHere = false;
    // Where the page's own policy allows the frame but not the question, there is no way to know.
    const handleViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      isForbiddenHere ||=
        URL.canParse(blockedURI) && address.startsWith(new URL(blockedURI).origin);
    };
    const timer = setTimeout(() => answer(true), QUESTION_PATIENCE);
    const answer = (isThere: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', handleViolation);
      link.remove();
      resolve(isThere);
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    link.addEventListener('load', () => answer(true));
    // A violation is reported a moment after the failure.
    link.addEventListener('error', () => setTimeout(() => answer(isForbiddenHere)));
    signal.addEventListener('abort', () => answer(false));
    document.head.append(link);
  });
};

/** When the map is fetched: in view, but with data saving only after a tap (VIDEO-2). Also holds its status (INF-2). */
export const useMapFrame = (rootRef: RefObject<Element | null>, address: string) => {
  const inView = useInView(rootRef, { once: true });
  const savesData = useSaveData();
  const [isTapped, setTapped] = useState(false);
  const [status, setStatus] = useState<MapStatus>('waiting');
  const [isThere, setThere] = useState(false);

  const waitsForTap = savesData || inView === 'unknowable';
  const isWanted = isTapped || (!waitsForTap && inView === 'in');
  if (isWanted && status === 'waiting') setStatus('asking');

  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    void isReachable(address, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer) setThere(true);
      else setStatus('failed');
    });
    return () => stop.abort();
  }, [isWanted, address]);

  useEffect(() => {
    if (status !== 'asking') return undefined;
    const timer = setTimeout(() => setStatus('slow'), MAP_PATIENCE);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    status,
    /** Whether the frame may be put into the page: it was answered for, though it may still be slow. */
    hasFrame: isThere,
    canBeTapped: status === 'waiting' && waitsForTap && inView !== 'pending',
    onTap: () => setTapped(true),
    onLoad: () => setStatus('shown'),
  };
};
