import { describe, expect, test } from 'vitest';
import path from 'node:path';
import {
  docstringOf,
  propsOf,
  readComponentDocs,
  rootOf,
} from '../../../tools/storybook/componentDocs.ts';

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
 *
 * @do Put it where everybody passes,
 *   not where nobody does.
 * @keyboard None: it takes no focus.
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

test('rootOf names the element or component whose props an interface takes too', () => {
  expect(rootOf(source, 'ShelfProps')).toBe('Board');
  expect(rootOf("export interface AProps extends ComponentPropsWithRef<'li'> {}", 'AProps')).toBe(
    'li',
  );
  expect(rootOf('export interface AProps {}', 'AProps')).toBeUndefined();
});

test('docstringOf reads the comment right before an export, and no other', () => {
  const none = { description: '', tags: [] };
  expect(docstringOf(source, 'Shelf')).toEqual({
    description: 'Holds what is sold, for all to see.',
    tags: [
      ['do', 'Put it where everybody passes, not where nobody does.'],
      ['keyboard', 'None: it takes no focus.'],
    ],
  });
  expect(docstringOf(source, 'Plain')).toEqual(none);
  expect(docstringOf(source, 'Board')).toEqual(none);
});

describe('readComponentDocs', () => {
  const docs = readComponentDocs(path.resolve(import.meta.dirname, '../../..'));
  const namesOf = (links: { name: string }[] | undefined) => links?.map(({ name }) => name);

  test('follows imports through sections to pages', () => {
    const card = docs['./stories/components/DealerCard.stories.tsx'];
    expect(card).toMatchObject({ name: 'DealerCard', isOnEveryPage: false });
    expect(card?.pages).toEqual([{ name: 'Dealership', docsId: 'pages-dealership--docs' }]);
    expect(namesOf(card?.usedBy)).toEqual(['DirectorySection', 'NearestDealers']);
  });

  test('knows what the shared layout brings to every page', () => {
    expect(docs['./stories/components/SkipLink.stories.tsx']?.isOnEveryPage).toBe(true);
  });

  test('lists the words that a component groups, and those of its parts', () => {
    const propsIn = (name: string) =>
      docs[`./stories/components/${name}.stories.tsx`]?.props.map((prop) => prop.name) ?? [];
    expect(propsIn('Checklist')).toEqual(
      expect.arrayContaining(['labels', 'labels.print', 'labels.notCopied']),
    );
    expect(propsIn('Header')).toEqual(
      expect.arrayContaining(['labels.openMenu', 'labels.navigation']),
    );
    expect(propsIn('HeroVideoCarousel')).toEqual(
      expect.arrayContaining(['labels.nextSlide', 'labels.playVideo']),
    );
  });

  test('counts an import of types alone as no use', () => {
    const picture = docs['./stories/components/Picture.stories.tsx'];
    expect(namesOf(picture?.usedBy)).not.toContain('SocialEmbed');
  });
});
