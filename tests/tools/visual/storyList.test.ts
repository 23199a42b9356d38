import { expect, it } from 'vitest';
import { capturesOf, orphans, parameterFaults } from '../../../tools/visual/storyList.ts';
import type { ListedStory, VisualParameters } from '../../../tools/visual/storyList.ts';

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

it('captures forced colors, and larger text of whole pages, at the first width alone', () => {
  const globals = [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }];
  const phone = ['', '.textSize-200-percent', '.direction-rtl', '.forcedColors-active'];
  const desktopOf = (title: string) =>
    keys(story({ globals }, { title }))
      .filter((key) => key.includes('.desktop'))
      .map((key) => key.split('.desktop')[1]);
  expect(keys(story({ globals })).slice(0, 4)).toEqual(
    phone.map((variant) => `components-logo/default.phone${variant}`),
  );
  expect(desktopOf('Components/Logo')).toEqual(['', '.textSize-200-percent', '.direction-rtl']);
  expect(desktopOf('Pages/Home')).toEqual(['', '.direction-rtl']);
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

it('finds the baselines without a story, of the listed components alone where only some are listed', () => {
  const baselines = ['components-logo/default.phone', 'components-logo/old.phone', 'gone/a.phone'];
  expect(orphans(baselines, [story()], false)).toEqual([
    'components-logo/old.phone',
    'gone/a.phone',
  ]);
  expect(orphans(baselines, [story()], true)).toEqual(['components-logo/old.phone']);
});
