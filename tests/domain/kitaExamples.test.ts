import fs from 'node:fs';
import { expect, test } from 'vitest';
import { kitaLabels } from '@lasakita/ui/KitaHelper';
import { groupDigits } from '@lasakita/ui/domain/groupDigits';
import type { Kita } from '@lasakita/ui/domain/kita';
import { kitaFields, readKita } from '@lasakita/ui/domain/kitaFields';
import { moneyText } from '@lasakita/ui/domain/money';
import { kitaWords } from '@/pages/shared/stallWords';

const page = fs.readFileSync('docs/kita.md', 'utf8');

/** Each example of the page: its heading, what is typed and what is said, by the words of the helper. */
const examples = page
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const rows = [...section.matchAll(/^\|(.+)\|$/gm)]
      .slice(2)
      .map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
    return {
      name: section.split('\n')[0] ?? '',
      typed: Object.fromEntries(rows.map(([label, text]) => [label ?? '', text ?? ''])),
      said: Object.fromEntries(
        rows.filter((row) => row[2]).map(([, , label, text]) => [label ?? '', text ?? '']),
      ),
    };
  });

test('the page has three of them', () => {
  expect(examples).toHaveLength(3);
});

test.each(examples)('the example “$name” of docs/kita.md is right', ({ typed, said }) => {
  const { kita, faults } = readKita(
    Object.fromEntries(kitaFields.map((field) => [field, typed[kitaLabels.fields[field]]])),
  );
  expect(faults).toEqual({});
  const sums = Object.entries(kitaWords.sums).map(([name, label]) => {
    const figure = kita?.[name as keyof Kita] ?? Number.NaN;
    return [label, name === 'servings' ? groupDigits(figure) : moneyText(figure)];
  });
  expect(Object.fromEntries(sums)).toEqual(said);
});
