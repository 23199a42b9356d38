import { describe, expect, test } from 'vitest';
import path from 'node:path';
import { docstringOf, propsOf, readComponentDocs } from '../../tools/componentDocs.ts';

const source = `
/** How a shelf stands. */
export type Stand = 'up' | 'down';

export interface ShelfProps<Item> extends Omit<BoardProps, 'slot'> {
  /** What is on it,
   * in order. */
  readonly items: readonly { name: string; price: number }[];
  /** How it stands. @default 'up' */
  stand?: Stand;
  /** Called with what was taken, and how many are left. */
  onTake?: (item: Item, left: number) => void;
  bare: boolean;
  /** @default none */
  label?: string;
}

/** Not a shelf. */
const Board = styled('div')({});

/**
 * Holds what is sold,
 * for all to see.
 */
export const Shelf = observer(function Shelf() {});
export function Plain() {}
`;

describe('propsOf', () => {
  test('reads names, types, descriptions and defaults', () => {
    expect(propsOf(source, 'ShelfProps')).toEqual([
      {
        name: 'items',
        type: 'readonly { name: string; price: number }[]',
        isRequired: true,
        description: 'What is on it, in order.',
      },
      {
        name: 'stand',
        type: 'Stand',
        isRequired: false,
        description: 'How it stands.',
        defaultValue: "'up'",
      },
      {
        name: 'onTake',
        type: '(item: Item, left: number) => void',
        isRequired: false,
        description: 'Called with what was taken, and how many are left.',
      },
      { name: 'bare', type: 'boolean', isRequired: true, description: '' },
      { name: 'label', type: 'string', isRequired: false, description: '', defaultValue: 'none' },
    ]);
  });

  test('of an interface that is not there are none', () => {
    expect(propsOf(source, 'CupboardProps')).toEqual([]);
  });
});

test('docstringOf reads the comment right before an export, and no other', () => {
  expect(docstringOf(source, 'Shelf')).toBe('Holds what is sold, for all to see.');
  expect(docstringOf(source, 'Plain')).toBe('');
  expect(docstringOf(source, 'Board')).toBe('');
});

describe('readComponentDocs', () => {
  const docs = readComponentDocs(path.resolve(import.meta.dirname, '../..'));
  const namesOf = (links: { name: string }[] | undefined) => links?.map(({ name }) => name);

  test('follows imports through sections to pages', () => {
    const card = docs['./stories/components/DealerCard.stories.tsx'];
    expect(card).toMatchObject({ name: 'DealerCard', isOnEveryPage: false });
    expect(card?.pages).toEqual([{ name: 'Dealership', docsId: 'pages-dealership--docs' }]);
    expect(namesOf(card?.usedBy)).toEqual(['DirectorySection']);
  });

  test('knows what the shared layout brings to every page', () => {
    expect(docs['./stories/components/SkipLink.stories.tsx']?.isOnEveryPage).toBe(true);
  });

  test('counts an import of types alone as no use', () => {
    const picture = docs['./stories/components/Picture.stories.tsx'];
    expect(namesOf(picture?.usedBy)).not.toContain('SocialEmbed');
  });
});
