import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  checkContent,
  contentFiles,
  describeFault,
  type ContentFile,
  type Fault,
} from '../../tools/content/contentChecks';
import { committed as committedTexts, films, pictures } from '../support/committedContent';
import { isLong } from '../support/isLong';
import {
  canBeDone,
  mutate,
  mutations,
  placesOf,
  sourcesOf,
  valueAt,
  type Content,
  type Mutation,
  type Place,
} from '../support/contentMutations';
import { telephoneText } from '@lasakita/ui/domain/contactLinks';
import type { Dealer, Product, ProductCategory, Site } from '@/content/schema';
import { productSlug } from '@/domain/productTexts';
import {
  countLines,
  countPacks,
  countPowders,
  priceDishes,
  countRegions,
  countSack,
  countShelves,
  countUses,
} from '../../tools/content/contentCounts';

/** By night 10,000, others each time: `.github/workflows/nightly.yml`. */
const RUNS = Number(process.env.CONTENT_MUTATIONS ?? 80);
const SEED = Number(process.env.CONTENT_SEED ?? 20_261_121);
/** As many accepted mutations stand together in one content that is rendered. */
const PER_RENDERING = 40;
/** All dealers are alike: of more than these, each mutation only takes longer to check and to render. */
const DEALERS = 12;

const committed = Object.fromEntries(
  Object.entries(committedTexts).map(([file, text]) => [file, JSON.parse(text)]),
) as Content;
committed['dealers.json'] = (committed['dealers.json'] as unknown[]).slice(0, DEALERS);
const surroundings = { pictures, films };

const faultsOf = (content: Content) => checkContent(sourcesOf(content), surroundings);

const lists: ContentFile[] = contentFiles.filter((file) => Array.isArray(committed[file]));

/** A message without what finds the fault is no help to the one who has to mend it. */
const saysWhere = (fault: Fault): boolean => {
  const told = describeFault(fault);
  const isOfWholeFile = fault.field === undefined && fault.record === undefined;
  const isOfWholeRecord = fault.record !== undefined && fault.field === undefined;
  return (
    told.startsWith(`src/content/${fault.file}, line ${fault.line}`) &&
    fault.line > 0 &&
    fault.reason.length > 5 &&
    !/undefined|\[object|Invalid input/.test(told) &&
    // Of a list, the record; and the field, unless there is none to speak of.
    (!lists.includes(fault.file) || fault.record !== undefined || isOfWholeFile) &&
    (!isOfWholeRecord ||
      // A record that is a list itself, a group of words, has no fields.
      /must be a (?:record|list)|must be one of|is missing|a group needs/.test(fault.reason)) &&
    (!isOfWholeFile || /must be a|no entry leads to/.test(fault.reason))
  );
};

/** Whether a fault lies where the mutation was made, within it or around it. */
const isAt = (place: Place) => {
  const words = place.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key));
  return (fault: Fault) => {
    const record = /^record (\d+)/.exec(fault.record ?? '')?.[1];
    const told = [
      ...(record === undefined ? [] : [`entry ${record}`]),
      ...(fault.field === undefined ? [] : fault.field.split(', ')),
    ];
    const common = Math.min(told.length, words.length);
    // A key that is misspelt, added or out of its turn stands beside the place.
    return words.slice(0, Math.max(0, common - 1)).every((word, at) => word === told[at]);
  };
};

const accepted: Mutation[] = [];
const refused = { count: 0 };

/** A number is written in one way on the pages, whoever wrote it how in the data; a heading without the spaces around it. */
const shownAs = (pattern: string, text: string) =>
  pattern.includes('phoneNumbers') ? telephoneText(text) : text.trim();

describe(`${RUNS} mutations of the content`, () => {
  test(
    'are each accepted, or refused with file, record, field and reason',
    { timeout: 600_000 },
    () => {
      const holds = (mutation: Mutation) => {
        const { place, value } = mutate(committed, mutation);
        const faults = faultsOf({ ...committed, [mutation.file]: value });
        if (faults.length === 0) {
          accepted.push(mutation);
          return;
        }
        refused.count += 1;
        expect(faults.filter((fault) => !saysWhere(fault)).map(describeFault)).toEqual([]);
        // At the place itself, or at what refers to it.
        const near = faults.filter((fault) => fault.file !== mutation.file || isAt(place)(fault));
        const told = faults.map(describeFault);
        expect({ told, isNear: near.length > 0 }).toEqual({ told, isNear: true });
      };
      fc.assert(fc.property(mutations(committed), holds), { numRuns: RUNS, seed: SEED });
      expect(accepted.length + refused.count).toBe(RUNS);
      expect(accepted.length).toBeGreaterThan(RUNS / 20);
      expect(refused.count).toBeGreaterThan(RUNS / 4);
    },
  );
});

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Renders every page of the site as the build does, with other content. */
const renderSite = async (content: Content): Promise<Map<string, string>> => {
  vi.resetModules();
  for (const file of contentFiles) {
    vi.doMock(`@content/${file}`, () => ({ default: structuredClone(content[file]) }));
  }
  const products = content['products.json'] as Product[];
  const lines = content['product-categories.json'] as ProductCategory[];
  vi.doMock('virtual:content-counts', () => ({
    productSlugs: products.map(productSlug),
    uses: countUses(products),
    regions: countRegions(content['dealers.json'] as Dealer[]),
    sack: countSack(products),
    shelves: countShelves(products, lines),
    lineSums: countLines(products, lines),
    packSums: countPacks((content['site.json'] as Site).home.hero.videos, products),
  }));
  vi.doMock('virtual:counter-powders', () => ({
    powders: countPowders((content['site.json'] as Site).home.budburan.powders, products, lines),
  }));
  vi.doMock('virtual:dish-prices', () => ({
    dishes: priceDishes((content['site.json'] as Site).home.about.dishes, products),
  }));
  const { pagePaths, render } = await import('@/entry-server');
  const pages = new Map<string, string>();
  const rendered = await render(pagePaths);
  for (const [index, path] of pagePaths.entries()) pages.set(path, rendered[index]?.html ?? '');
  return pages;
};

const patternOf = (file: string, place: Place) =>
  [file, ...place.map((key) => (typeof key === 'number' ? '*' : key))].join(' ');

const textsOf = (content: Content) =>
  contentFiles.flatMap((file) =>
    placesOf(content[file]).flatMap((place) => {
      const text = valueAt(content[file], place);
      // A picture's text is shown where the picture is, which may be nowhere.
      return typeof text === 'string' && text.trim() !== '' && file !== 'alt-texts.json'
        ? [{ file, place, text, pattern: patternOf(file, place) }]
        : [];
    }),
  );

describe('what is accepted', () => {
  let complaints: ReturnType<typeof vi.spyOn>;
  /** On which pages which kinds of texts are shown. */
  const shown = new Map<string, string[]>();

  beforeAll(async () => {
    complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Every text that may read otherwise gets a mark of its own: where the mark is seen, the text is shown.
    const marked = structuredClone(committed);
    const marks = new Map<string, string[]>();
    for (const pattern of new Set(textsOf(committed).map((text) => text.pattern))) {
      const trial = structuredClone(marked);
      const own: string[] = [];
      for (const { file, place, pattern: other } of textsOf(trial)) {
        if (other !== pattern) continue;
        const parent = valueAt(trial[file], place.slice(0, -1)) as Record<string, unknown>;
        const mark = `m${marks.size}x${own.length}m`;
        own.push(mark);
        parent[place.at(-1) ?? ''] = mark;
      }
      if (faultsOf(trial).length > 0) continue;
      Object.assign(marked, trial);
      marks.set(pattern, own);
    }
    const pages = await renderSite(marked);
    for (const [pattern, own] of marks) {
      const places = [...pages].filter(([, html]) => own.every((mark) => html.includes(mark)));
      if (places.length > 0)
        shown.set(
          pattern,
          places.map(([page]) => page),
        );
    }
    complaints.mockClear();
  }, 600_000);

  afterAll(() => {
    vi.doUnmock('@content/site.json');
    vi.doUnmock('virtual:content-counts');
    vi.doUnmock('virtual:counter-powders');
    vi.doUnmock('virtual:dish-prices');
    vi.resetModules();
  });

  test('the texts that are looked for are those that people read', () => {
    for (const [pattern, page] of [
      ['products.json * name', '/products'],
      ['dealers.json * name', '/dealership'],
      ['dealers.json * address', '/dealership'],
      ['dealers.json * phoneNumbers *', '/dealership'],
      ['navigation.json * label', '/about'],
      ['navigation.json * children * label', '/about'],
      ['product-categories.json * label', '/home'],
      ['site.json about paragraphs *', '/about'],
      ['site.json dealership details *', '/dealership'],
    ] as const) {
      expect(shown.get(pattern)).toContain(page);
    }
    expect(shown.size).toBeGreaterThan(40);
  });

  test.runIf(isLong)(
    'is rendered whole: no record and no text is dropped',
    { timeout: 1_200_000 },
    async () => {
      let content = structuredClone(committed);
      let names: string[] = [];
      let rendered = 0;
      const look = async () => {
        if (names.length === 0) return;
        const pages = await renderSite(content);
        const told = names.join('; ');
        const influencers = content['influencers.json'] as { slug: string; name: string }[];
        expect([...pages.keys()].filter((page) => page.startsWith('/influencers/'))).toHaveLength(
          influencers.length,
        );
        const nameless = influencers.filter(
          ({ slug, name }) => !pages.get(`/influencers/${slug}`)?.includes(escaped(name)),
        );
        const missing = textsOf(content).filter(({ text, pattern }) =>
          shown.get(pattern)?.some(
            (page) =>
              // Of one person or thing, at an address that may be another now.
              !/^\/(?:influencers|products)\//.test(page) &&
              !pages.get(page)?.includes(escaped(shownAs(pattern, text))),
          ),
        );
        const found = {
          told,
          nameless,
          missing: missing.map(({ pattern, text }) => `${pattern}: ${text.slice(0, 60)}`),
          said: complaints.mock.calls.map((call: unknown[]) => call.map(String).join(' ')),
        };
        expect(found).toEqual({ told, nameless: [], missing: [], said: [] });
        for (const html of pages.values())
          expect(html).not.toMatch(/<img src=x|(href|src)="\s*java/);
        rendered += names.length;
        content = structuredClone(committed);
        names = [];
      };
      for (const mutation of accepted) {
        const withIt = () => ({ ...content, [mutation.file]: mutate(content, mutation).value });
        let next = canBeDone(content, mutation) ? withIt() : undefined;
        // What is fine alone may not go with the others: they are rendered first.
        if (!next || faultsOf(next).length > 0) {
          await look();
          next = withIt();
        }
        content = next;
        names.push(`${mutation.kind} in ${mutation.file}`);
        if (names.length === PER_RENDERING) await look();
      }
      await look();
      expect(rendered).toBe(accepted.length);
    },
  );
});

test('a file that is cut off anywhere is refused with its line', () => {
  const source = committedTexts['products.json'].trimEnd();
  const sources = sourcesOf(committed);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: source.length - 1 }), (end) => {
      const faults = checkContent(
        { ...sources, 'products.json': source.slice(0, end) },
        surroundings,
      );
      const told = faults.filter(({ file }) => file === 'products.json').map(describeFault);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/^src\/content\/products\.json, line \d+: ./);
    }),
    { numRuns: 100, seed: SEED },
  );
});
