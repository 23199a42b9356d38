import { useSyncExternalStore } from 'react';

/** Browsers within other apps, whose `print` is missing or does nothing. */
const WITHIN_APP = /; wv\)|\bFB(?:AN|AV)\/|\bInstagram\b|\bLine\//;

const subscribe = () => () => undefined;

const canPrint = () => typeof window.print === 'function' && !WITHIN_APP.test(navigator.userAgent);

/** Whether the device can print the page; true on the server and until the page is hydrated. */
export const useCanPrint = (): boolean => useSyncExternalStore(subscribe, canPrint, () => true);
