import { expect } from '@playwright/test';
import { accept, baselineKeys, judge } from './support/baseline.ts';
import { test } from './support/fixtures.ts';
import { fingerprint, toSharp } from './support/pixels.ts';
import type { Pixels } from './support/pixels.ts';
import { writeRecord } from './support/records.ts';
import type { CaptureRecord } from './support/records.ts';
import { capturesOf, parameterFaults, readStories } from './support/storyList.ts';

const stories = readStories();
const isAccepting = process.env.VISUAL_ACCEPT === '1';

/** For people to look at: exactness was settled before. */
const picture = (pixels: Pixels) => toSharp(pixels).webp({ quality: 85, effort: 2 }).toBuffer();

/** Only what can be seen again counts: a difference is looked at twice, from a page opened anew. */
const MOST_TAKES = 3;

const examine = async (key: string, take: () => Promise<Pixels>) => {
  let pixels = await take();
  let verdict = await judge(key, pixels);
  let isSteady = verdict.status === 'same';
  for (let takes = 1; takes < MOST_TAKES && !isSteady; takes += 1) {
    const again = await take();
    isSteady = fingerprint(again) === fingerprint(pixels);
    if (isSteady) break;
    pixels = again;
    verdict = await judge(key, pixels);
    isSteady = verdict.status === 'same';
  }
  return { pixels, verdict, isSteady };
};

for (const story of stories) {
  for (const capture of capturesOf(story)) {
    test(capture.key, async ({ studio }) => {
      const { key } = capture;
      const startedAt = Date.now();
      const lossesBefore = studio.losses;
      let takes = 0;
      const take = () => {
        takes += 1;
        return studio.take(capture);
      };
      const write = (
        rest: Pick<CaptureRecord, 'status'> & Partial<CaptureRecord>,
        shots?: Parameters<typeof writeRecord>[1],
      ) =>
        writeRecord(
          {
            key,
            storyId: story.id,
            ms: Date.now() - startedAt,
            takes,
            losses: studio.losses - lossesBefore,
            ...rest,
          },
          shots,
        );
      const fail = (error: unknown) => {
        write({ status: 'failed', error: String(error) });
        return error;
      };

      const { pixels, verdict, isSteady } = await examine(key, take).catch((error: unknown) => {
        throw fail(error);
      });
      if (verdict.status === 'same') {
        write({ status: 'same' });
        return;
      }
      if (!isSteady) throw fail(new Error(`It looked otherwise each of ${MOST_TAKES} times`));
      if (isAccepting) {
        await accept(key, pixels);
        write({ status: 'accepted' });
        return;
      }
      const after = await picture(pixels);
      if (verdict.status === 'missing') {
        write({ status: 'missing' }, { after });
        throw new Error('It has no baseline: look at it, then "npm run visual:accept"');
      }
      const { count, isExact, box, picture: marked } = verdict.difference;
      write(
        { status: 'changed', difference: { count, isExact, box } },
        { before: verdict.before, after, difference: await picture(marked) },
      );
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
