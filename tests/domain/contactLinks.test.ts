import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mailHref,
  mobileNumber,
  smsHref,
  telHref,
  telephoneLink,
  telephoneText,
  viberHref,
} from '@lasakita/ui/domain/contactLinks';
import dealers from '@content/dealers.json';
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
    ['028123 4567', 'tel:+63281234567'],
    ['63 2 8123 4567', 'tel:+63281234567'],
    ['034 433 1234', 'tel:+63344331234'],
    ['(034) 433-1234', 'tel:+63344331234'],
    ['+63 34 433 1234', 'tel:+63344331234'],
    ['+63 (0)34 433 1234', 'tel:+63344331234'],
    ['+63 (0)900 123 4567', 'tel:+639001234567'],
    ['032-255-1234', 'tel:+63322551234'],
    ['(082) 221 1234', 'tel:+63822211234'],
    ['+1 900 000 0000', 'tel:+19000000000'],
    ['+61 2 9374 4000', 'tel:+61293744000'],
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
    '034 433 123',
    '034 433 12345',
    '037 433 1234',
    '034 133 1234',
    '02 812 3456',
    '433 1234',
    '34 433 1234',
    '0812 3456',
    '911',
    'call us',
    '+63 900 000 000',
    '0900 000 0000 / 0900 000 0001',
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
        expect(telephoneLink(written) ?? 'tel:+639000000000').toMatch(
          /^tel:\+(63(9\d{9}|2\d{8}|[3-8]\d{8})|(?!63)[1-9]\d{6,14})$/,
        );
      }),
    );
  });
});

describe('addresses behind the contact blocks (CONTACT-1)', () => {
  it.each([
    ['+63 900 000 0000', 'tel:+639000000000'],
    ['(02) 8000-0000', 'tel:0280000000'],
    ['0900 000 0000', 'tel:09000000000'],
  ])('%s is called by %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it('Viber gets the number with its plus sign escaped', () => {
    expect(viberHref('+63 900 000 0000')).toBe('viber://chat?number=%2B639000000000');
  });

  it('an e-mail begins with its address', () => {
    expect(mailHref('hello@lasakita.example')).toBe('mailto:hello@lasakita.example');
  });
});

describe('telephoneText', () => {
  it.each([
    ['0900-123-4567', '0900 123 4567'],
    ['0900.123.4567', '0900 123 4567'],
    ['+63 (0)900 123 4567', '0900 123 4567'],
    ['9575 1857', '(02) 9575 1857'],
    ['+63 2 8123 4567', '(02) 8123 4567'],
    ['034 433 1234', '(034) 433 1234'],
    ['TIN 000-000-000-000', 'TIN 000-000-000-000'],
    ['', ''],
  ])('writes %j as %j', (written, shown) => {
    expect(telephoneText(written)).toBe(shown);
  });

  it('calls the same number, and says itself when it is read again', () => {
    for (const { phoneNumbers } of dealers) {
      for (const number of phoneNumbers) {
        const shown = telephoneText(number);
        expect(telephoneLink(shown)).toBe(telephoneLink(number));
        expect(telephoneText(shown)).toBe(shown);
      }
    }
  });
});

describe('a text message (LIST-2)', () => {
  it.each([
    ['0900-235-3163', '+639002353163'],
    ['+63 900 235 3163', '+639002353163'],
    ['9575 1857', undefined],
    ['(034) 433-1234', undefined],
    ['TIN 000-000-000-000', undefined],
  ])('goes to “%s” as %s: a landline takes none', (written, number) => {
    expect(mobileNumber(written)).toBe(number);
  });

  it('carries its words, whatever is in them', () => {
    const words = '3 × Keso & “ube”\n#1 + ₱65?';
    expect(smsHref(words, '+639002353163')).toMatch(/^sms:\+639002353163\?&body=/);
    expect(new URL(smsHref(words)).searchParams.get('body')).toBe(words);
  });
});
