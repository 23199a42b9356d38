import { expect } from '@playwright/test';
import { accept, baselineKeys, judge } from '../../tools/visual/baseline.ts';
import { test } from './support/fixtures.ts';
import { fingerprint, toSharp } from '../../tools/visual/pixels.ts';
import type { Pixels } from '../../tools/visual/pixels.ts';
import { attachmentsOf, writeRecord } from '../../tools/visual/records.ts';
import type { CaptureRecord, Shot } from '../../tools/visual/records.ts';
import { capturesOf, orphans, parameterFaults, readStories } from '../../tools/visual/storyList.ts';
import type { Capture } from '../../tools/visual/storyList.ts';

const stories = readStories();
const isAccepting = process.env.VISUAL_ACCEPT === '1';
/** Only some of the stories are in this Storybook. */
const isPart = process.env.VISUAL_PART === '1';

/** For people to look at: exactness was settled before. */
const picture = (pixels: Pixels) => toSharp(pixels).webp({ quality: 85, effort: 2 }).toBuffer();

/** Only what can be seen again counts: a difference is looked at from a page opened anew, and then from another browser. */
const MOST_TAKES = 3;

const examine = async (key: string, take: () => Promise<Pixels>) => {
  let pixels = await take();
  let verdict = await judge(key, pixels);
  let isSteady = false;
  for (let takes = 1; takes < MOST_TAKES && verdict.status !== 'same'; takes += 1) {
    // What is accepted need only be seen twice.
    if (isAccepting && isSteady) break;
    const again = await take();
    isSteady = fingerprint(again) === fingerprint(pixels);
    pixels = again;
    verdict = await judge(key, pixels);
  }
  return { pixels, verdict, isSteady };
};

const compare = (capture: Capture) => {
  test(capture.key, async ({ studio }) => {
    const { key, story } = capture;
    const startedAt = Date.now();
    const lossesBefore = studio.losses;
    let takes = 0;
    const take = async () => {
      takes += 1;
      // A browser may keep what it has drawn once: a logo that was drawn while its panel slid in came again in a new page.
      if (takes === MOST_TAKES) await studio.close();
      return studio.take(capture, { anew: takes > 1 });
    };
    const write = async (
      rest: Pick<CaptureRecord, 'status'> & Partial<CaptureRecord>,
      shots: Partial<Record<Shot, Buffer>> = {},
    ) => {
      const record: CaptureRecord = {
        key,
        storyId: story.id,
        title: story.title,
        file: story.file,
        ...(story.component && { component: story.component }),
        ms: Date.now() - startedAt,
        takes,
        losses: studio.losses - lossesBefore,
        ...rest,
      };
      writeRecord(record, shots);
      for (const attachment of attachmentsOf(key, Object.keys(shots) as Shot[])) {
        const { name, ...content } = attachment;
        await test.info().attach(name, content);
      }
    };
    const failed = async (error: unknown) => {
      await write({ status: 'failed', error: String(error) });
      return error;
    };

    const { pixels, verdict, isSteady } = await examine(key, take).catch(async (error: unknown) => {
      throw await failed(error);
    });
    if (verdict.status === 'same') return write({ status: 'same' });
    if (!isSteady) throw await failed(new Error(`It looked otherwise each of ${MOST_TAKES} times`));
    if (isAccepting) {
      await accept(key, pixels);
      return write({ status: 'accepted' });
    }
    const after = await picture(pixels);
    if (verdict.status === 'missing') {
      await write({ status: 'missing' }, { after });
      throw new Error('It has no baseline: look at it, then "npm run visual:accept"');
    }
    const { count, isExact, box, picture: marked } = verdict.difference;
    const share = count / (marked.width * marked.height);
    await write(
      { status: 'changed', difference: { count, isExact, box, share } },
      { before: verdict.before, after, difference: await picture(marked) },
    );
    throw new Error(
      `${isExact ? '' : 'up to '}${count} pixels differ, within ${box.width} x ${box.height} at ${box.left}, ${box.top}`,
    );
  });
};

// Whole pages take longest: they come first, so that the workers end together.
const files = [...new Set(stories.map(({ file }) => file))].toReversed();
for (const file of files) {
  test.describe(file, () => {
    // One worker shows them one after the other in the same page.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      if (story.file === file) capturesOf(story).forEach(compare);
    }
  });
}

test('every story that is left out says why', () => {
  expect(stories.flatMap(parameterFaults)).toEqual([]);
});

test('every baseline belongs to a story', () => {
  // Accepting clears them away afterwards.
  test.skip(isAccepting);
  expect(orphans(baselineKeys(), stories, isPart)).toEqual([]);
});
