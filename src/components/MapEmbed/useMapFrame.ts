import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useInView } from '@/hooks/useInView';
import { useSaveData } from '@/hooks/useSaveData';

/** How long in ms a map may take before its place says so. */
export const MAP_PATIENCE = 6000;

export type MapStatus = 'waiting' | 'asking' | 'shown' | 'slow' | 'failed';

/**
 * Whether a frame with this address would come. A browser reports a blocked frame as loaded, and a frame from elsewhere cannot
 * be looked into: so its address is asked for first, which rejects where it is blocked or offline.
 */
const isReachable = async (address: string, signal: AbortSignal): Promise<boolean> => {
  let isForbiddenHere = false;
  // Where the page's own policy allows the frame but not the question, there is no way to know.
  const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    isForbiddenHere ||=
      effectiveDirective === 'connect-src' && address.startsWith(new URL(blockedURI).origin);
  };
  document.addEventListener('securitypolicyviolation', handleViolation, { signal });
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return isForbiddenHere;
  } finally {
    document.removeEventListener('securitypolicyviolation', handleViolation);
  }
};

/** When the map is asked for: in view, and with data saving only after a tap (VIDEO-2); and how it stands with it (INF-2). */
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
