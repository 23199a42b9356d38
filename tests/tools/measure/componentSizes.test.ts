import { expect, test } from 'vitest';
import { componentSizes } from '../../../tools/measure/componentSizes.ts';

test('a component costs what it brings along, and nothing of what an app has of its own', async () => {
  const files = ['HiddenText', 'ToastStack', 'Carousel', 'HeroVideoCarousel'].map(
    (name) => `kit/src/components/${name}/${name}.tsx`,
  );
  const sizes = await componentSizes(files);
  const [hidden = 0, toasts = 0, slides = 0, hero = 0] = files.map((file) => sizes[file]);
  expect(hidden).toBeGreaterThan(50);
  expect(hidden).toBeLessThan(300);
  // React alone is more, and so is notistack.
  expect(toasts).toBeLessThan(8_000);
  expect(hero).toBeGreaterThan(slides);
});
