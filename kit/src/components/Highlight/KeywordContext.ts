import { createContext, useContext } from 'react';

/** What was searched for: its letters, or the words that are close to it, as `foldText` makes them. */
export type Searched = string | ReadonlySet<string>;

const KeywordContext = createContext<Searched>('');

/** Hands a keyword to every highlight below it: a keystroke then draws the marks anew, and not what they stand in. */
export const KeywordProvider = KeywordContext.Provider;

/** The keyword of the `KeywordProvider` above; empty without one. */
export const useKeyword = (): Searched => useContext(KeywordContext);
