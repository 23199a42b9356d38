import { describe, expect, it } from 'vitest';
import { telephoneLink } from '@/components/DealerCard/phoneNumber';
import dealers from '@/content/dealers.json';
import products from '@/content/products.json';
import { site } from '@/content/site';
import {
  breadcrumbData,
  dealerListData,
  openGraphTags,
  organizationData,
  productListData,
} from '@/services/structuredData';
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

  it('says nothing of a city that the address does not name', () => {
    const { address } = JSON.parse(
      JSON.stringify(
        organizationData({ ...frozen, company: { ...frozen.company, address: ['1 Kalye Uno'] } }),
      ),
    ) as { address: object };
    expect(address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Kalye Uno',
      addressLocality: '',
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
      url: `${site.origin}/products?product=${products[0]?.id}`,
      image: `${site.origin}/pictures/cheddar.jpg`,
      offers: { priceCurrency: 'PHP', availability: 'https://schema.org/InStock' },
    });
  });

  it('says so when a product is out of stock, and leaves a missing picture out', () => {
    const item = list('0', undefined)[0]?.item;
    expect(item).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(item).not.toHaveProperty('image');
  });

  it('lists all of them', () => {
    expect(productListData(frozen, products, () => undefined)).toMatchObject({ numberOfItems: 12 });
  });
});

describe('dealerListData', () => {
  it('gives numbers that can be called, and no other text as a number (DEAL-4)', () => {
    const data = dealerListData(frozen, deepFreeze(structuredClone(dealers)), telephoneLink);
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
    const data = dealerListData(frozen, [{ ...dealer, phoneNumbers: ['TIN 000'] }], telephoneLink);
    expect((data.itemListElement as { item: object }[])[0]?.item).not.toHaveProperty('telephone');
  });
});

describe('openGraphTags', () => {
  it('describes the page, with its picture where there is one', () => {
    const withPicture = openGraphTags(frozen, site.pages.about, {
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
      content: site.origin + site.pages.about.path,
    });
    const without = openGraphTags(frozen, site.pages.about, undefined);
    expect(without.some(({ property }) => property.startsWith('og:image'))).toBe(false);
  });
});
