/**
 * The hand checks: what a person checks because no run can judge it (KIT-6). The component's page and "Status" show them.
 * The README says how to add an entry to the list at the end. A test refuses an impossible entry.
 */

/** What is checked, and what is done for it. */
export const handCheckKinds = {
  keyboard: {
    label: 'Keyboard alone',
    how: 'All that it does is done without a pointer; at each step it is seen where the focus is',
  },
  readAloud: {
    label: 'Read aloud in order',
    how: 'What a screen reader has to say is read from first to last: does it make sense without the looks?',
  },
  zoom: {
    label: 'Zoom 400 %',
    how: 'On a screen of 1280 px nothing is cut off, covered or to be scrolled sideways',
  },
  reducedMotion: {
    label: 'Reduced motion',
    how: 'Where the system asks for less motion, nothing starts by itself, slides or flies',
  },
  thumb: {
    label: 'A thumb at 390 px',
    how: 'Every target is met with a thumb, and none is pressed for its neighbor',
  },
} as const;

export type HandCheckKind = keyof typeof handCheckKinds;

export interface HandCheck {
  /** The component's name, as its file has it. */
  component: string;
  check: HandCheckKind;
  /** The day on which it was made: `2026-11-24`. */
  date: string;
  /** The library's version, as `kit/package.json` has it. */
  version: string;
  /** With what it was done: a reader weighs the result by it. */
  means: string;
  outcome: 'passed' | 'failed';
  /** What was done and what came of it. */
  found: string;
}

/** The last check of each kind that a person made of a component. */
export const lastChecks = (
  made: readonly HandCheck[],
  component: string,
): Partial<Record<HandCheckKind, HandCheck>> =>
  Object.fromEntries(
    made
      .filter((each) => each.component === component)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((each) => [each.check, each]),
  );

/** The day of a check, in the same words in every browser. */
export const dayOf = ({ date }: HandCheck): string =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Every check that a person made; a later one of the same kind is shown in place of an earlier. */
export const handChecks: readonly HandCheck[] = [];
