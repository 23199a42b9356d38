import fs from 'node:fs';
import path from 'node:path';
import { scriptsBeforeUse } from '../../tools/pageBytes.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive } from './support/visit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { bytes: budgets } = JSON.parse(fs.readFileSync(path.join(root, 'budgets.json'), 'utf8')) as {
  bytes: Record<'scriptBeforeUse' | 'homeScripts' | 'homeFirstView', number>;
};

test('no page needs more code to come to life than its budget', () => {
  const sizes = scriptsBeforeUse(path.join(root, 'dist'));
  expect(Object.keys(sizes)).toHaveLength(17);
  const over = Object.entries(sizes).filter(([, size]) => size > budgets.scriptBeforeUse);
  expect(over).toEqual([]);
});

// Each build has names of its own, and so is compressed a little differently.
for (const build of ['plain', 'with e-mail keys']) {
  test(`the home page keeps to its budgets of code and of bytes in all, ${build}`, async ({
    newVisitor,
    plainOrigin,
  }) => {
    // The phone that Lighthouse stands for.
    const page = await newVisitor({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const sizes = new Map<string, { type: string; size: number }>();
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      sizes.set(request.url(), { type: request.resourceType(), size: responseBodySize });
    });
    await page.goto(build === 'plain' ? `${plainOrigin}/home` : '/home');
    await untilAlive(page);
    // The slider's code, for the first carousel, is followed some seconds later by what starts the worker.
    await expect(page.getByRole('button', { name: 'Pause slides' }).first()).toBeVisible();
    await expect.poll(() => [...sizes.keys()].join()).toContain('registerWorker');
    await page.waitForLoadState('networkidle');
    const total = (isCounted: (type: string) => boolean) =>
      [...sizes.values()]
        .filter(({ type }) => isCounted(type))
        .reduce((sum, { size }) => sum + size, 0);
    expect(total((type) => type === 'script')).toBeLessThanOrEqual(budgets.homeScripts);
    expect(total((type) => type !== 'media')).toBeLessThanOrEqual(budgets.homeFirstView);
  });
}
