import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINK_LENGTH, messageLinks } from '@/domain/messageLinks';

const company = { email: 'hello@x.example', phone: '+63 900 000 0000' };
const draft = { name: 'Nena', email: 'nena@x.example', title: 'Tanong', message: 'Magkano?' };

const linksOf = (changed: Partial<typeof draft>) => {
  const [mail, viber] = messageLinks({ ...draft, ...changed }, company).map(
    ({ href }) => new URL(href),
  );
  if (!mail || !viber) throw new Error('There are two links');
  return { mail, viber };
};

describe('the links beside a message that failed', () => {
  it('carry what was typed', () => {
    const { mail, viber } = linksOf({});
    expect(mail.href).toBe('mailto:hello@x.example?subject=Tanong&body=Magkano%3F');
    expect(viber.href).toBe(
      'viber://chat?number=%2B639000000000&draft=Tanong%0D%0A%0D%0AMagkano%3F',
    );
  });

  it.each([
    ['emoji', 'Keso 🧀👩🏽‍🍳 & cake?#%'],
    ['right-to-left', 'مرحبا \u202Eabc\u202C שלום'],
    ['lines', 'one\n\n  two\tthree'],
  ])('carry %s unharmed', (_name, message) => {
    const { mail } = linksOf({ message });
    expect(mail.searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
  });

  it('keep a subject in one line: no further field gets into the e-mail', () => {
    const { mail } = linksOf({ title: 'Hello\r\nBcc: all@x.example\n&bcc=all@x.example' });
    expect(mail.searchParams.get('subject')).toBe('Hello Bcc: all@x.example &bcc=all@x.example');
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('cut a text that no link can carry, between characters, and say so', () => {
    const { mail, viber } = linksOf({ message: '🧀'.repeat(50_000) });
    for (const text of [mail.searchParams.get('body'), viber.searchParams.get('draft')]) {
      expect(text).toMatch(/🧀(\r\n){2}\[The rest did not fit into this link: please copy it/);
      expect(text).not.toContain('\uFFFD');
    }
    expect(mail.href.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  });

  it('are links that any program can open, whatever was typed', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      // Halves of characters too.
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 2500 })
        .map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(anything, anything, (title, message) => {
        for (const { href } of messageLinks({ ...draft, title, message }, company)) {
          expect(href.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
          expect(href).toMatch(/^(mailto:|viber:\/\/chat\?)[!-~]+$/);
          expect(() => decodeURIComponent(href)).not.toThrow();
        }
      }),
      { numRuns: 300 },
    );
  });
});
