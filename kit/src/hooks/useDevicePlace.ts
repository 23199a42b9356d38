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
/** The browser does not count the time in which it asks for the permission, and some never answer: by then it is lost. */
const MOST_PATIENCE_MS = 15_000;
/** The place of a moment ago will do. */
const FRESH_MS = 5 * 60_000;

const DENIED = 1;

/** The ways to ask, and what came of it. They stay the same functions. */
export interface DevicePlaceQuestion {
  place: DevicePlace;
  /** Asks, and takes back what was asked before. */
  ask: () => void;
  /** Takes the question back: no answer comes to it any more, and one that came is forgotten. */
  withdraw: () => void;
}

/**
 * Asks the device where it is, and not before `ask` is called: only then does the browser ask for the permission. The place
 * stays in the page's memory and goes nowhere (NEAR-4). It answers once, within 15 s. Whoever does something else meanwhile
 * wants no answer any more: `withdraw`.
 */
export const useDevicePlace = (): DevicePlaceQuestion => {
  const [place, setPlace] = useState<DevicePlace>({ status: 'idle' });
  /** Ends the question that is open. */
  const end = useRef<() => void>(undefined);
  const withdraw = useCallback(() => {
    end.current?.();
    // No news where nothing was asked: then nothing is drawn anew.
    setPlace((current) => (current.status === 'idle' ? current : { status: 'idle' }));
  }, []);
  useEffect(() => () => end.current?.(), []);
  const ask = useCallback(() => {
    end.current?.();
    let isOpen = true;
    const tell = (answer: DevicePlace) => {
      if (!isOpen) return;
      end.current?.();
      setPlace(answer);
    };
    const timer = setTimeout(() => tell({ status: 'lost' }), MOST_PATIENCE_MS);
    end.current = () => {
      isOpen = false;
      clearTimeout(timer);
    };
    setPlace({ status: 'asking' });
    try {
      const { geolocation } = navigator as { geolocation?: Geolocation };
      if (!geolocation) tell({ status: 'absent' });
      geolocation?.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          tell({ status: 'found', at: [latitude, longitude], accuracy }),
        ({ code }) => tell({ status: code === DENIED ? 'denied' : 'lost' }),
        { timeout: PATIENCE_MS, maximumAge: FRESH_MS, enableHighAccuracy: false },
      );
    } catch {
      tell({ status: 'absent' });
    }
  }, []);
  return { place, ask, withdraw };
};
