/**
 * The test of the test: known faults are planted, and every one must be seen in every story that it is planted in; without
 * a fault nothing may be seen.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { rewriteResponses } from '../support/rewriteResponses.ts';
import { faults, unchanged } from './faults.ts';
import { storybookOrigin, test } from './support/fixtures.ts';
import { fingerprint, differenceOf } from '../../tools/visual/pixels.ts';
import type { Pixels } from '../../tools/visual/pixels.ts';
import { writeProof } from '../../tools/visual/proofTable.ts';
import { capturesOf, readStories } from '../../tools/visual/storyList.ts';
import type { Capture } from '../../tools/visual/storyList.ts';
import { launchPinned, Studio } from './support/studio.ts';

const stories = readStories();

const captureOf = (id: string): Capture => {
  const story = stories.find((each) => each.id === id);
  const [capture] = story ? capturesOf(story) : [];
  if (!capture) throw new Error(`There is no story ${id} to plant a fault in`);
  return capture;
};

const sound = new Map<string, Pixels>();

const isSame = (one: Pixels, other: Pixels) => fingerprint(one) === fingerprint(other);

const soundOne = async (studio: Studio, capture: Capture) => {
  const pixels = sound.get(capture.key) ?? (await studio.take(capture));
  sound.set(capture.key, pixels);
  return pixels;
};

// First, as it mostly waits: the others go on beside it.
test('Four browsers that hang fail the capture', async () => {
  const capture = captureOf('components-pagination--default');
  const hanging = new Studio(storybookOrigin(), { captureMs: 4000 });
  const forEver = () => {
    for (;;);
  };
  await expect(hanging.take(capture, { fault: forEver })).rejects.toThrow('No capture within 4 s');
  expect(hanging.losses).toBe(3);
  await hanging.close();
});

for (const fault of faults) {
  test(fault.name, async ({ studio }) => {
    const faulty = fault.script
      ? new Studio(storybookOrigin(), { scriptFault: fault.script })
      : studio;
    const unseen: string[] = [];
    let fewest = Infinity;
    for (const id of fault.stories) {
      const capture = captureOf(id);
      const before = await soundOne(studio, capture);
      const after = await faulty.take(capture, { fault: fault.page });
      if (isSame(before, after)) unseen.push(capture.key);
      else fewest = Math.min(fewest, differenceOf(before, after).count);
    }
    if (faulty !== studio) await faulty.close();
    const planted = fault.stories.length;
    writeProof({ name: fault.name, planted, seen: planted - unseen.length, fewest });
    if (unseen.length > 0) throw new Error(`Not seen in ${unseen.join(', ')}`);
  });
}

for (const id of unchanged.stories) {
  test(`Nothing changed in ${id}`, async ({ studio }) => {
    const capture = captureOf(id);
    const before = await soundOne(studio, capture);
    let alarms = 0;
    for (let turn = 0; turn < unchanged.times; turn += 1) {
      if (!isSame(before, await studio.take(capture))) alarms += 1;
    }
    writeProof({ name: `Nothing changed in ${id}`, repeated: unchanged.times, alarms });
    if (alarms > 0) throw new Error(`${alarms} of ${unchanged.times} captures differ`);
  });
}

test('A browser that crashes is started anew, and the capture is the same', async ({ studio }) => {
  const capture = captureOf('components-pagination--default');
  const browsers: Browser[] = [];
  const fragile = new Studio(storybookOrigin(), {
    launch: async () => {
      const browser = await launchPinned();
      browsers.push(browser);
      return browser;
    },
  });
  await fragile.take(capture);
  const second = fragile.take(capture);
  await browsers[0]?.close();
  expect(isSame(await second, await soundOne(studio, capture))).toBe(true);
  expect(fragile.losses).toBe(1);
  await fragile.close();
});

test('A browser that draws no more is replaced, and the capture is the same', async ({
  studio,
}) => {
  const capture = captureOf('components-pagination--default');
  let browsers = 0;
  const still = new Studio(storybookOrigin(), {
    launch: async () => {
      const browser = await launchPinned();
      browsers += 1;
      if (browsers > 1) return browser;
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(() => {
          window.requestAnimationFrame = () => 0;
        });
        return context;
      };
      return browser;
    },
  });
  expect(isSame(await still.take(capture), await soundOne(studio, capture))).toBe(true);
  expect(still.losses).toBe(1);
  await still.close();
});

test('A fault is planted though the connection is lost on the way to the script', async () => {
  let requests = 0;
  const server = http.createServer((_request, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end('sound');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launchPinned();
  const context = await browser.newContext();
  await rewriteResponses(context, /script/, (text) => `${text}, with a fault`);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/script`);
  expect(await page.textContent('body')).toBe('sound, with a fault');
  expect(requests).toBe(2);
  await browser.close();
  server.close();
});
