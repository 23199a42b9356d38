/**
 * What a content file may hold. The checks (`npm run content`, the tests, the build) and the JSON Schemas that an editor
 * reads are made from this one source; the site itself imports only the types, so that no validator reaches a visitor.
 */
import { z } from 'zod';
import type { NavItem } from '@lasakita/ui/domain/navigation';
import type { PictureAsset } from '@lasakita/ui/domain/picture';
import { doubtfulFault, readNumber, spreadsheetFault } from './pasted.ts';
import { numberFault } from './phoneNumbers.ts';

const isDate = (written: string) => {
  const [month = 0, day = 0, year = 0] = written.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Everything but what no keyboard writes: control characters, and halves of characters that a wrong cut leaves. */
const isReadable = (written: string) =>
  !/[\p{Surrogate}\p{Cc}]/u.test(written.replace(/[\n\t]/g, ''));

/**
 * What takes no room or turns the direction of reading: a name that holds it looks like another one, and is not found.
 * The joiner within an emoji is none of it.
 */
const hidden =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** What the second byte of ñ and its like becomes where it is read as if by Windows. */
const secondByte = String.raw`\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;

/** A letter decoded with a wrong encoding: `\uFFFD`, the two letters that Windows, a Mac or DOS makes of ñ, or a `?`. */
const garbled = new RegExp(
  String.raw`\uFFFD|ï¿½|[ÂÃÄÅ][${secondByte}]|â[€‚ƒ„†‡]|√[^\s\d]|[├┬]|\p{L}\?\p{L}`,
  'u',
);

/** How web pages and their addresses write signs, each with what is asked for instead. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, 'as a web page writes a sign; write the sign itself'],
  [/<\/?[a-z][^<>]*>/i, 'which is a web page’s markup; take it out'],
  [
    /%(?:[2-7][\dA-F]|C3%[89AB][\dA-F])(?![\d%])/,
    'as an address writes a sign; write the sign itself',
  ],
];

const markupIn = (written: string) => {
  for (const [pattern, advice] of markup) {
    const found = pattern.exec(written)?.[0];
    if (found !== undefined) return `holds ${found}, ${advice}`;
  }
  return undefined;
};

const hiddenIn = (written: string) => {
  const found = hidden.exec(written);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = written.slice(0, found?.index).trim().slice(-12);
  return `holds a character that cannot be seen (U+${code}) ${before ? `after “${before}”` : 'at the beginning'}; write the words anew`;
};

const anyText = z
  .string()
  .refine(isReadable, 'must not hold control characters or halves of characters')
  .refine((written) => !hidden.test(written), {
    error: ({ input }) => hiddenIn(String(input)),
  })
  .refine((written) => !garbled.test(written), {
    error: ({ input }) =>
      `holds ${garbled.exec(String(input))?.[0]}, where a letter was read in a wrong encoding; write it anew and save the file as UTF-8`,
  })
  .refine((written) => spreadsheetFault(written) === undefined, {
    error: ({ input }) => spreadsheetFault(String(input)),
  })
  .refine((written) => markupIn(written) === undefined, {
    error: ({ input }) => markupIn(String(input)),
  });
const text = anyText.trim().min(1, 'must not be empty');
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
/** Why a text is no web address, as far as that is known. */
const addressAdvice = (written: string) => {
  if (hidden.test(written)) return hiddenIn(written);
  if (written === '' || /\s/.test(written)) return 'must be an https:// address, without spaces';
  if (/^http:\/\//i.test(written)) return 'must begin with https://';
  if (!written.startsWith('https://')) return 'must be a whole address, which begins with https://';
  const [odd] = /[^!-~\p{L}\p{M}\p{N}]/u.exec(written) ?? [];
  return odd === undefined
    ? 'must be an https:// address'
    : `holds ${odd}, which no address holds; copy the address again from the browser’s address bar`;
};
/**
 * Of a link or a frame. As a browser would have to write it: it strips spaces and line breaks from what it is given, takes
 * `\\` for `/`, and hides the true host behind an `@`.
 */
const webAddress = z
  .string()
  .regex(
    // Letters such as ñ stand in an address that is copied from a page: browsers take them, and so do we.
    /^https:\/\/[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+(:\d{1,5})?([/?#][!-~\p{L}\p{M}\p{N}]*)?$/u,
    { error: ({ input }) => addressAdvice(String(input)) },
  )
  .refine((address) => URL.canParse(address), 'must be an https:// address that can be opened');
/** What a place shows needs so many px at least, and this shape: width to height from and to. */
export interface PicturePlace {
  shape: string;
  width: number;
  height: number;
  ratios: readonly [number, number];
  /** Whether people who cannot see it miss something: then its alt text may not be empty. */
  isTold?: boolean;
}

const square = { shape: 'square', ratios: [0.9, 1.1] } as const;
const wide = { shape: 'wide, such as 16:9', ratios: [1.3, 2.2] } as const;

/** Where pictures stand. The sizes are those that look sharp on usual screens; `docs/content.md` has them too. */
export const picturePlaces = {
  product: { ...square, width: 1000, height: 1000, isTold: true },
  use: { ...square, width: 144, height: 144 },
  serving: { ...square, width: 480, height: 480 },
  pack: { ...square, width: 480, height: 480 },
  recipe: { shape: '4:3', ratios: [1.2, 1.5], width: 1200, height: 900, isTold: true },
  line: { ...square, width: 1000, height: 1000 },
  sampaloc: { ...square, width: 1000, height: 1000 },
  background: { ...wide, width: 1920, height: 1080 },
  partnership: { shape: '4:3', ratios: [1.2, 1.5], width: 1200, height: 900 },
  portrait: { ...square, width: 640, height: 640, isTold: true },
  upright: { shape: 'upright, 9:16', ratios: [0.5, 0.65], width: 720, height: 1280 },
  film: { ...wide, width: 1280, height: 720 },
  hero: { shape: 'wide, such as 1800 × 680', ratios: [1.3, 2.8], width: 1280, height: 480 },
  tall: { shape: 'upright, such as 4:5', ratios: [0.5, 0.9], width: 720, height: 900 },
  page: { ...wide, width: 1600, height: 900 },
  share: { shape: '1200 × 630', ratios: [1.8, 2], width: 1200, height: 630 },
} as const satisfies Record<string, PicturePlace>;

/** The place of each schema that `pictureIn` made, for the checks. */
export const placeOfPicture = new WeakMap<object, PicturePlace>();

/** The name of a picture; the checks look that it exists, has an alt text and fits its place. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must name a picture as folder/name, without an ending')
  .describe('A picture in src/content/pictures, as folder/name without its ending.');

const pictureIn = (name: keyof typeof picturePlaces) => {
  const place = picturePlaces[name];
  const schema = pictureName.describe(
    `A picture in src/content/pictures, as folder/name without its ending: ${place.shape}, at least ${place.width} × ${place.height} pixels.`,
  );
  placeOfPicture.set(schema, place);
  return schema;
};

/** A page of the site; the checks look that it exists. */
export const path = z
  .string()
  .regex(/^(\/[a-z0-9-]+)+$/, 'must be a path of the site, such as /products');

/** A category that the select offers; the data may use others too (PROD-1). */
export const productCategorySchema = z.strictObject({
  value: slug,
  label: text.describe('The brand line, as visitors read it.'),
  /** The line's hue, a name from the theme's palette. */
  color: z.enum(['annatto', 'keso', 'sili', 'ube', 'pandan']),
  text: text.describe('What the line is, in one sentence, for the home page.'),
  picture: pictureIn('line'),
  product: text
    .optional()
    .describe(
      'The id of the product of this line that the picture shows: its card on the home page says what a pack of it makes. Without it the first that counts its servings.',
    ),
});

/** What products are for: a chip above the list of products. */
export const useSchema = z.strictObject({
  slug: slug.describe('Stands in the address, and in the uses of the products.'),
  label: text.describe('As visitors read it, such as Fried chicken.'),
  drawing: pictureIn('use'),
});

/** A word, or a few in a row, that visitors type. */
const searchWord = text.regex(
  /^[\p{L}\p{N}]+([ '’-][\p{L}\p{N}]+)*$/u,
  'must be a word, or a few, of letters and digits',
);

/** Words for the same thing: who types one of them finds what has another. */
export const searchWordsSchema = z.array(
  z.array(searchWord).min(2, {
    error: ({ input }) =>
      Array.isArray(input) && input.length === 0
        ? 'is an empty group; write its words, or take it out'
        : 'has one word only; a group needs another one for the same thing',
  }),
);

const weightDoubt = (written: string) => doubtfulFault(written, written.replace(/^[\d.]+/, ''));

/** What is in a pack. */
export const weight = z
  .string()
  .regex(/^\d+(\.\d+)?(g|kg|ml|L)$/, 'must be a number with g, kg, ml or L, such as 200g')
  .regex(/[1-9]/, 'must be more than 0')
  .refine((written) => weightDoubt(written) === undefined, {
    error: ({ input }) => weightDoubt(String(input)),
  });

const percent = z.number().min(0).max(100);

/** Grams, milliliters or pieces. */
const amount = z
  .number()
  .positive('must be more than 0')
  .max(100_000, 'must be at most 100000')
  .multipleOf(0.01, 'must have at most two decimals');

const stockFault = (written: string) => {
  const number = readNumber(written);
  const advice = Number.isInteger(number) ? `; write "${number}"` : '';
  return doubtfulFault(written) ?? `must be a whole number in quotes${advice}`;
};

export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^(0|[1-9]\d*)$/, 'must be a whole number in quotes, without a 0 in front')
    .describe('The unique number of the record; Newest shows the lowest first.'),
  name: text,
  slug: slug
    .optional()
    .describe('The end of its page’s address. May be left out: it is then made of the name.'),
  category: slug.describe('A value of product-categories.json, or one that no select offers.'),
  uses: z.array(slug).optional().describe('What it is for: slugs of uses.json. May be left out.'),
  image: pictureIn('product'),
  link: webAddress.describe('Where the product is bought.'),
  advantages: z.array(text).describe('Badges, such as Great Quality or HALAL Accredited.'),
  description: z.array(text).min(1, 'must have at least one paragraph').describe('Paragraphs.'),
  price: z
    .number()
    .positive('must be more than 0')
    .multipleOf(0.01, 'must have at most two decimals, such as 64.95')
    .describe('Pesos.'),
  stock: z
    .string()
    .regex(/^\d+$/, { error: ({ input }) => stockFault(String(input)) })
    .describe('Pieces in stock.'),
  country: text,
  weight,
  servingGrams: amount
    .optional()
    .describe(
      'Grams that go on or into one serving: what a pack makes is counted with it, and the sums of earnings begin with it. May be left out, together with servingNoun and servingOf.',
    ),
  servingNoun: text
    .regex(/^\p{L}+([ '’-]\p{L}+)*$/u, 'must be a word, such as baso')
    .max(16, 'must be at most 16 letters')
    .optional()
    .describe(
      'What one serving is called, in Filipino, one of them: baso, plato, tasa. It stands behind the number: 18 baso.',
    ),
  servingOf: text
    .max(24, 'must be at most 24 letters')
    .optional()
    .describe('What a serving is of, such as fries: 18 baso ng fries.'),
  servingCostOf: text
    .regex(/^\p{L}+([ '’-]\p{L}+)*$/u, 'must be a word, such as timpla')
    .max(16, 'must be at most 16 letters')
    .optional()
    .describe(
      'What of a serving the pack pays for, in Filipino, such as timpla: ₱8.33 na timpla bawat plato. Without it: lasa.',
    ),
  servingPicture: pictureIn('serving')
    .optional()
    .describe(
      'One serving, cut out, as a PNG or WebP that one sees through around it: it stands beside the pack. May be left out.',
    ),
  otherServings: z
    .array(z.strictObject({ use: slug, picture: pictureIn('serving') }))
    .optional()
    .describe(
      'What a serving looks like where visitors have chosen one of its uses and the usual picture shows another: fries under a powder that stands on popcorn elsewhere. May be left out.',
    ),
  examplePrice: amount
    .optional()
    .describe(
      'What one serving may sell for, in pesos, as an example: the sums of earnings show it, marked as one, until the visitor types a price. May be left out.',
    ),
  exampleCosts: amount
    .optional()
    .describe(
      'What else one serving costs, in pesos, as an example, such as its potatoes, oil and cup: the sums of earnings count it, marked as one, until the visitor types other costs. May be left out.',
    ),
  spoonGrams: amount
    .optional()
    .describe(
      'Grams of a level tablespoon: recipes tell amounts by spoons with it. May be left out.',
    ),
  howTo: z
    .array(text)
    .optional()
    .describe('How it is used, one text for each step. May be left out.'),
  packs: z
    .array(
      z.strictObject({
        weight,
        text: text.optional().describe('For whom, such as For stalls.'),
        picture: pictureIn('pack')
          .optional()
          .describe(
            'The pack, cut out, as a PNG or WebP that one sees through around it: where all have one, they stand beside the pouch to scale. May be left out.',
          ),
      }),
    )
    .optional()
    .describe('Larger packs for dealers, whose price is asked for. May be left out.'),
  shelfLife: z
    .string()
    .regex(/^\d+ Months?$/, 'must be a number of months, such as 8 Months')
    .regex(/[1-9]/, 'must be more than 0'),
  epirityDate: z
    .string()
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be a date as MM/DD/YYYY')
    .regex(/20\d\d$/, 'must be of a year such as 2027')
    .refine(isDate, 'must be a day that exists, as MM/DD/YYYY')
    .describe('Expiry date, MM/DD/YYYY. The field keeps its historical spelling.'),
  FDARegistrationNumber: anyText.describe('May be empty.'),
  shipsFrom: text,
});

export const dealerSchema = z.strictObject({
  name: text.describe('The unique key of the record.'),
  region: anyText.describe('May be empty: the dealer is then found by keyword only.'),
  address: text,
  phoneNumbers: z
    .array(
      text.refine((written) => numberFault(written) === undefined, {
        error: ({ input }) => numberFault(String(input)),
      }),
    )
    .min(1, 'must have at least one number')
    .max(6, 'must have at most six numbers')
    .describe('One in each entry, as people write them. What is not a number is shown as text.'),
  mapsLink: webAddress,
  at: z
    .tuple([z.number(), z.number()])
    .optional()
    .describe(
      'Latitude and longitude, such as [14.6042, 120.9822]: where the dealer is, if the address does not tell it well. May be left out.',
    ),
});

const film = String.raw`films\/[a-z0-9]+(-[a-z0-9]+)*`;
const youtubeId = String.raw`[\w-]{11}(?![\w-])`;
const youtubePage = String.raw`(www\.|m\.)?youtube\.com\/(watch\?((?!v=)[!"$-%'-~]*&)*v=${youtubeId}([&#][!-~]*)?|(shorts|embed)\/${youtubeId}([?#][!-~]*)?)`;
const youtubeShort = String.raw`youtu\.be\/${youtubeId}([?#][!-~]*)?`;
const tiktok = String.raw`(www\.|m\.)?tiktok\.com\/@[\w.]+\/video\/\d{1,25}\/?([?#][!-~]*)?`;

/** Why an address that looks like a video's is none, where that is known. */
const videoAdvice = (address: string) => {
  if (/^https:\/\/v[mt]\.tiktok\.com\//.test(address)) {
    return 'is a short link of TikTok, which does not play; open it in a browser and copy the address that it shows then';
  }
  if (/^https?:\/\/([\w.]*\.)?youtu(be\.com|\.be)\//.test(address)) {
    if (address.startsWith('http:')) return 'must begin with https://';
    if (!/[?&]v=|shorts\/|embed\/|youtu\.be\//.test(address)) {
      return 'is a page of YouTube that is no single video; open the video and copy its address';
    }
    return 'must hold the 11 letters that name a video on YouTube; copy the whole address again';
  }
  return 'must be films/name, a YouTube address or a TikTok video address';
};

/** A film of the site (`films/name`), whose files the checks look for, or a video of YouTube or TikTok (VIDEO-1). */
export const videoAddress = z
  .string()
  .regex(new RegExp(`^(${film}|https:\\/\\/(${youtubePage}|${youtubeShort}|${tiktok}))$`), {
    error: ({ input }) => videoAdvice(String(input)),
  })
  .describe(
    'films/name for a film of the site, or the address of a video on YouTube or TikTok as its Share button copies it.',
  );

/** A video wherever one stands. */
const videoWith = (poster: 'film' | 'upright' | 'hero') =>
  z.strictObject({
    title: text.describe('What the video shows, read out to those who cannot see it.'),
    address: videoAddress,
    poster: pictureIn(poster),
  });

const videoSchema = videoWith('film');

/** A film of the home page's first screen, and the product whose pack it shows beside what it makes (COUNT-2). */
const heroVideoSchema = videoWith('hero').extend({
  upright: z
    .strictObject({ address: videoAddress, poster: pictureIn('tall') })
    .optional()
    .describe('The same in a composition for phones. May be left out.'),
  product: text
    .optional()
    .describe(
      'The id of the product whose sum stands above, such as ₱65 = 18 baso. The film shows exactly so many. May be left out.',
    ),
});

export const influencerSchema = z.strictObject({
  slug,
  name: text,
  portrait: pictureIn('portrait'),
  specialty: text,
  introduction: text,
  videos: z.array(videoWith('upright')).min(1, 'must have at least one video'),
});

const note = text.optional().describe('What else is said of it, such as diced. May be left out.');
const ingredientName = text.describe('As visitors read it.');

/** What goes into a recipe: by weight, by volume, by pieces, or as much as one likes. */
const ingredientSchema = z.union([
  z.strictObject({
    product: text.describe('The id of a product of ours.'),
    grams: amount,
    note,
  }),
  z.strictObject({
    name: ingredientName,
    grams: amount,
    gramsPerCup: amount
      .optional()
      .describe('Grams of a cup of 240 ml: cups and spoons are told with it. May be left out.'),
    note,
  }),
  z.strictObject({ name: ingredientName, milliliters: amount, note }),
  z.strictObject({
    name: ingredientName,
    pieces: amount,
    unit: text.optional().describe('What is counted, such as cloves. May be left out.'),
    note,
  }),
  z.strictObject({ name: ingredientName, note: text.describe('How much, such as to taste.') }),
]);

export const recipeSchema = z.strictObject({
  slug,
  product: text.describe('The id of the product that it is cooked with: it stands on its page.'),
  name: text,
  lead: text.describe('A sentence that makes hungry.'),
  picture: pictureIn('recipe'),
  minutes: z
    .number()
    .int('must be a whole number')
    .positive('must be more than 0')
    .max(2880, 'must be at most 2880'),
  servings: z
    .number()
    .int('must be a whole number')
    .positive('must be more than 0')
    .max(1000, 'must be at most 1000')
    .describe('How many the amounts are for.'),
  unit: text.describe('What it makes so many of, such as cups or pieces.'),
  ingredients: z.array(ingredientSchema).min(1, 'must have at least one ingredient'),
  steps: z.array(text).min(1, 'must have at least one step'),
  video: videoAddress
    .optional()
    .describe('The address of an influencer’s video, as influencers.json has it. May be left out.'),
});

const linkSchema = z.union([
  z.strictObject({ label: text, to: path }),
  z.strictObject({ label: text, href: webAddress }),
]);

const icon = z
  .enum(['home', 'shop', 'products', 'dealership', 'influencers', 'videos', 'company'])
  .describe('The sign beside the item in the slide-in menu.');

export const navigationSchema = z.array(
  z.union([
    z.strictObject({ label: text, icon, to: path }),
    z.strictObject({ label: text, icon, href: webAddress }),
    z.strictObject({ label: text, icon, children: z.array(linkSchema).min(1) }),
  ]),
) satisfies z.ZodType<NavItem[]>;

const pageSchema = z.strictObject({
  title: text.max(60, 'must be at most 60 characters, or search engines cut it'),
  description: text.max(160, 'must be at most 160 characters, or search engines cut it'),
  /** The picture shown where the page is shared. */
  picture: pictureIn('share'),
});

const opening = text
  .optional()
  .describe(
    'A few words before the lead, in the language of the headlines. They are kept apart so that screen readers pronounce them well.',
  );

const says = text
  .optional()
  .describe(
    'The page’s own sentence, its largest line, in the language of the headlines: as people talk, short.',
  );

export const siteSchema = z.strictObject({
  origin: webAddress
    .refine((address) => !/[/?#]/.test(address.slice('https://'.length)), 'must end with the host')
    .describe('Where the site is published, without a path.'),
  headlineLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be a language code, such as fil or en')
    .describe('The language of the headlines, so that screen readers pronounce them well.'),
  company: z.strictObject({
    name: text,
    shortName: text,
    slogan: text,
    email: z.email(),
    phone: z
      .string()
      .regex(/^\+[1-9]( ?\d){7,14}$/, 'must be an international number, such as +63 900 000 0000'),
    hours: text
      .optional()
      .describe(
        'When the phone is answered, such as Monday to Saturday, 8 am to 5 pm. May be left out.',
      ),
    address: z.array(text).min(1),
    /** Where the map embed points, and where its link leads. */
    map: z.strictObject({ embed: webAddress, link: webAddress }),
  }),
  social: z.array(
    z.strictObject({
      network: z.enum(['facebook', 'instagram', 'tiktok', 'shopee', 'youtube']),
      href: webAddress,
    }),
  ),
  pages: z.strictObject({
    home: pageSchema,
    products: pageSchema,
    dealership: pageSchema,
    about: pageSchema,
    contact: pageSchema,
    list: pageSchema,
  }),
  home: z.strictObject({
    hero: z.strictObject({ headline: text, text, videos: z.array(heroVideoSchema).length(4) }),
    uses: z.strictObject({ headline: text }),
    budburan: z
      .strictObject({
        examplePrice: z
          .number()
          .positive('must be more than 0')
          .max(1000, 'must be at most 1000')
          .describe(
            'Pesos of one serving, with which the board begins; it is marked as an example.',
          ),
        foods: z.array(
          z.strictObject({
            label: text.describe('As visitors read it, such as Fries.'),
            counter: slug.describe(
              'Begins the names of its pictures in the folder count, such as budburan. Only what was drawn for the counter can stand on it.',
            ),
            noun: text.describe('What one serving is called, in Filipino, such as baso.'),
            unit: text.describe('What several are called in English, such as cups: it is heard.'),
            costs: text.describe(
              'What else it costs, in Filipino, such as Patatas, mantika, baso.',
            ),
            exampleCosts: amount
              .optional()
              .describe(
                'Pesos of what else one costs, with which the open line begins; it is marked as an example.',
              ),
          }),
        ),
        powders: z.array(
          z.strictObject({
            product: text.describe('The id of the product.'),
            label: text.describe('A part of the product’s name that says enough, such as Cheddar.'),
            tint: z
              .string()
              .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #ff6404')
              .describe('Its color on what it coats, such as #ff6404.'),
          }),
        ),
      })
      .describe('The counter to shake a powder over. Without foods or powders there is none.'),
    about: z.strictObject({
      headline: text,
      text,
      video: videoSchema,
      dishes: z
        .array(
          z.strictObject({
            product: text.describe('The id of the product.'),
            x: percent.describe('How far from the left edge its price hangs, in percent.'),
            y: percent.describe('How far from the upper edge, in percent.'),
          }),
        )
        .describe(
          'The prices on the dishes of the film, each with a link to its product. Phones show the first three.',
        ),
    }),
    lines: z.strictObject({ headline: text, text }),
    partnership: z.strictObject({
      headline: text,
      text,
      influencer: slug.describe('The partner whose page the section leads to.'),
      portrait: pictureIn('portrait'),
      pictures: z.array(pictureIn('partnership')).length(7),
    }),
    sampaloc: z.strictObject({
      headline: text,
      text,
      product: text.describe('The id of the product that the section offers.'),
      background: pictureIn('background'),
      pictures: z.array(pictureIn('sampaloc')).length(5),
    }),
    slogan: z.strictObject({
      lines: z.array(text).length(2),
      text,
    }),
    dealership: z.strictObject({ headline: text, text }),
  }),
  products: z.strictObject({
    headline: text,
    says,
    opening,
    lead: text,
    ownLine: text
      .optional()
      .describe('What the products of no brand line are, in one sentence. May be left out.'),
    emptyPicture: pictureIn('serving')
      .optional()
      .describe(
        'Stands where there is nothing: on an empty list, and where a search finds none. Cut out. May be left out.',
      ),
  }),
  dealership: z.strictObject({
    hero: z.strictObject({ headline: text, says, text, picture: pictureIn('pack') }),
    sack: z
      .strictObject({ picture: pictureIn('hero'), upright: pictureIn('tall') })
      .optional()
      .describe(
        'A sack and exactly as many servings as it makes, wide and for phones. May be left out.',
      ),
    applicationHeadline: text,
    introduction: text,
    documentsHeadline: text,
    documents: z.array(text).min(1),
    detailsHeadline: text,
    details: z.array(text).min(1),
    sendHeadline: text,
    send: z.array(text).min(1),
    where: z.strictObject({ headline: text, text, video: videoSchema }),
    /** The online stores named in the second band. */
    stores: z.array(z.strictObject({ label: text, href: webAddress })).min(1),
    directory: z.strictObject({ headline: text, text }),
  }),
  about: z.strictObject({
    headline: text,
    says,
    lead: text,
    paragraphs: z.array(text).min(1),
    /** Where the products go: beside the map. */
    route: z.strictObject({ headline: text, text }),
    picture: pictureIn('page'),
    counters: z
      .array(
        z.strictObject({
          value: z.number().int('must be a whole number').positive('must be more than 0'),
          suffix: anyText,
          label: text,
        }),
      )
      .length(2),
  }),
  contact: z.strictObject({
    headline: text,
    says,
    opening,
    lead: text,
    portrait: pictureIn('portrait').optional().describe('Who answers, cut out. May be left out.'),
    subjects: z
      .array(text)
      .max(6)
      .optional()
      .describe(
        'What many write about, in the language of the headlines: a press fills in the subject. At most six. May be left out.',
      ),
  }),
});

/** The encoded files of every picture, by its name: written by `npm run pictures`, never by hand. */
export const pictureManifestSchema = z.record(
  pictureName,
  z.strictObject({
    /** The address of its files without width and ending. */
    base: z.string(),
    /** Size of the master in px. */
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** The widths in px that exist, ascending. */
    widths: z.array(z.number().int().positive()).min(1),
    /** Its dominant color, shown until the picture has arrived. */
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    /** The one color of its upper edge, where it has one. */
    ground: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .exactOptional(),
    /** Whether one sees through a part of it. */
    isCutOut: z.literal(true).exactOptional(),
  }),
) satisfies z.ZodType<PictureManifest>;

/** How many servings stand on the counter: a powder that makes more goes around once again. */
export const ON_COUNTER = 18;

const placeSchema = z.array(percent).length(2);

const counterViewSchema = z.strictObject({
  columns: z.number().int().min(2),
  rows: z.number().int().min(2),
  size: placeSchema,
  places: z.array(placeSchema).min(1),
});

/** Where what a pack makes stands on the pictures of a counter, by the name of the serving: written with these pictures. */
export const servedCountersSchema = z.record(
  slug,
  z.strictObject({ phone: counterViewSchema, desktop: counterViewSchema }),
);

const powderViewSchema = counterViewSchema.extend({
  places: z.array(placeSchema).length(ON_COUNTER),
});

/** The places of servings on a powder's counter pictures, by the start of the pictures' names; written with the pictures. */
export const countersSchema = z.record(
  slug,
  z.strictObject({ phone: powderViewSchema, desktop: powderViewSchema }),
);

/** What is in each picture, by its name, for those who cannot see it. An empty text marks pure decoration. */
export const altTextsSchema = z.record(pictureName, anyText);

export type ProductCategory = z.infer<typeof productCategorySchema>;
export type ProductUse = z.infer<typeof useSchema>;
export type SearchWordGroups = z.infer<typeof searchWordsSchema>;
export type Product = z.infer<typeof productSchema>;
export type Dealer = z.infer<typeof dealerSchema>;
export type Recipe = z.infer<typeof recipeSchema>;
export type Influencer = z.infer<typeof influencerSchema>;
export type Site = z.infer<typeof siteSchema>;
export type PageContent = z.infer<typeof pageSchema>;
export type PictureManifest = Record<string, PictureAsset>;
export type Counters = z.infer<typeof countersSchema>;
export type ServedCounters = z.infer<typeof servedCountersSchema>;
export type AltTexts = z.infer<typeof altTextsSchema>;
