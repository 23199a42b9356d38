import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { applyConditions } from '../../.storybook/conditions/withConditions';
import { ordinaryConditions } from '../../.storybook/conditions/conditions';
import { supplyPictures } from '../../.storybook/conditions/pictureSupply';
import type { Conditions } from '../../.storybook/conditions/conditions';
import preview from '../../.storybook/preview';
import { Picture } from '@lasakita/ui/Picture';
import { Video } from '@lasakita/ui/Video';
import { pictureAsset } from '@/content/pictures';
import { siteTheme } from '@lasakita/ui/theme';
import * as dealerCardStories from '@stories/components/DealerCard.stories';
import * as pictureStories from '@stories/components/Picture.stories';

const under = (globals: Partial<Conditions>) =>
  composeStories({ ...pictureStories, default: { ...pictureStories.default, globals } }, preview)
    .Default;

const asset = pictureAsset('films/about');
const picture = (
  <ThemeProvider theme={siteTheme()}>
    <Picture asset={asset} alt="Fries" />
  </ThemeProvider>
);

afterEach(() => {
  applyConditions();
});

describe('a story under conditions of its own', () => {
  test('has them', async () => {
    const Story = under({
      textSize: '200-percent',
      direction: 'rtl',
      motion: 'reduced',
      grid: 'on',
    });
    await render(<Story />);
    const style = getComputedStyle(document.documentElement);
    expect([style.fontSize, style.direction]).toEqual(['32px', 'rtl']);
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(document.querySelector('[data-layout-grid]')).not.toBeNull();
  });

  test('has another brand and country', async () => {
    const Story = composeStories(
      {
        ...dealerCardStories,
        default: {
          ...dealerCardStories.default,
          globals: { brand: 'another-dark', country: 'none' },
        },
      },
      preview,
    ).Default;
    await render(<Story />);
    const name = document.querySelector('h3') as HTMLElement;
    expect(getComputedStyle(name).color).toBe('rgb(234, 240, 247)');
    expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).not.toContain('+63');
  });

  test('leaves none of them to the next', async () => {
    const First = under({ textSize: '150-percent', forcedColors: 'active' });
    const Second = under({});
    await render(<First />);
    expect(document.documentElement.style.fontSize).toBe('150%');
    await render(<Second />);
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
    expect(document.documentElement.hasAttribute('dir')).toBe(false);
    expect(applyConditions()).toEqual(ordinaryConditions);
  });
});

describe('pictures', () => {
  test('that are missing leave their words', async () => {
    supplyPictures('missing');
    const screen = await render(picture);
    await expect.poll(() => document.querySelector('img')).toBeNull();
    await expect.element(screen.getByRole('img', { name: 'Fries' })).toHaveTextContent('Fries');
  });

  test('that are missing leave the words of a video too', async () => {
    supplyPictures('missing');
    const screen = await render(
      <ThemeProvider theme={siteTheme()}>
        <Video address="films/about" title="Fries and cheese" poster={asset} />
      </ThemeProvider>,
    );
    await expect.element(screen.getByText('Fries and cheese')).toBeVisible();
  });

  test('that are slow leave their place until they come', async () => {
    supplyPictures('slow', 200);
    await render(picture);
    const image = document.querySelector('img') as HTMLImageElement;
    await expect.poll(() => image.naturalWidth).toBe(1);
    expect(document.querySelector('source')?.hasAttribute('srcset')).toBe(false);
    await expect.poll(() => image.currentSrc).toContain('/pictures/films/about');
    expect(document.querySelector('source')?.srcset).toContain('320w');
  });

  test('that are slow never come while a machine looks', async () => {
    applyConditions({ pictures: 'slow' });
    await render(picture);
    const image = document.querySelector('img') as HTMLImageElement;
    await expect.poll(() => image.naturalWidth).toBe(1);
    expect(image.currentSrc).toMatch(/^data:image\/gif/);
  });

  test('that arrive are asked for as ever', async () => {
    await render(picture);
    expect(document.querySelector('img')?.src).toContain('/pictures/films/about');
    expect(document.querySelector('source')?.srcset).toContain('320w');
  });
});
