import { mergeLabels } from '@lasakita/ui/domain/labels';
import { expect, test } from 'vitest';

const own = {
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  fields: { name: 'Name', email: 'Email' },
};

test('words that are handed in come in the place of a component’s own, of a group too', () => {
  const merged = mergeLabels(own, {
    next: 'Susunod',
    page: (page) => `Pahina ${page}`,
    fields: { email: 'E-mail' },
  });
  expect(merged.page(2)).toBe('Pahina 2');
  expect(merged).toMatchObject({ next: 'Susunod', fields: { name: 'Name', email: 'E-mail' } });
  expect(own.fields.email).toBe('Email');
});

test('what is undefined takes none away', () => {
  const merged = mergeLabels(own, {
    next: undefined,
    page: undefined,
    fields: { name: undefined },
  });
  expect(merged).toEqual(own);
});

test('without any they are the very same: what holds them is drawn once', () => {
  expect(mergeLabels(own, undefined)).toBe(own);
});
