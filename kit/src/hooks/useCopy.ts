import { useCallback, useState } from 'react';

/** What came of copying. */
export interface CopyOutcome {
  /** Whether it is copied. Browsers refuse it without a word: without HTTPS, in other apps, or at the visitor's wish. */
  isCopied: boolean;
  /** What was to be copied. */
  text: string;
}

/** Copies a text, and holds what came of the last time. Never throws. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ isCopied: true, text });
    } catch {
      setOutcome({ isCopied: false, text });
    }
  }, []);
  /** What it said is no longer so. */
  const forget = useCallback(() => setOutcome(undefined), []);
  return { outcome, copy, forget };
};
