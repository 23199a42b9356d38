/** The page that shows what looks otherwise, as a person opens it: a file, with the keyboard, on a phone. */
import fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchPinned } from './support/studio.ts';
import type { CaptureRecord } from '../../tools/visual/records.ts';
import { reportPage } from '../../tools/visual/report.ts';
import { reviewOf } from '../../tools/visual/review.ts';

const record = (key: string, width: number, share: number): CaptureRecord => ({
  key: `components-pricecard/${key}`,
  storyId: 'components-pricecard--default',
  title: 'Components/PriceCard',
  file: 'stories/components/PriceCard.stories.tsx',
  status: 'changed',
  ms: 1,
  takes: 1,
  losses: 0,
  difference: {
    count: 10,
    isExact: true,
    box: { left: 0, top: 0, width, height: 90 },
    share,
  },
});

const records = [record('small', 120, 0.1), record('wide', 1366, 0.9)];
const colors = { before: '#1e6b40', after: '#5e3591', difference: '#d60093' };

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchPinned();
});
test.afterAll(() => browser.close());

const open = async (file: string, width: number, bytes?: number): Promise<Page> => {
  for (const { key, difference } of records) {
    for (const [shot, background] of Object.entries(colors)) {
      await sharp({
        create: { width: difference?.box.width ?? 1, height: 90, channels: 3, background },
      }).toFile(`${file}.${key.split('/')[1]}.${shot}.webp`);
    }
  }
  const shotOf = (key: string, shot: string) => `${file}.${key.split('/')[1]}.${shot}.webp`;
  fs.writeFileSync(file, await reportPage(reviewOf(records), shotOf, bytes));
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(`file://${file}`);
  return page;
};

for (const width of [390, 1366]) {
  test(`The report shows before and after by a slider, at ${width} px`, async () => {
    const page = await open(test.info().outputPath('report.html'), width);
    const slider = page.getByRole('slider', { name: 'wide: how much shows of before' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 % before');
    const picture = page.getByRole('img', { name: 'Before' }).first();
    await expect(picture).toHaveCSS('clip-path', /inset\(0px (?:calc\(100% - 0%\)|100%) 0px 0px\)/);
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '100 % before');
    await expect(picture).toHaveCSS(
      'clip-path',
      /inset\(0px(?: (?:calc\(100% - 100%\)|0%) 0px 0px)?\)/,
    );

    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'wide',
      'small',
    ]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.close();
  });
}

test('The report leaves out pictures before it grows too large, and says so', async () => {
  const page = await open(test.info().outputPath('report.html'), 1366, 1);
  await expect(page.getByRole('slider')).toHaveCount(1);
  await expect(page.getByText('Its pictures are left out')).toHaveCount(1);
  await page.close();
});
