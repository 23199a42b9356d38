import { expect, it } from 'vitest';
import type { ListedStory } from '../visual/support/storyList.ts';
import { statusOf } from '../../tools/statusOf.ts';
import type { StatusSources } from '../../tools/statusOf.ts';

const story = (name: string, rest: Partial<ListedStory> = {}): ListedStory => ({
  id: `components-logo--${name}`,
  title: 'components/Logo',
  name,
  file: 'stories/components/Logo.stories.tsx',
  component: 'src/components/Logo/Logo.tsx',
  visual: {},
  hasPlay: false,
  usesKeyboard: false,
  ...rest,
});

const test = (name: string, axe = 'passed') => ({
  status: 'passed',
  meta: { storyId: `components-logo--${name}`, reports: [{ type: 'a11y', status: axe }] },
});

const capture = (name: string, status: 'same' | 'changed' = 'same') => ({
  key: `components-logo/${name}.phone`,
  storyId: `components-logo--${name}`,
  status,
  ms: 1,
  takes: 1,
  losses: 0,
});

const sources = (rest: Partial<StatusSources> = {}): StatusSources => ({
  stories: [story('default'), story('mark')],
  tests: [test('default'), test('mark')],
  captures: [capture('default'), capture('mark')],
  sizes: { 'src/components/Logo/Logo.tsx': 660 },
  testSource: () => undefined,
  ...rest,
});

const only = (rest?: Partial<StatusSources>) => statusOf(sources(rest))[0];

it('sums up the stories of a component', () => {
  expect(statusOf(sources())).toEqual([
    {
      name: 'components/Logo',
      firstStory: 'components-logo--default',
      stories: 2,
      captures: 2,
      skipped: [],
      visual: 'passed',
      behavior: 'passed',
      axe: 'passed',
      keyboard: 'none',
      gzip: 660,
    },
  ]);
});

it('lets one failure count for all', () => {
  expect(only({ tests: [test('default'), test('mark', 'failed')] })?.axe).toBe('failed');
  expect(only({ captures: [capture('default', 'changed'), capture('mark')] })?.visual).toBe(
    'failed',
  );
});

it('does not call passed what did not run', () => {
  expect(only({ tests: [test('default')] })).toMatchObject({ behavior: 'not run', axe: 'not run' });
  expect(only({ captures: [] })?.visual).toBe('not run');
});

it('finds the keys in a story or in a test', () => {
  expect(only({ stories: [story('default', { usesKeyboard: true })] })?.keyboard).toBe('story');
  expect(only({ testSource: () => "await userEvent.keyboard('{Enter}')" })?.keyboard).toBe('test');
});

it('repeats why a story is not captured', () => {
  const reason = 'It shows the figures of the last run';
  expect(only({ stories: [story('default', { visual: { skip: reason } })] })?.skipped).toEqual([
    { story: 'default', reason },
  ]);
});
