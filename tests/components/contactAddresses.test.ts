import { describe, expect, it } from 'vitest';
import { mailHref, telHref, viberHref } from '@/components/ContactBlock/contactAddresses';

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
