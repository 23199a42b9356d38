import { expect, it } from 'vitest';
import { attachmentsOf, recordOf, type CaptureRecord } from '../../../tools/visual/records.ts';

const record: CaptureRecord = {
  key: 'components-logo/default.phone',
  storyId: 'components-logo--default',
  title: 'Components/Logo',
  file: 'stories/components/Logo.stories.tsx',
  status: 'same',
  ms: 12,
  takes: 1,
  losses: 0,
};

it('reads back what was attached to a test', () => {
  const [attachment] = attachmentsOf(record, []);
  expect(recordOf(attachment ? [attachment] : [])).toEqual({ record, shots: {} });
});

it('attaches the pictures by the names that Playwright lays over each other', () => {
  expect(attachmentsOf(record, ['before', 'after', 'difference']).map(({ name }) => name)).toEqual([
    'record',
    'look-expected.webp',
    'look-actual.webp',
    'look-diff.webp',
  ]);
});

it('finds no record with a test that takes no picture', () => {
  expect(recordOf([])).toBeUndefined();
});
