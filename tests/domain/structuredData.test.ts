import { describe, expect, it } from 'vitest';
import dealers from '@content/dealers.json';
import products from '@content/products.json';
import recipes from '@content/recipes.json';
import { site } from '@/content/site';
import {
  breadcrumbData,
  dealerListData,
  openGraphTags,
  organizationData,
  productData,
  productListData,
  recipeData,
} from '@/domain/structuredData';
import { paths } from '@/domain/paths';
import { deepFreeze } from '../support/deepFreeze';

const frozen = deepFreeze(structuredClone(site));

describe('organizationData', () => {
  it('takes everything from the content, the place included', () => {
    const data = organizationData({
      ...frozen,
      company: {
        ...frozen.company,
        address: ['1 Kalye Uno', 'Iloilo City, Iloilo', 'Philippines'],
      },
    });
    expect(data).toMatchObject({
      '@type': 'Organization',
      name: site.company.name,
      telephone: site.company.phone,
      address: {
        streetAddress: '1 Kalye Uno',
        addressLocality: 'Iloilo City',
        addressRegion: 'Iloilo',
        addressCountry: 'PH',
      },
      sameAs: site.social.map(({ href }) => href),
    });
    expect(organizationData(frozen)).toMatchObject({
      address: { addressLocality: 'Quezon City', addressRegion: 'Metro Manila' },
    });
  });

  it.each([
    [
      ['Unit 5, Gusaling Halimbawa', '28 Kalye Uno', 'Quezon City, Metro Manila', 'Philippines'],
      {
        streetAddress: 'Unit 5, Gusaling Halimbawa, 28 Kalye Uno',
        addressLocality: 'Quezon City',
        addressRegion: 'Metro Manila',
      },
    ],
    [
      ['28 Kalye Uno', 'Barangay Sariwa, Quezon City, Metro Manila 1100', 'Philippines'],
      {
        streetAddress: '28 Kalye Uno, Barangay Sariwa',
        addressLocality: 'Quezon City',
        addressRegion: 'Metro Manila',
        postalCode: '1100',
      },
    ],
    [
      ['28 Kalye Uno', '5000 Iloilo City'],
      { streetAddress: '28 Kalye Uno', addressLocality: 'Iloilo City', postalCode: '5000' },
    ],
  ])('finds city and region in an address of other lines: %j', (address, expected) => {
    const data = organizationData({ ...frozen, company: { ...frozen.company, address } });
    expect(JSON.parse(JSON.stringify(data.address))).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'PH',
      ...expected,
    });
  });

  it('says nothing of a city that the address does not name', () => {
    const { address } = JSON.parse(
      JSON.stringify(
        organizationData({ ...frozen, company: { ...frozen.company, address: ['1 Kalye Uno'] } }),
      ),
    ) as { address: object };
    expect(address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Kalye Uno',
      addressCountry: 'PH',
    });
  });
});

describe('breadcrumbData', () => {
  it('counts from 1 and gives full addresses', () => {
    const data = breadcrumbData('https://site.example', [
      { name: 'Home', path: '/home' },
      { name: 'About', path: '/about' },
    ]);
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/home' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'https://site.example/about' },
    ]);
  });
});

describe('productListData', () => {
  const list = (stock: string, picture: string | undefined) =>
    productListData(
      frozen,
      products.slice(0, 1).map((product) => deepFreeze({ ...product, stock })),
      () => picture,
    ).itemListElement as { item: Record<string, unknown> }[];

  it('offers each product in pesos, with the address that opens it', () => {
    const item = list('12', '/pictures/cheddar.jpg')[0]?.item;
    expect(item).toMatchObject({
      '@type': 'Product',
      name: products[0]?.name,
      url: `${site.origin}/products/cheddar-cheese-powder`,
      image: `${site.origin}/pictures/cheddar.jpg`,
      offers: { priceCurrency: 'PHP', availability: 'https://schema.org/InStock' },
    });
  });

  it('says so when a product is out of stock, and leaves a missing picture out', () => {
    const item = list('0', undefined)[0]?.item;
    expect(item).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(item).not.toHaveProperty('image');
  });

  it('says of each what its own page says, weight and all', () => {
    const { itemListElement } = productListData(frozen, products, (name) => `/pictures/${name}`);
    const items = (itemListElement as { item: object }[]).map(({ item }) => item);
    const { '@context': _context, ...first } = productData(
      frozen,
      products[0] as (typeof products)[number],
      `/pictures/${products[0]?.image}`,
    );
    expect(items[0]).toEqual(first);
    for (const item of items) {
      expect(item).toMatchObject({
        weight: {
          '@type': 'QuantitativeValue',
          value: expect.any(Number) as number,
          unitCode: expect.stringMatching(/^(?:GRM|MLT)$/) as string,
        },
      });
    }
  });

  it.each([
    ['200g', 200, 'GRM'],
    ['1.1kg', 1100, 'GRM'],
    ['0.25kg', 250, 'GRM'],
    ['350ml', 350, 'MLT'],
    ['1.5L', 1500, 'MLT'],
  ])('tells %s as a number with its unit', (weight, value, unitCode) => {
    const data = productListData(
      frozen,
      products.slice(0, 1).map((product) => ({ ...product, weight })),
      () => undefined,
    );
    expect(data).toMatchObject({ itemListElement: [{ item: { weight: { value, unitCode } } }] });
  });

  it('lists all of them', () => {
    expect(productListData(frozen, products, () => undefined)).toMatchObject({ numberOfItems: 12 });
  });
});

describe('dealerListData', () => {
  it('gives numbers that can be called, and no other text as a number (DEAL-4)', () => {
    const data = dealerListData(frozen, deepFreeze(structuredClone(dealers)));
    const items = (data.itemListElement as { item: { telephone?: string[] } }[]).map(
      ({ item }) => item,
    );
    expect(items).toHaveLength(dealers.length);
    const numbers = items.flatMap(({ telephone = [] }) => telephone);
    expect(numbers.every((number) => /^\+63\d{9,10}$/.test(number))).toBe(true);
    const written = dealers.flatMap(({ phoneNumbers }) => phoneNumbers);
    // All but the one tax number.
    expect(numbers).toHaveLength(written.length - 1);
  });

  it('has no telephone for a dealer without one', () => {
    const [dealer] = dealers;
    if (!dealer) throw new Error('There are no dealers');
    const data = dealerListData(frozen, [{ ...dealer, phoneNumbers: ['TIN 000'] }]);
    expect((data.itemListElement as { item: object }[])[0]?.item).not.toHaveProperty('telephone');
  });
});

describe('openGraphTags', () => {
  const about = { ...site.pages.about, path: paths.about };

  it('describes the page, with its picture where there is one', () => {
    const withPicture = openGraphTags(frozen, about, {
      address: '/pictures/about.jpg',
      width: 1200,
      height: 630,
      alt: 'Five pouches',
    });
    expect(withPicture).toContainEqual({ property: 'og:image:alt', content: 'Five pouches' });
    expect(withPicture).toContainEqual({
      property: 'og:image',
      content: `${site.origin}/pictures/about.jpg`,
    });
    expect(withPicture).toContainEqual({
      property: 'og:url',
      content: site.origin + paths.about,
    });
    const without = openGraphTags(frozen, about, undefined);
    expect(without.some(({ property }) => property.startsWith('og:image'))).toBe(false);
  });
});

describe('productData', () => {
  const [cheddar] = products;

  it('is a product snippet, and no merchant listing', () => {
    if (!cheddar) throw new Error('There is no product');
    const data = productData(frozen, cheddar, '/pictures/cheddar.jpg');
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Cheddar Cheese Powder',
      url: `${site.origin}/products/cheddar-cheese-powder`,
      image: `${site.origin}/pictures/cheddar.jpg`,
      weight: { value: 200, unitCode: 'GRM' },
      // Google wants one of review, aggregateRating and offers; a price needs its currency.
      offers: { price: 65, priceCurrency: 'PHP', availability: 'https://schema.org/InStock' },
    });
    expect(JSON.stringify(data)).not.toMatch(/shippingDetails|hasMerchantReturnPolicy|seller/);
  });

  it('says when nothing is left', () => {
    if (!cheddar) throw new Error('There is no product');
    expect(productData(frozen, { ...cheddar, stock: '0' }, undefined)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });
});

describe('recipeData', () => {
  it.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
    'of %s has all that Google asks for',
    (slug, recipe) => {
      const data = recipeData(frozen, recipe, {
        products,
        picture: '/pictures/dish.jpg',
        author: 'Amihan',
      });
      expect(data).toMatchObject({
        '@type': 'Recipe',
        name: recipe.name,
        image: `${site.origin}/pictures/dish.jpg`,
        author: { '@type': 'Person', name: 'Amihan' },
        totalTime: expect.stringMatching(/^PT(?:\d+H)?(?:\d+M)?$/) as string,
        recipeYield: `${recipe.servings} ${recipe.unit}`,
        url: expect.stringMatching(new RegExp(`/products/[a-z-]+#${slug}$`)) as string,
      });
      expect(data.recipeIngredient).toHaveLength(recipe.ingredients.length);
      expect(data.recipeInstructions).toHaveLength(recipe.steps.length);
      expect(JSON.stringify(data)).not.toMatch(/undefined|NaN|"PT"/);
    },
  );

  it('tells amounts as the page does', () => {
    const [fries] = recipes;
    if (!fries) throw new Error('There is no recipe');
    const data = recipeData(frozen, fries, { products, picture: undefined, author: undefined });
    expect(data.recipeIngredient).toContain('40 g Cheddar Cheese Powder');
    expect(data.author).toMatchObject({ '@type': 'Organization', name: site.company.name });
  });
});
