import { useCallback, useEffect, useRef, useState } from 'react';

/** What came of asking the device where it is. */
export type DevicePlace =
  | { status: 'idle' }
  | { status: 'asking' }
  /** Where it is, and how many meters it may be wrong. */
  | { status: 'found'; at: readonly [latitude: number, longitude: number]; accuracy: number }
  /** The visitor, or the browser for them, said no. */
  | { status: 'denied' }
  /** It took too long, or there was no signal. */
  | { status: 'lost' }
  /** The browser has no such thing, or not for this page. */
  | { status: 'absent' };

/** A phone indoors needs its time; who waits longer has typed their town. */
const PATIENCE_MS = 10_000;
/** The place of a moment ago will do. */
const FRESH_MS = 5 * 60_000;

const DENIED = 1;

/**
 * Asks the device where it is, and not before `ask` is called: only then does the browser ask for the permission. The place
 * stays in the page's memory and goes nowhere (NEAR-4).
 */
export const useDevicePlace = (): { place: DevicePlace; ask: () => void } => {
  const [place, setPlace] = useState<DevicePlace>({ status: 'idle' });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const ask = useCallback(() => {
    const tell = (answer: DevicePlace) => {
      if (isThere.current) setPlace(answer);
    };
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      tell({ status: 'absent' });
      return;
    }
    tell({ status: 'asking' });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        tell({ status: 'found', at: [latitude, longitude], accuracy }),
      ({ code }) => tell({ status: code === DENIED ? 'denied' : 'lost' }),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS, enableHighAccuracy: false },
    );
  }, []);
  return { place, ask };
};
