import { describe, expect, it } from 'vitest';
import { isCurrentItem, isCurrentLink } from '@lasakita/ui/domain/navigation';
import { influencers } from '@/content/influencers';
import { navigation } from '@/content/navigation';

describe('the active item (NAV-2)', () => {
  const products = { label: 'Products', to: '/products' };

  it.each([
    ['/products', true],
    ['/products/', true],
    ['/Products', true],
    ['/products/1', false],
    ['/product', false],
    ['/', false],
  ])('at %j it is %s that Products is active', (pathname, isCurrent) => {
    expect(isCurrentLink(products, pathname)).toBe(isCurrent);
  });

  it('is never another site', () => {
    expect(isCurrentLink({ label: 'Shopee', href: '/products' }, '/products')).toBe(false);
  });

  it('is one top-level item for every page, and its submenu’s link', () => {
    const leaves = navigation.flatMap((item) => ('children' in item ? item.children : [item]));
    const pages = leaves.filter((link) => 'to' in link);
    for (const { to } of pages) {
      expect(navigation.filter((item) => isCurrentItem(item, to))).toHaveLength(1);
      expect(leaves.filter((link) => isCurrentLink(link, to))).toHaveLength(1);
    }
    expect(navigation.some((item) => isCurrentItem(item, '/nowhere'))).toBe(false);
  });
});

describe('the menu (NAV-1)', () => {
  it('has its items in the order of the specification', () => {
    expect(navigation.map(({ label }) => label)).toEqual([
      'Home',
      'Shop Now',
      'Products',
      'Dealership',
      'Influencers',
      'Videos',
      'Company',
    ]);
    const labels = (label: string) => {
      const item = navigation.find((candidate) => candidate.label === label);
      return item && 'children' in item ? item.children.map((link) => link.label) : [];
    };
    expect(labels('Shop Now')).toEqual(['Shopee', 'TikTok Shop']);
    expect(labels('Influencers')).toEqual(influencers.map(({ name }) => name));
    expect(labels('Videos')).toEqual([
      'Chef Talks',
      'Recipes',
      'Lifestyle',
      'Testimonials',
      'Shorts & Reels',
    ]);
    expect(labels('Company')).toEqual(['About Us', 'Contact Us']);
  });
});
