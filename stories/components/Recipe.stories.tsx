import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberStepper } from '@kit/components/OrderList/NumberStepper';
import { Recipe } from '@lasakita/ui/Recipe';
import { altText, pictureAsset } from '@/content/pictures';

const print = fn();

const meta = {
  title: 'Components/Content/Recipe (steps, ingredients)',
  id: 'components-recipe',
  component: Recipe,
  subcomponents: { NumberStepper },
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const own = window.print;
    print.mockReset();
    window.print = print;
    return () => {
      window.print = own;
    };
  },
  args: {
    name: 'Cheese fries ng plaza',
    lead: 'A paper cup of fries that is orange to the bottom: the powder goes on while the oil is still shining.',
    picture: pictureAsset('recipes/cheese-fries-ng-plaza'),
    pictureAlt: altText('recipes/cheese-fries-ng-plaza'),
    minutes: 25,
    servings: 4,
    unit: 'cups',
    ingredients: [
      { name: 'Large potatoes', pieces: 4, note: 'about 800 g' },
      { name: 'Cooking oil', milliliters: 750, note: 'for deep frying' },
      {
        name: 'Cheddar Cheese Powder',
        grams: 40,
        gramsPerCup: 128,
        to: '/products/cheddar-cheese-powder',
      },
      { name: 'Fine salt', grams: 3, gramsPerCup: 288 },
      { name: 'Ground pepper', note: 'to taste' },
    ],
    steps: [
      'Peel the potatoes and cut them into sticks as thick as a finger. Rinse and dry them well.',
      'Fry for five minutes without letting them color, lift them out, make the oil hotter, and fry again until they are golden.',
      'Drain them for ten seconds, no longer. Shake over half of the powder and the salt, toss; then the rest, and toss again.',
    ],
    video: { label: 'Watch Amihan cook it', to: '/influencers/amihan' },
  },
} satisfies Meta<typeof Recipe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scaled to ten cups, told by spoons, and printed alone. */
export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('40 g')).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      // oxlint-disable-next-line no-await-in-loop -- As a visitor presses.
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    }
    await expect(canvas.getByText('10 cups')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^How many/ })).toHaveValue('10');
    await expect(canvas.getByText('100 g')).toBeVisible();
    await expect(canvas.getByText('1.88 L')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Spoons and cups' }));
    await expect(canvas.getByText('¾ cup')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the recipe' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-print-alone');
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** Not less than one. */
export const Least: Story = {
  args: { onWanted: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Less' });
    for (let press = 0; press < 3; press += 1) {
      // oxlint-disable-next-line no-await-in-loop -- As a visitor presses.
      await userEvent.click(less);
    }
    await expect(canvas.getByText('1 cup')).toBeVisible();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(canvas.getByText('1 cup')).toBeVisible();
    await expect(args.onWanted).toHaveBeenCalledTimes(3);
  },
};

/** By the tray: any number can be typed, each button undoes the other, and what is no number is told and stays. */
export const Typed: Story = {
  args: { name: 'Ube hotcakes by the griddle', servings: 30, unit: 'hotcakes' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^How many/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(canvas.getByText('20 hotcakes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByText('30 hotcakes')).toBeVisible();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '100');
    await expect(canvas.getByText('100 hotcakes')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'marami');
    await userEvent.tab();
    await expect(field).toHaveValue('marami');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write a whole number from 1 to 1,000.');
    // The last number that can be cooked stays.
    await expect(canvas.getByText('100 hotcakes')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    name: 'Fried chicken ng kanto na may patis, calamansi at napakaraming bawang para sa buong barangay',
    minutes: 1515,
    servings: 120,
    unit: 'pieces',
    ingredients: [
      {
        name: 'Chicken-drumsticks-and-thighs-with-skin-and-bone',
        pieces: 120,
        note: 'from the wet market, as early as you can, about 14.4 kg',
      },
      { name: 'Crispy Breading Mix', grams: 1800, gramsPerCup: 128, to: '/products/breading' },
    ],
    video: undefined,
  },
};

export const MissingPicture: Story = { args: { picture: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
