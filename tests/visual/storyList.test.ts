import { expect, it } from 'vitest';
import { capturesOf, parameterFaults } from './support/storyList.ts';
import type { ListedStory, VisualParameters } from './support/storyList.ts';

const story = (visual: VisualParameters = {}, rest: Partial<ListedStory> = {}): ListedStory => ({
  id: 'components-logo--default',
  title: 'components/Logo',
  name: 'Default',
  file: 'stories/components/Logo.stories.tsx',
  hasPlay: false,
  usesKeyboard: false,
  visual,
  ...rest,
});

const keys = (each: ListedStory) => capturesOf(each).map(({ key }) => key);

it('captures a story on phone and desktop', () => {
  expect(keys(story())).toEqual([
    'components-logo/default.phone',
    'components-logo/default.desktop',
  ]);
});

it('captures a sized story at its own size alone', () => {
  const viewport = { name: 'xs', width: 480, height: 844 };
  expect(keys(story({}, { viewport }))).toEqual(['components-logo/default.xs']);
  expect(keys(story({ sizes: ['desktop'] }))).toEqual(['components-logo/default.desktop']);
});

it('captures it once more under what its parameter asks for', () => {
  const visual = {
    sizes: ['phone' as const],
    globals: [{ textSize: '200-percent', direction: 'rtl' }],
  };
  expect(keys(story(visual))).toEqual([
    'components-logo/default.phone',
    'components-logo/default.phone.textSize-200-percent.direction-rtl',
  ]);
});

it('leaves a story out only with a reason', () => {
  const skipped = story({ skip: 'It is a film, and films are never at rest' });
  expect(keys(skipped)).toEqual([]);
  expect(parameterFaults(skipped)).toEqual([]);
  const withoutReason = story({ skip: '' });
  expect(keys(withoutReason)).toHaveLength(2);
  expect(parameterFaults(withoutReason)).toHaveLength(1);
  expect(parameterFaults(story({ skip: ' '.repeat(20) }))).toHaveLength(1);
});

it('knows the names of the toolbars', () => {
  expect(parameterFaults(story({ globals: [{ textsize: '200' }] }))).toHaveLength(1);
  expect(parameterFaults(story({ globals: [{ forcedColors: 'active' }] }))).toEqual([]);
});
