import type { Dealer, PageContent, Product, Site } from '@/content/schema';

/** What search engines read of the pages: schema.org objects, written into the prerendered documents. */

type JsonLd = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

export const organizationData = ({ origin, company, social }: Site): JsonLd => {
  // Street, then city and region, then the country.
  const [streetAddress, city = ''] = company.address;
  const [addressLocality, addressRegion] = city.split(', ');
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: origin,
    slogan: company.slogan,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressRegion,
      addressCountry: 'PH',
    },
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
 * @param pictureAddress The address of a picture's file, by the picture's name.
 */
export const productListData = (
  { origin, company, pages }: Site,
  products: readonly Product[],
  pictureAddress: (name: string) => string | undefined,
): JsonLd => ({
  ...context,
  '@type': 'ItemList',
  name: `Products of ${company.name}`,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => {
    const picture = pictureAddress(product.image);
    return {
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: product.name,
        description: product.description.join(' '),
        url: `${origin}${pages.products.path}?product=${product.id}`,
        ...(picture && { image: origin + picture }),
        brand: { '@type': 'Brand', name: company.shortName },
        weight: product.weight,
        offers: {
          '@type': 'Offer',
          price: product.price,
          priceCurrency: 'PHP',
          availability:
            Number(product.stock) > 0
              ? 'https://schema.org/InStock'
              : 'https://schema.org/OutOfStock',
          url: product.link,
        },
      },
    };
  }),
});

/**
 * @param telephone The dialable form of a number, or `undefined` for a text that is none.
 */
export const dealerListData = (
  { company }: Site,
  dealers: readonly Dealer[],
  telephone: (written: string) => string | undefined,
): JsonLd => ({
  ...context,
  '@type': 'ItemList',
  name: `Dealers of ${company.name}`,
  numberOfItems: dealers.length,
  itemListElement: dealers.map((dealer, index) => {
    const numbers = dealer.phoneNumbers
      .map((number) => telephone(number)?.replace('tel:', ''))
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
  page: Pick<PageContent, 'title' | 'description' | 'path'>,
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
