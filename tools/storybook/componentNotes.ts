/**
 * The tags of a component's docstring, beside its description. Storybook's component manifest carries them as they are,
 * and the documentation page shows them in parts (KIT-4).
 */

/** How a component is meant: `@do`, `@dont` and `@instead`, one a line. */
export interface UsageNotes {
  do: string[];
  dont: string[];
  /** What to take where it does not fit. */
  instead: string[];
}

/** What somebody meets who does not see or point. */
export interface AccessibilityNotes {
  /** `@keyboard Keys: what they do`; empty for what takes no focus, which is `@keyboard None: it takes no focus.` */
  keyboard: [keys: string, effect: string][];
  /** `@roles`: roles, names and states. */
  roles: string;
  /** `@announcements`: what a screen reader is told unasked. */
  announcements: string;
}

export interface ComponentNotes {
  usage: UsageNotes;
  accessibility: AccessibilityNotes;
}

/** The tags in the order in which a docstring has them. */
export const noteTags = [
  'do',
  'dont',
  'instead',
  'keyboard',
  'roles',
  'announcements',
] as const satisfies readonly (keyof UsageNotes | keyof AccessibilityNotes)[];

export type NoteTag = (typeof noteTags)[number];

/** The notes that the tags of a docstring make; what is not said is empty. */
export const notesOf = (tags: readonly [name: string, text: string][]): ComponentNotes => {
  const said = (tag: NoteTag) => tags.flatMap(([name, text]) => (name === tag ? [text] : []));
  return {
    usage: { do: said('do'), dont: said('dont'), instead: said('instead') },
    accessibility: {
      keyboard: said('keyboard').flatMap((line): [string, string][] => {
        const [, keys = '', effect = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
        return keys === 'None' ? [] : [[keys, effect]];
      }),
      roles: said('roles').join(' '),
      announcements: said('announcements').join(' '),
    },
  };
};
