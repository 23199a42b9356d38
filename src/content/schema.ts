/**
 * What a content file may hold. The checks (`npm run content`, the tests, the build) and the JSON Schemas that an editor
 * reads are made from this one source; the site itself imports only the types, so that no validator reaches a visitor.
 */
import { z } from 'zod';

const isDate = (written: string) => {
  const [month = 0, day = 0, year = 0] = written.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Everything but what no keyboard writes: control characters, and halves of characters that a wrong cut leaves. */
const isReadable = (written: string) =>
  !/[\p{Surrogate}\p{Cc}]/u.test(written.replace(/[\n\t]/g, ''));

const anyText = z
  .string()
  .refine(isReadable, 'must not hold control characters or halves of characters');
const text = anyText.trim().min(1, 'must not be empty');
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
/**
 * Of a link or a frame. As a browser would have to write it: it strips spaces and line breaks from what it is given, takes
 * `\\` for `/`, and hides the true host behind an `@`.
 */
const webAddress = z
  .string()
  .regex(
    /^https:\/\/[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+(:\d{1,5})?([/?#][!-~]*)?$/,
    'must be an https:// address, without spaces',
  )
  .refine((address) => URL.canParse(address), 'must be an https:// address that can be opened');
/** A picture; the checks look that it exists and has an alt text. */
export const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must name a picture as folder/name, without an ending')
  .describe('A picture in src/content/pictures, as folder/name without its ending.');
/** A page of the site; the checks look that it exists. */
export const path = z
  .string()
  .regex(/^(\/[a-z0-9-]+)+$/, 'must be a path of the site, such as /products');

/** A category that the select offers; the data may use others too (PROD-1). */
export const productCategorySchema = z.strictObject({
  value: slug,
  label: text.describe('The brand line, as visitors read it.'),
  /** The line's hue, a name from the theme's palette. */
  color: z.enum(['annatto', 'keso', 'ube', 'pandan', 'sampaloc']),
  text: text.describe('What the line is, in one sentence, for the home page.'),
  picture: pictureName,
});

export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^\d+$/, 'must be a whole number in quotes')
    .describe('The unique number of the record; Newest shows the lowest first.'),
  name: text,
  category: slug.describe('A value of product-categories.json, or one that no select offers.'),
  image: pictureName,
  link: webAddress.describe('Where the product is bought.'),
  advantages: z.array(text).describe('Badges, such as Great Quality or HALAL Accredited.'),
  description: z.array(text).min(1, 'must have at least one paragraph').describe('Paragraphs.'),
  price: z.number().positive('must be more than 0').describe('Pesos.'),
  stock: z.string().regex(/^\d+$/, 'must be a whole number in quotes').describe('Pieces in stock.'),
  country: text,
  weight: z
    .string()
    .regex(/^\d+(\.\d+)?(g|kg|ml|L)$/, 'must be a number with g, kg, ml or L, such as 200g'),
  shelfLife: z.string().regex(/^\d+ Months?$/, 'must be a number of months, such as 8 Months'),
  epirityDate: z
    .string()
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be a date as MM/DD/YYYY')
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
    .array(text)
    .min(1, 'must have at least one number')
    .max(6, 'must have at most six numbers')
    .describe('As people write them. What is not a number is shown as text.'),
  mapsLink: webAddress,
});

/** A film of the site (`films/name`), whose files the checks look for, or a video of YouTube or TikTok (VIDEO-1). */
export const videoAddress = z
  .string()
  .regex(
    /^(films\/[a-z0-9]+(-[a-z0-9]+)*|https:\/\/(www\.youtube\.com\/(watch\?v=|shorts\/)|youtu\.be\/)[\w-]{6,20}([?&][!-~]*)?|https:\/\/www\.tiktok\.com\/@[\w.]+\/video\/\d{1,25}(\?[!-~]*)?)$/,
    'must be films/name, a YouTube address or a TikTok video address',
  )
  .describe(
    'films/name for a film of the site, or the address of a video on YouTube or TikTok as its Share button copies it.',
  );

/** A video wherever one stands. */
export const videoSchema = z.strictObject({
  title: text.describe('What the video shows, read out to those who cannot see it.'),
  address: videoAddress,
  poster: pictureName,
});

export const influencerSchema = z.strictObject({
  slug,
  name: text,
  portrait: pictureName,
  specialty: text,
  introduction: text,
  videos: z.array(videoSchema).min(1, 'must have at least one video'),
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
);

const pageSchema = z.strictObject({
  path,
  title: text.max(60, 'must be at most 60 characters, or search engines cut it'),
  description: text.max(160, 'must be at most 160 characters, or search engines cut it'),
  /** The picture shown where the page is shared. */
  picture: pictureName,
});

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
      .regex(/^\+\d[\d ]+$/, 'must be an international number, such as +63 900 000 0000'),
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
  }),
  home: z.strictObject({
    hero: z.strictObject({ headline: text, text, videos: z.array(videoSchema).length(4) }),
    about: z.strictObject({ headline: text, text, video: videoSchema }),
    lines: z.strictObject({ headline: text, text }),
    partnership: z.strictObject({
      headline: text,
      text,
      influencer: slug.describe('The partner whose page the section leads to.'),
      pictures: z.array(pictureName).length(7),
    }),
    sampaloc: z.strictObject({
      headline: text,
      text,
      product: text.describe('The id of the product that the section offers.'),
      background: pictureName,
      pictures: z.array(pictureName).length(5),
    }),
    slogan: z.strictObject({ lines: z.array(text).length(2), text }),
    dealership: z.strictObject({ headline: text, text }),
  }),
  products: z.strictObject({ headline: text, lead: text }),
  dealership: z.strictObject({
    hero: z.strictObject({ headline: text, text, picture: pictureName }),
    applicationHeadline: text,
    introduction: text,
    documentsHeadline: text,
    documents: z.array(text).min(1),
    detailsHeadline: text,
    details: z.array(text).min(1),
    where: z.strictObject({ headline: text, text, video: videoSchema }),
    /** The online stores named in the second band. */
    stores: z.array(z.strictObject({ label: text, href: webAddress })).min(1),
    directory: z.strictObject({ headline: text, text }),
  }),
  about: z.strictObject({
    headline: text,
    lead: text,
    paragraphs: z.array(text).min(1),
    picture: pictureName,
    counters: z
      .array(z.strictObject({ value: z.number().int().positive(), suffix: anyText, label: text }))
      .length(2),
  }),
  contact: z.strictObject({ headline: text, lead: text }),
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
    /** Its dominant colour, shown until the picture has arrived. */
    color: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
);

/** What is in each picture, by its name, for those who cannot see it. An empty text marks pure decoration. */
export const altTextsSchema = z.record(pictureName, anyText);

export type ProductCategory = z.infer<typeof productCategorySchema>;
export type Product = z.infer<typeof productSchema>;
export type Dealer = z.infer<typeof dealerSchema>;
export type VideoContent = z.infer<typeof videoSchema>;
export type Influencer = z.infer<typeof influencerSchema>;
export type NavigationLink = z.infer<typeof linkSchema>;
export type NavigationItem = z.infer<typeof navigationSchema>[number];
export type Site = z.infer<typeof siteSchema>;
export type PageContent = z.infer<typeof pageSchema>;
export type PictureManifest = z.infer<typeof pictureManifestSchema>;
export type AltTexts = z.infer<typeof altTextsSchema>;
