import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telephoneLink } from '@/components/DealerCard/phoneNumber';
import dealers from '@/content/dealers.json';
import { texts } from '../support/listingArbitraries';

describe('telephoneLink (DEAL-4)', () => {
  it.each([
    ['0900 000 0000', 'tel:+639000000000'],
    ['0900-123-4567', 'tel:+639001234567'],
    ['0900.123.4567', 'tel:+639001234567'],
    ['(0900) 123 4567', 'tel:+639001234567'],
    ['+63 900 123 4567', 'tel:+639001234567'],
    ['+639001234567', 'tel:+639001234567'],
    ['63 900 123 4567', 'tel:+639001234567'],
    ['8123 4567', 'tel:+63281234567'],
    ['9575 1857', 'tel:+63295751857'],
    ['(02) 8123-4567', 'tel:+63281234567'],
    ['+63 2 8123 4567', 'tel:+63281234567'],
  ])('calls %j', (written, link) => {
    expect(telephoneLink(written)).toBe(link);
  });

  it.each([
    'TIN 000-000-000-000',
    'TIN: 0900 000 0000',
    '000-000-000-000',
    '',
    '   ',
    '0900 000 000',
    '0900 000 00000',
    '812 3456',
    '0812 3456',
    '911',
    'call us',
    '0900 000 0000 / 0900 000 0001',
    '+1 900 000 0000',
    'javascript:alert(1)',
    '0900 000 0000;ext=1',
  ])('shows %j as text', (written) => {
    expect(telephoneLink(written)).toBeUndefined();
  });

  it('knows every number of the sample dealers but the one tax label', () => {
    const unknown = dealers
      .flatMap(({ phoneNumbers }) => phoneNumbers)
      .filter((written) => telephoneLink(written) === undefined);
    expect(unknown).toEqual([expect.stringMatching(/^TIN /)]);
  });

  it('gives for any text a full international number or none', () => {
    fc.assert(
      fc.property(fc.oneof(texts(), fc.stringMatching(/^[\d +().-]*$/)), (written) => {
        expect(telephoneLink(written) ?? 'tel:+639000000000').toMatch(/^tel:\+63(9\d{9}|2\d{8})$/);
      }),
    );
  });
});
