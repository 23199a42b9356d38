import type { Product as ProductData, Recipe as RecipeData, WithContext } from 'schema-dts';
import type { Dealer, PageContent, Product, Recipe, Site } from '@/content/schema';
import { telephoneLink } from '@lasakita/ui/domain/contactLinks';
import { amountText } from '@lasakita/ui/domain/recipeAmounts';
import { paths, productPath } from './paths';
import { productSlug } from './productTexts';
import { ingredientsOf } from './recipes';
import { gramsOf } from './weight';

/** What search engines read of the pages: schema.org objects, written into the prerendered documents. */

type JsonLd = Record<string, unknown>;

const context = { '@context': 'https://schema.org' } as const;

/**
 * An address as people write it, in any number of lines: streets, barangays and buildings, then city and region, then the
 * country, which may be left out. A postal code stands anywhere in the city's line.
 */
const postalAddress = (lines: readonly string[]): JsonLd => {
  const isCountry = /^(?:republic of the |the )?(?:philippines|pilipinas)\.?$/i;
  const local = lines.filter((line) => !isCountry.test(line.trim()));
  const [cityLine, above] =
    local.length > 1 ? [local.at(-1) ?? '', local.slice(0, -1)] : ['', local];
  const postalCode = /\b\d{4}\b/.exec(cityLine)?.[0];
  const parts = cityLine
    .replace(postalCode ?? '', '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Before city and region a barangay may stand in their line.
  const [addressLocality, addressRegion] = parts.slice(-2);
  return {
    '@type': 'PostalAddress',
    streetAddress: [...above, ...parts.slice(0, -2)].join(', '),
    addressLocality,
    addressRegion,
    ...(postalCode && { postalCode }),
    addressCountry: 'PH',
  };
};

export const organizationData = ({ origin, company, social }: Site): JsonLd => {
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: origin,
    slogan: company.slogan,
    email: company.email,
    telephone: company.phone,
    address: postalAddress(company.address),
    sameAs: social.map(({ href }) => href),
  };
};

/** The way from the home page to a page. */
export const breadcrumbData = (
  origin: string,
  trail: readonly { name: string; path: string }[],
): JsonLd => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/**
 * A product as a list and its own page describe it. The shop sells it, not the site; so it is no merchant listing, which
 * would need shipping and returns.
 */
const productSnippet = (
  { origin, company }: Site,
  product: Product,
  picture: string | undefined,
) => ({
  '@type': 'Product' as const,
  '@id': `${origin}${productPath(productSlug(product))}#product`,
  name: product.name,
  description: product.description.join(' '),
  url: origin + productPath(productSlug(product)),
  sku: product.id,
  ...(picture && { image: origin + picture }),
  brand: { '@type': 'Brand' as const, name: company.shortName },
  weight: {
    '@type': 'QuantitativeValue' as const,
    // Without the rest of a sum that cannot be told exactly: 1.1 kg are 1100.0000000000002 g.
    value: Number(gramsOf(product.weight).toFixed(3)),
    unitCode: /m?[lL]$/.test(product.weight) ? 'MLT' : 'GRM',
  },
  countryOfOrigin: { '@type': 'Country' as const, name: product.country },
  offers: {
    '@type': 'Offer' as const,
    price: product.price,
    priceCurrency: 'PHP',
    availability:
      Number(product.stock) > 0
        ? ('https://schema.org/InStock' as const)
        : ('https://schema.org/OutOfStock' as const),
    url: product.link,
  },
});

/**
 * @param pictureAddress The address of a picture's file, by the picture's name.
 */
export const productListData = (
  site: Site,
  products: readonly Product[],
  pictureAddress: (name: string) => string | undefined,
): JsonLd => ({
  ...context,
  '@type': 'ItemList',
  name: `Products of ${site.company.name}`,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productSnippet(site, product, pictureAddress(product.image)),
  })),
});

/**
 * A product on its own page, as a product snippet (ITEM-1).
 *
 * @param picture The address of its picture's file.
 */
export const productData = (
  site: Site,
  product: Product,
  picture: string | undefined,
): WithContext<ProductData> => ({ ...context, ...productSnippet(site, product, picture) });

/** A duration as schema.org writes it: 90 minutes are `PT1H30M`. */
const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
};

/**
 * A recipe on the page of its product (ITEM-3).
 *
 * @param picture The address of its picture's file.
 */
export const recipeData = (
  { origin, company }: Site,
  recipe: Recipe,
  {
    products,
    picture,
    author,
  }: { products: readonly Product[]; picture: string | undefined; author: string | undefined },
): WithContext<RecipeData> => {
  const product = products.find(({ id }) => id === recipe.product);
  const path = product ? productPath(productSlug(product)) : paths.products;
  return {
    ...context,
    '@type': 'Recipe',
    '@id': `${origin}${path}#${recipe.slug}`,
    name: recipe.name,
    description: recipe.lead,
    url: `${origin}${path}#${recipe.slug}`,
    ...(picture && { image: origin + picture }),
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: company.name },
    totalTime: duration(recipe.minutes),
    recipeYield: `${recipe.servings} ${recipe.unit}`,
    recipeCuisine: 'Filipino',
    recipeIngredient: ingredientsOf(recipe, products).map((ingredient) =>
      [
        amountText(ingredient, 1, 'grams'),
        ingredient.name,
        ingredient.note && `(${ingredient.note})`,
      ]
        .filter(Boolean)
        .join(' ')
        .replaceAll('\u00A0', ' '),
    ),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep' as const, text })),
  };
};

/** Of numbers those that can be called (DEAL-4). */
export const dealerListData = ({ company }: Site, dealers: readonly Dealer[]): JsonLd => ({
  ...context,
  '@type': 'ItemList',
  name: `Dealers of ${company.name}`,
  numberOfItems: dealers.length,
  itemListElement: dealers.map((dealer, index) => {
    const numbers = dealer.phoneNumbers
      .map((number) => telephoneLink(number)?.replace('tel:', ''))
      .filter((number) => number !== undefined);
    return {
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Store',
        name: dealer.name,
        address: dealer.address,
        ...(numbers.length > 0 && { telephone: numbers }),
      },
    };
  }),
});

/** What a page says of itself where its address is shared. */
export const openGraphTags = (
  { origin, company }: Site,
  page: Pick<PageContent, 'title' | 'description'> & { path: string },
  picture: { address: string; width: number; height: number; alt: string } | undefined,
): { property: string; content: string }[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: company.name },
  { property: 'og:locale', content: 'en_PH' },
  { property: 'og:title', content: page.title },
  { property: 'og:description', content: page.description },
  { property: 'og:url', content: origin + page.path },
  ...(picture
    ? [
        { property: 'og:image', content: origin + picture.address },
        { property: 'og:image:width', content: String(picture.width) },
        { property: 'og:image:height', content: String(picture.height) },
        { property: 'og:image:alt', content: picture.alt },
      ]
    : []),
];
