import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import counters from '@content/generated/counters.json';
import products from '@content/products.json';
import siteJson from '@content/site.json';
import { powders } from 'virtual:counter-powders';
import { Budburan } from '@lasakita/ui/Budburan';
import type { BudburanFood, BudburanPowder } from '@lasakita/ui/Budburan';
import type { Product } from '@/content/schema';
import { altText, pictureAsset } from '@/content/pictures';
import { Crowd, crowdOfPack } from '@/pages/shared/Crowd';
import { renderedCounter } from '@/pages/ProductPage/renderedCounter';
import { servingWords } from '@/pages/ProductPage/servingWords';
import { budburanWords } from '@/pages/shared/stallWords';

const { foods, examplePrice } = siteJson.home.budburan;

const drawn = foods.map(({ counter, ...food }): BudburanFood => {
  const view = (name: 'phone' | 'desktop') => ({
    ...(counters[counter]?.[name] ?? { columns: 2, rows: 2, size: [], places: [] }),
    bare: pictureAsset(`count/${counter}-${name}-bare`),
    cups: pictureAsset(`count/${counter}-${name}-cups`),
  });
  return {
    ...food,
    value: counter,
    alt: altText(`count/${counter}-desktop-bare`),
    phone: view('phone'),
    wide: view('desktop'),
  };
});

const shaken = powders.map(({ id, image, slug: _slug, ...powder }): BudburanPowder => ({
  ...powder,
  value: id,
  pouch: pictureAsset(image),
  action: <Button variant="outlined">Add to list</Button>,
}));

const bowls = crowdOfPack(products.find(({ id }) => id === '6') as Product) ?? [];

/** Without its caret, and the page as it opens: the bar at the lower edge stands where it did. */
const leave = (field: HTMLElement) => {
  field.blur();
  scrollTo(0, 0);
};

const meta = {
  title: 'Components/Content/Budburan (game, counter)',
  id: 'components-budburan',
  component: Budburan,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
    stillControls: {
      language: 'It is heard, not seen.',
      pageLanguage: 'It is heard, not seen.',
      startWith: 'It is looked at once, in the beginning.',
      startAt: 'It is looked at once, in the beginning.',
      examplePrice: 'It is looked at once, in the beginning.',
    },
  },
  args: { foods: drawn, powders: shaken, examplePrice },
  // In the words of the site.
  render: (args) => <Budburan labels={budburanWords} language="fil" {...args} />,
} satisfies Meta<typeof Budburan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Untouched: half of what a pouch makes is coated, and the board says what comes of that half (BUD-3). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [
        { textSize: '200-percent' },
        { direction: 'rtl' },
        { forcedColors: 'active' },
        { motion: 'reduced' },
      ],
    },
  },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('9 of 18 cups');
    await expect(canvas.getByText('₱225')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Isa pa' }));
    await waitFor(() => expect(status).toHaveTextContent('10 of 18 cups'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ulitin' }));
    await waitFor(() => expect(status).toHaveTextContent(/^0 of 18 cups/), { timeout: 3000 });
  },
};

/** After "Ulitin": nothing is coated, and the pouch is not paid yet. */
export const None: Story = {
  args: { startAt: 0 },
  play: async ({ canvas }) => {
    // On the board of wide screens, or in the bar of phones.
    const said = canvas.getAllByText('Kulang pa');
    await expect(said.some((words) => words.checkVisibility())).toBe(true);
  },
};

/** Two cups do not pay the pouch: a loss is said plainly. */
export const Loss: Story = { args: { startAt: 2 } };

/** Half of the pouch is gone. */
export const Nine: Story = { args: { startAt: 9 } };

/** The pouch is empty, and the button says so. */
export const All: Story = {
  args: { startAt: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ubos!' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('18 of 18 cups. Ubos!');
  },
};

/** The powder that makes 22: all places are coated, four were handed over, and bare ones took their places. */
export const Barbecue: Story = {
  args: { startWith: '4', startAt: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('18 of 22 cups');
    await expect(canvas.getByText('Naisilbi na ang 4: may bago sa pwesto nila.')).toBeVisible();
  },
};

/** Sour cream and onion. */
export const SourCream: Story = { args: { startWith: '5' } };

/** White cheddar. */
export const WhiteCheddar: Story = { args: { startWith: '3', startAt: 22 } };

/** Of several foods one is chosen, as of the powders. */
export const Foods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Popcorn' }));
    await expect(canvas.getByText('Mais, mantika, baso')).toBeVisible();
  },
};

/** What is counted has the food's own name. */
export const FriedChicken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fried chicken' }));
    await expect(canvas.getByText('9 na piraso. May 9 pa.')).toBeVisible();
  },
};

/** The price is the visitor's: what cannot be read is asked about, and nothing is reckoned with it. */
export const WrongPrice: Story = {
  args: { onPriceChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Presyo mo bawat baso' });
    await userEvent.clear(field);
    await userEvent.type(field, 'mura');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Isulat bilang numero, gaya ng 25 o 12.50.');
    await expect(args.onPriceChange).toHaveBeenLastCalledWith('mura');
    leave(field);
  },
};

/** Without an example the open line is empty; the visitor fills it in, and what is left is less by that for each one. */
export const OtherCosts: Story = {
  args: {
    foods: drawn.map((food) => ({ ...food, exampleCosts: undefined })),
    onCostsChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Natira, bago ang ibang gastos')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Patatas, mantika, baso' });
    await expect(field).toHaveAccessibleDescription('bawat isa: ikaw ang nakakaalam');
    await userEvent.type(field, '13');
    await expect(args.onCostsChange).toHaveBeenLastCalledWith('13');
    await expect(canvas.getByText('−₱117')).toBeVisible();
    await expect(canvas.queryByText('Natira, bago ang ibang gastos')).toBeNull();
    await expect(canvas.getByText('₱160 bago ang ibang gastos')).toBeVisible();
    await expect(canvas.getAllByText('₱43').some((sum) => sum.checkVisibility())).toBe(true);
    leave(field);
  },
};

const sinigang = {
  value: 'sinigang',
  label: 'Sinigang',
  noun: 'mangkok',
  unit: 'mangkok',
  costs: servingWords.costs,
  exampleCosts: 30,
};

/** What is served, not coated: all that the pack makes, bowl by bowl. A press on a bowl serves up to it. */
export const Served: Story = {
  args: {
    foods: [
      { ...sinigang, ...renderedCounter('servings/sinigang-sa-sampaloc-mix') } as BudburanFood,
    ],
    powders: [
      {
        value: 'sinigang',
        label: 'Sinigang',
        name: 'Sinigang sa Sampaloc Mix',
        tone: 'pandan',
        price: 45,
        count: 60,
        grams: 3,
        pouch: pictureAsset('products/sinigang-sa-sampaloc-mix'),
      },
    ],
    labels: servingWords.labels(60, 'mangkok'),
    pageLanguage: 'fil',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const second = [...canvasElement.querySelectorAll('[data-coat]')]
      .filter((bowl) => bowl.getBoundingClientRect().width > 0)
      .at(1);
    await userEvent.click(second?.parentElement as Element);
    await expect(canvas.getByText('2 na mangkok. May 58 pa.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Isa pa' }));
    await expect(canvas.getByText('3 na mangkok. May 57 pa.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 sa 60 mangkok'), {
      timeout: 3000,
    });
  },
};

/** Without pictures of a counter the page draws all that the pack makes; what is still to come is faint. */
export const Drawn: Story = {
  args: {
    ...Served.args,
    foods: [
      {
        ...sinigang,
        draw: (done, serve) => <Crowd ratio={1.5} parts={bowls} served={done} onServe={serve} />,
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, second] = canvasElement.querySelectorAll('use');
    await userEvent.click(second as Element);
    await expect(canvas.getByText('2 na mangkok. May 58 pa.')).toBeVisible();
  },
};

/** Its own words, where none are handed in. */
export const OwnWords: Story = {
  args: {
    foods: drawn.slice(0, 1).map((food) => ({ ...food, noun: 'cup', costs: 'Potatoes, oil, cup' })),
    labels: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shake it on' })).toBeVisible();
    await expect(canvas.getByText('9 done. 9 to go.')).toBeVisible();
  },
};

/** On the narrowest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'xs' } },
  decorators: [(Story) => <Box sx={{ maxWidth: 320 }}>{Story()}</Box>],
};
