import fs from 'node:fs';
import { expect, test } from 'vitest';
import { dayOf, handChecks, lastChecks } from '../../../.storybook/handChecks.ts';
import type { HandCheck } from '../../../.storybook/handChecks.ts';
import { handCheckSchema } from '../../../tools/storybook/handCheckSchema.ts';

const { version } = JSON.parse(fs.readFileSync('kit/package.json', 'utf8')) as { version: string };
const components = fs.readdirSync('kit/src/components');

// In the Philippines it is tomorrow before it is in UTC.
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });

test('Every check is of a component, by a means, on a day that was', () => {
  expect(handCheckSchema({ components, today, version }).safeParse(handChecks).error).toBe(
    undefined,
  );
});

const sample: HandCheck = {
  component: 'Pagination',
  check: 'keyboard',
  date: '2026-11-24',
  version: '1.2.0',
  means: 'With a keyboard, in Firefox on Windows',
  outcome: 'passed',
  found: 'Went to the last page and back with Tab and Enter.',
};

const schema = handCheckSchema({
  components: ['Pagination'],
  today: '2026-11-24',
  version: '1.10.0',
});

test('A check as it should be is let through', () => {
  expect(schema.parse([sample])).toEqual([sample]);
});

test.each([
  ['a component that there is none of', { component: 'Pager' }, 'is no component'],
  ['an unknown check', { check: 'smell' }, 'Invalid option'],
  ['tomorrow', { date: '2026-11-25' }, 'is yet to come'],
  ['no day of the calendar', { date: '2026-02-30' }, 'Invalid ISO date'],
  ['a version that is yet to come', { version: '1.11.0' }, 'is newer than the library'],
  ['no version', { version: 'next' }, 'Invalid string'],
  ['no means', { means: ' ' }, 'must say by what means'],
  ['nothing found', { found: 'Fine.' }, 'must say what was done and found'],
  ['no outcome', { outcome: 'perhaps' }, 'Invalid option'],
  ['more than is shown', { where: 'at home' }, 'Unrecognized key'],
])('Refused: %s', (_name, other, why) => {
  expect(JSON.stringify(schema.safeParse([{ ...sample, ...other }]).error?.issues)).toContain(why);
});

test('The last check of each kind is the one that counts, wherever it stands in the list', () => {
  const later = { ...sample, date: '2026-11-30', outcome: 'failed' as const };
  const ofAnother = { ...sample, component: 'Carousel', date: '2026-12-01' };
  const zoom = { ...sample, check: 'zoom' as const };
  const made = [later, sample, ofAnother, zoom];
  expect(lastChecks(made, 'Pagination')).toEqual({ keyboard: later, zoom });
  expect(lastChecks([ofAnother], 'Pagination')).toEqual({});
});

test('A day is told in words', () => {
  expect(dayOf(sample)).toBe('24 November 2026');
});
