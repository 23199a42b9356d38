import { expect } from '@playwright/test';
import { accept, baselineKeys, judge } from './support/baseline.ts';
import { test } from './support/fixtures.ts';
import { toSharp } from './support/pixels.ts';
import { writeRecord } from './support/records.ts';
import type { CaptureRecord } from './support/records.ts';
import { capturesOf, parameterFaults, readStories } from './support/storyList.ts';

const stories = readStories();
const isAccepting = process.env.VISUAL_ACCEPT === '1';

/** For people to look at: exactness was settled before. */
const picture = (pixels: Parameters<typeof toSharp>[0]) =>
  toSharp(pixels).webp({ quality: 85, effort: 2 }).toBuffer();

for (const story of stories) {
  for (const capture of capturesOf(story)) {
    test(capture.key, async ({ studio }) => {
      const { key } = capture;
      const startedAt = Date.now();
      const record = (rest: Pick<CaptureRecord, 'status'> & Partial<CaptureRecord>) => ({
        key,
        storyId: story.id,
        ms: Date.now() - startedAt,
        ...rest,
      });
      let pixels;
      try {
        pixels = await studio.take(capture);
      } catch (error) {
        writeRecord(record({ status: 'failed', error: String(error) }));
        throw error;
      }
      if (isAccepting) {
        const isNew = await accept(key, pixels);
        writeRecord(record({ status: isNew ? 'accepted' : 'same' }));
        return;
      }
      const verdict = await judge(key, pixels);
      if (verdict.status === 'same') {
        writeRecord(record({ status: 'same' }));
        return;
      }
      const after = await picture(pixels);
      if (verdict.status === 'missing') {
        writeRecord(record({ status: 'missing' }), { after });
        throw new Error('It has no baseline: look at it, then "npm run visual:accept"');
      }
      const { count, isExact, box, picture: marked } = verdict.difference;
      writeRecord(record({ status: 'changed', difference: { count, isExact, box } }), {
        before: verdict.before,
        after,
        difference: await picture(marked),
      });
      throw new Error(
        `${isExact ? '' : 'up to '}${count} pixels differ, within ${box.width} x ${box.height} at ${box.left}, ${box.top}`,
      );
    });
  }
}

test('every story that is left out says why', () => {
  expect(stories.flatMap(parameterFaults)).toEqual([]);
});

test('every baseline belongs to a story', () => {
  const wanted = new Set(stories.flatMap(capturesOf).map(({ key }) => key));
  // Accepting clears them away afterwards.
  test.skip(isAccepting);
  expect(baselineKeys().filter((key) => !wanted.has(key))).toEqual([]);
});
