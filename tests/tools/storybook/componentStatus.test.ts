import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ListedStory } from '../../../tools/visual/storyList.ts';
import { statusOf } from '../../../tools/storybook/componentStatus.ts';
import type { StatusSources } from '../../../tools/storybook/componentStatus.ts';

const story = (name: string, rest: Partial<ListedStory> = {}): ListedStory => ({
  id: `components-logo--${name}`,
  title: 'components/Logo',
  name,
  file: 'stories/components/Logo.stories.tsx',
  component: 'kit/src/components/Logo/Logo.tsx',
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
  title: 'components/Logo',
  file: 'stories/components/Logo.stories.tsx',
  status,
  ms: 1,
  takes: 1,
  losses: 0,
});

const sources = (rest: Partial<StatusSources> = {}): StatusSources => ({
  stories: [story('default'), story('mark')],
  tests: [test('default'), test('mark')],
  captures: [capture('default'), capture('mark')],
  sizes: { 'kit/src/components/Logo/Logo.tsx': 660 },
  checks: () => undefined,
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
      conditions: { textSize: 0, direction: 0, forcedColors: 0 },
      keyboard: 'none',
      checks: {
        screenReader: 'not run',
        textSize: 'not run',
        direction: 'not run',
        forcedColors: 'not run',
        keyboard: 'not run',
      },
      bytes: 660,
    },
  ]);
});

it('says what was found in the main story, and of pages nothing', () => {
  const checks = (component: string) =>
    component === 'Logo'
      ? { screenReader: [], textSize: ['too wide'], direction: [], forcedColors: [] }
      : undefined;
  expect(only({ checks })?.checks).toEqual({
    screenReader: 'passed',
    textSize: 'failed',
    direction: 'passed',
    forcedColors: 'passed',
    keyboard: 'not run',
  });
  const page = story('default', { component: 'src/pages/home/HomePage.tsx' });
  expect(only({ checks, stories: [page] })).not.toHaveProperty('checks');
});

it('counts the pictures under a condition that are those of the baselines', () => {
  const under = (condition: string, status: 'same' | 'changed' = 'same') => ({
    ...capture('default', status),
    key: `components-logo/default.phone.${condition}`,
  });
  const captures = [under('direction-rtl'), under('textSize-200-percent', 'changed')];
  expect(only({ captures })?.conditions).toEqual({ textSize: 0, direction: 1, forcedColors: 0 });
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

it('is asked for by one command, whoever says that there is none', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const named = ['tools/storybook/writeStatus.ts', 'stories/foundations/StatusTable.tsx'].map(
    (file) => {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      const words = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const commands = words.matchAll(/npm (?:run [\w:-]+|test)|RUN_COMMAND\}/g);
      return [...new Set([...commands].map(([command]) => command))];
    },
  );
  expect(named).toEqual([['RUN_COMMAND}'], ['RUN_COMMAND}']]);
});
