/** The content check in the editor: the rules and words of `npm run content`, before anything is saved. */
import type { ContentFile, Fault, PixelSize } from '../tools/content/contentChecks.ts';
import { checkContent } from '../tools/content/contentChecks.ts';
import { contentWarnings } from '../tools/content/contentWarnings.ts';
import { isSame } from '../tools/content/jsonForm.ts';
import { withoutMark } from '../tools/content/lineEnds.ts';
import { moneyText } from '@lasakita/ui/domain/money';
import { isRecord } from '../src/domain/isRecord.ts';
import { placeOf } from './changes.ts';
import type { Content } from './content.ts';
import { words } from './words.ts';
import type { Words } from './words.ts';

/** The words of a field within others; of several shapes, of the first that has it. */
const wordsWithin = (said: Words | undefined, name: string): Words | undefined =>
  said?.fields?.[name] ??
  Object.values(said?.shapes ?? {}).find(({ fields }) => fields?.[name])?.fields?.[name];

/** Where in a form a field is, as its labels say it. */
function fieldText(file: ContentFile, field: string): string {
  let said: Words | undefined = words[file];
  return field
    .split(', ')
    .map((name) => {
      if (name.startsWith('entry ')) return name;
      said = wordsWithin(said, name);
      return said?.label ?? name;
    })
    .join(', ');
}

/** Where a picture is said to lie that has no file yet. */
export const NEW_PICTURE = 'new/';

/** A reason for somebody who sees forms: files are called by their forms, and how a file writes a value is not said. */
export const spoken = (reason: string): string =>
  reason
    .replace(/^(must be an? [^;]*?) (?:in|without) quotes/, '$1')
    .replace(/^must name a picture as folder\/name, without an ending/, 'choose a picture')
    .replace(/ in src\/content\/pictures$/, '; choose one that is offered')
    .replace('public/films/', '')
    .replace(/,? and save the file as UTF-8/, '')
    .replace(
      'a slug of its own',
      `“${words['products.json'].fields?.slug?.label ?? 'slug'}” of its own`,
    )
    .replaceAll(/[\w-]+\.json/g, (file) => {
      const said = Object.hasOwn(words, file) ? words[file as ContentFile] : undefined;
      return said ? `“${said.label}”` : file;
    })
    .replaceAll('write “at”', `fill in “${words['dealers.json'].fields?.at?.label ?? 'at'}”`)
    .replaceAll(/\[(-?[\d.]+), (-?[\d.]+)\]/g, '$1, $2')
    .replaceAll(/\brecord (\d+)/g, 'no. $1')
    .replaceAll(` ${NEW_PICTURE}`, ' ');

/** Where something is, as the forms say it. */
export const placeText = ({ file, record, field }: Pick<Fault, 'file' | 'record' | 'field'>) =>
  [
    words[file].label,
    // A form numbers no records: what has a name is found by it.
    record?.replace(/^record \d+$/, 'the one without a name').replace(/^record /, 'no. '),
    field && fieldText(file, field),
  ]
    .filter(Boolean)
    .join(', ');

/** One fault in one line, for somebody who sees forms and no files. */
export const describe = (fault: Fault): string =>
  // A form offers the brand lines: nobody writes their values.
  `${placeText(fault)}: ${fault.field === 'category' && fault.reason.startsWith('must be lower-case') ? 'choose one' : spoken(fault.reason)}`;

export interface CheckResult {
  /** What is wrong in the file itself: it cannot be saved so. */
  faults: Fault[];
  /** What has to be mended in other files, or the site is not built anew. */
  left: Fault[];
}

/** A product that is about to be removed is called by its name: nobody knows its number. */
const namingRemoved = (fault: Fault, products: unknown): Fault => ({
  ...fault,
  reason: fault.reason.replace(/^there is no product with the id (\S+)(?: in \S+)?/, (said, id) => {
    const removed: unknown = Array.isArray(products)
      ? products.find((product) => isRecord(product) && product.id === id)
      : undefined;
    return isRecord(removed)
      ? `names “${String(removed.name)}”, which is no more in products.json`
      : said;
  }),
});

/** Of two records that are alike the one that was changed is to blame: the other one was there before. */
function blaming({ twin, ...fault }: Fault, before: unknown, text: string | undefined): Fault {
  if (!twin || text === undefined || !Array.isArray(before)) return fault;
  const after = JSON.parse(withoutMark(text)) as unknown[];
  const isChanged = ({ record }: Fault) => {
    const place = Number(/^record (\d+)/.exec(record ?? '')?.[1]) - 1;
    return !before.some((other) => isSame(other, after[place]));
  };
  return isChanged(twin) && !isChanged(fault) ? twin : fault;
}

/**
 * Checks a file as it is to be, among the others as they are.
 *
 * @param pictures Names of pictures that come with it.
 * @param sizes What is known of them in pixels.
 */
export function check(
  content: Content,
  file: ContentFile,
  text: string | undefined,
  pictures: readonly string[] = [],
  sizes: ReadonlyMap<string, PixelSize> = new Map(),
): CheckResult {
  const found = checkContent(content.sourcesWith(file, text), {
    pictures: [...content.pictures, ...pictures],
    films: content.films,
    sizes: new Map([...content.sizes, ...sizes]),
  });
  const isOwn = (fault: Fault) => fault.file === file && fault.mendedIn === undefined;
  const named = (fault: Fault) => namingRemoved(fault, content.valueOf('products.json'));
  const before = content.valueOf(file);
  return {
    faults: found.filter(isOwn).map((fault) => blaming(fault, before, text)),
    left: found.filter((fault) => !isOwn(fault)).map(named),
  };
}

/** A price that changes by more than this factor may have a digit too many or too few. */
const JUMP = 4;

const isPriced = (value: unknown): value is { id: string; price: number } =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.price === 'number' &&
  value.price > 0;

/** Prices of products that a change makes several times as high or as low. */
export function priceJumps(before: unknown, after: unknown): Fault[] {
  const [former, records] = [before, after].map((list) => (Array.isArray(list) ? list : []));
  return (records ?? []).flatMap((record, index) => {
    const was = former?.find(
      (other) => isPriced(other) && isPriced(record) && other.id === record.id,
    );
    if (!isPriced(record) || !isPriced(was)) return [];
    const factor = record.price / was.price;
    if (factor <= JUMP && factor >= 1 / JUMP) return [];
    const reason = `was ${moneyText(was.price)} and is ${moneyText(record.price)} now`;
    const place = placeOf('products.json', [index, 'price'], records, record.price);
    return [{ ...place, line: 0, reason }];
  });
}

/** What a fault says, wherever its record stands in the list: one that is removed before it moves it. */
const saidOf = ({ record = '', ...fault }: Fault): string =>
  describe({ ...fault, record: record.replace(/^record \d+ (?=")/, '') });

/** What is allowed and yet seems wrong, in this file or in others, as far as it did not seem so before. */
export function newWarnings(content: Content, file: ContentFile, text: string): Fault[] {
  const warningsOf = (written: string | undefined) =>
    contentWarnings(content.sourcesWith(file, written), new Date());
  const before = new Set(warningsOf(content.textNow(file)).map(saidOf));
  return [
    ...warningsOf(text).filter((warning) => !before.has(saidOf(warning))),
    ...(file === 'products.json'
      ? priceJumps(content.valueOf(file), JSON.parse(withoutMark(text)))
      : []),
  ];
}
