/**
 * The parts of the state that the tabs of a browser share (STATE-2): none. A name from `syncedParts`, such as
 * `products`, added here makes that part follow in every open tab.
 */
export const SYNC_WHITELIST: readonly string[] = [];
