import { influencers } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

const [influencer] = influencers;

test('the first screen holds the person, who reaches over the video and covers nothing that is pressed (INF-1)', async ({
  page,
}) => {
  await visit(page, `/influencers/${influencer?.slug}`);
  const person = page.getByRole('img', { name: new RegExp(`^Drawing of ${influencer?.name}`) });
  const video = page.getByRole('link', { name: /^Watch on TikTok/ }).first();
  await expect(person).toBeInViewport({ ratio: 0.8 });
  await expect(video).toBeInViewport({ ratio: 0.7 });
  const [reaching, covered] = [await person.boundingBox(), await video.boundingBox()];
  if (!reaching || !covered) throw new Error('one of them is not drawn');
  expect(reaching.x + reaching.width).toBeGreaterThan(covered.x + 20);
  // In front of the video, and yet a press there is the video's.
  const pressed = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('a')?.href,
    [reaching.x + reaching.width - 10, reaching.y + reaching.height / 2],
  );
  expect(pressed).toBe(influencer?.videos[0]?.address);
});
