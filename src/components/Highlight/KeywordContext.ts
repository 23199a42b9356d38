import { createContext, useContext } from 'react';

const KeywordContext = createContext('');

/** Hands a keyword to every highlight below it: a keystroke then draws the marks anew, and not what they stand in. */
export const KeywordProvider = KeywordContext.Provider;

/** The keyword of the `KeywordProvider` above; empty without one. */
export const useKeyword = (): string => useContext(KeywordContext);
