import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '../../../tools/content/contentChecks';
import { sampleContent } from '../../../tools/content/contentFolder';
import { rewriteJson } from '../../../tools/content/jsonForm';
import { changedLines } from '../../support/changedLines';

const read = (file: string) => fs.readFileSync(path.join(sampleContent, file), 'utf8');

/** Changes a content file of the sample, and tells which lines that changed. */
const edit = <Value>(file: string, change: (value: Value) => unknown) => {
  const source = read(file);
  const value = JSON.parse(source) as Value;
  const changed = change(value) ?? value;
  const written = rewriteJson(source, changed);
  expect(JSON.parse(written)).toEqual(changed);
  return changedLines(source, written);
};

interface Product {
  price: number;
  image: string;
  uses?: string[];
  advantages: string[];
  description: string[];
  slug?: string;
  packs?: { weight: string; text?: string }[];
}

test.each(contentFiles)('%s that did not change is the same text', (file) => {
  expect(rewriteJson(read(file), JSON.parse(read(file)))).toBe(read(file));
});

describe('a change', () => {
  test('of a price is one line', () => {
    const lines = edit<Product[]>('products.json', ([first]) => {
      if (first) first.price = 66.5;
    });
    expect(lines).toEqual(['- "price": 65,', '+ "price": 66.5,']);
  });

  test('of one entry of a list that stands on one line leaves it there', () => {
    const lines = edit<Product[]>('products.json', ([first]) => {
      first?.advantages.splice(1, 1);
    });
    expect(lines).toEqual([
      '- "advantages": ["Great Quality", "Lowest Price", "HALAL Accredited"],',
      '+ "advantages": ["Great Quality", "HALAL Accredited"],',
    ]);
  });

  test('that makes a list too long for a line opens it', () => {
    const lines = edit<Product[]>('products.json', ([first]) => {
      first?.advantages.push('Loved by every stall of the plaza', 'New');
    });
    expect(lines).toContain('+ "New"');
    expect(lines).toContain('+ "HALAL Accredited",');
  });

  test('of a pack keeps packs on a line each, and so does a new one', () => {
    const lines = edit<Product[]>('products.json', ([, second]) => {
      if (second?.packs?.[0]) second.packs[0].text = 'For everybody';
      second?.packs?.push({ weight: '25kg', text: 'A drum' });
    });
    expect(lines).toContain('+ { "weight": "1kg", "text": "For everybody" },');
    expect(lines).toContain('+ { "weight": "25kg", "text": "A drum" }');
  });

  test('that adds a field puts it where it belongs', () => {
    const source = read('products.json');
    const products = JSON.parse(source) as Product[];
    const [first, ...others] = products;
    const { name, ...rest } = first as unknown as Record<string, unknown>;
    const { id, ...last } = rest;
    const written = rewriteJson(source, [{ id, name, slug: 'cheddar', ...last }, ...others]);
    expect(changedLines(source, written)).toEqual(['+ "slug": "cheddar",']);
    expect(written).toMatch(/"name": "[^"]+",\n {4}"slug": "cheddar",\n {4}"category"/);
  });

  test('of two numbers of a dealer is one line', () => {
    const lines = edit<{ phoneNumbers: string[] }[]>('dealers.json', ([first]) => {
      first?.phoneNumbers.push('(02) 8123-4567');
    });
    expect(lines).toHaveLength(2);
  });

  test('that adds a record changes no other', () => {
    const lines = edit<Record<string, unknown>[]>('dealers.json', (dealers) => [
      ...dealers,
      { ...dealers[0], name: 'Suki', phoneNumbers: ['0900 123 4567', '0900 765 4321'] },
    ]);
    expect(lines.filter((line) => line.startsWith('-'))).toEqual([]);
    expect(lines).toContain('+ "phoneNumbers": ["0900 123 4567", "0900 765 4321"],');
  });

  test('that takes a record out changes no other', () => {
    const lines = edit<unknown[]>('influencers.json', (influencers) => influencers.toSpliced(3, 1));
    expect(lines.filter((line) => line.startsWith('+'))).toEqual([]);
  });

  test('of the order moves lines and changes none', () => {
    const lines = edit<unknown[]>('influencers.json', (influencers) => influencers.toReversed());
    expect(lines.filter((line) => !/^[-+] [}\]],?$/.test(line))).toEqual([]);
  });

  test('of a group of words keeps it on its line, however long', () => {
    const lines = edit<string[][]>('search-words.json', (groups) => {
      groups[0]?.push('kesito');
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^\+ \["cheese", .*"kesito"\],$/);
  });

  test('of nested fields of the site is one line', () => {
    const lines = edit<{ home: { hero: { videos: { title: string }[] } } }>('site.json', (site) => {
      if (site.home.hero.videos[1]) site.home.hero.videos[1].title = 'Something else';
    });
    expect(lines).toHaveLength(2);
  });
});

describe('the form of a file', () => {
  const source = read('products.json');
  const changed = (text: string) => {
    const products = JSON.parse(text.replace(/^\uFEFF/, '')) as Product[];
    const [first, ...others] = products;
    return [
      {
        ...first,
        price: 66.5,
        advantages: [
          'Loved by every stall of the plaza',
          'New',
          'HALAL Accredited',
          'Great Quality',
        ],
        packs: [{ weight: '25kg', text: 'A drum' }],
      },
      ...others,
      { id: '99', name: 'New', description: ['One.', 'Two.'] },
    ];
  };
  const expected = rewriteJson(source, changed(source));
  const windows = (text: string) => text.replaceAll('\n', '\r\n');

  test.each([
    ['line ends of Windows', windows],
    ['a mark of its encoding', (text: string) => `\uFEFF${text}`],
    ['both', (text: string) => `\uFEFF${windows(text)}`],
    ['no line end at its end', (text: string) => text.trimEnd()],
    ['no line end at its end, by Windows', (text: string) => windows(text.trimEnd())],
    ['two line ends at its end', (text: string) => `${text}\n`],
  ])('stays: %s', (_, given) => {
    expect(rewriteJson(given(source), changed(source))).toBe(given(expected));
    expect(rewriteJson(given(source), JSON.parse(source))).toBe(given(source));
  });

  test('with two kinds of line ends keeps each, and new lines end as most do', () => {
    const mixed = windows(source).replace('\r\n', '\n');
    expect(rewriteJson(mixed, changed(source))).toBe(windows(expected).replace('\r\n', '\n'));
  });
});

test('whatever a file holds and is to hold, it holds it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.boolean(), (before, after, isOpen) => {
      const source = JSON.stringify(before, null, isOpen ? 2 : undefined);
      expect(JSON.parse(rewriteJson(source, after))).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});

test('a file that is no JSON is written anew', () => {
  expect(rewriteJson('[1, 2', [{ name: 'a' }])).toBe('[\n  {\n    "name": "a"\n  }\n]\n');
});
