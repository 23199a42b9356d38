import dealers from '@content/dealers.json';
import { expect, test } from 'vitest';
import { dealerTexts, placeNamed } from '@/domain/recordTexts';

test.each([
  [
    'https://www.google.com/maps/search/?api=1&query=5%20Quezon%20Avenue%2C%20Manila',
    '5 Quezon Avenue, Manila',
  ],
  ['https://www.google.com/maps/search/Quiapo+Market/@14.59,120.98,17z', 'Quiapo Market'],
  ['https://www.google.com/maps/place/Ni%C3%B1o+Store/@14.6,121.0,17z/data=!3m1', 'Niño Store'],
  ['https://maps.google.com/?q=Cebu+City&hl=en', 'Cebu City'],
  ['https://maps.app.goo.gl/AbCdEf123', ''],
  ['https://www.google.com/maps/search/?api=1&query=100%', ''],
])('%s names its place', (link, place) => {
  expect(placeNamed(link)).toBe(place);
});

test('"que" finds Quezon and Roque, and not the address of every map', () => {
  const found = dealers.filter((dealer) =>
    dealerTexts(dealer).some((text) => text.toLowerCase().includes('que')),
  );
  expect(found.length).toBeLessThan(dealers.length / 2);
  for (const { name, region, address } of found) {
    expect([name, region, address].join(' ').toLowerCase()).toContain('que');
  }
  for (const syntax of ['https', 'google', 'api=1', '%20']) {
    const matches = dealers.filter((dealer) =>
      dealerTexts(dealer).some((text) => text.toLowerCase().includes(syntax)),
    );
    expect(matches).toEqual([]);
  }
});
