import type { FuzzySearch } from '@/domain/fuzzySearch';

/** The search gives way to the visitor after this long, in ms. */
const SLICE_MS = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Fetches the search for what is close, with its words, and has it read the records, in slices between which the browser
 * answers the visitor.
 */
export const loadFuzzySearch = async (
  texts: readonly (() => readonly string[])[],
): Promise<FuzzySearch> => {
  const [{ prepareFuzzySearch }, { default: searchWords }] = await Promise.all([
    import('@/domain/fuzzySearch'),
    import('@content/search-words.json'),
  ]);
  const steps = prepareFuzzySearch(texts, searchWords);
  let startedAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - startedAt < SLICE_MS) continue;
    // A page in the background waits longer between two tasks, and nobody for it.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    startedAt = performance.now();
  }
};
