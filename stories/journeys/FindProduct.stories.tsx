import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SitePages, preloadSite } from '../support/SitePages';
import { selectNamed } from '../support/visits';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Journeys/Find a product',
  component: SitePages,
  tags: ['!autodocs'],
  decorators: [withStores],
  loaders: [preloadSite],
  parameters: { layout: 'fullscreen', address: '/products' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor searches, narrows to a brand line, opens what is found, and returns to the list. */
export const FilterToDetails: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('12 products');
    await step('Search', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Search for Products'), 'powder');
      await expect(await canvas.findByText('7 products')).toBeVisible();
    });
    await step('Narrow to a brand line', async () => {
      await userEvent.selectOptions(selectNamed({ canvas }, 'Select category'), 'Cheesemiss');
      await expect(await canvas.findByText('3 products')).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    });
    const [details] = canvas.getAllByRole('button', { name: /^Details/ });
    await step('Open the details', async () => {
      await userEvent.click(details as HTMLElement);
      const dialog = await canvas.findByRole('dialog', { name: 'Cheddar Cheese Powder' });
      await waitFor(() => expect(within(dialog).getByText('July 15, 2027')).toBeVisible());
      await expect(within(dialog).getByRole('link', { name: /^Buy Now/ })).toHaveAttribute(
        'target',
        '_blank',
      );
    });
    await step('Return to the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(details).toHaveFocus();
      await expect(canvas.getByText('3 products')).toBeVisible();
      // How far the page was scrolled depends on when the list came.
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
};

/** The same on a phone: the selects stand in a sheet, whose button leads back to the list. */
export const FilterOnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(
      sheet.getByRole('combobox', { name: 'Select category' }),
      'Cheesemiss',
    );
    await userEvent.click(sheet.getByRole('button', { name: /^Show \d+ products$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Details/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** From a brand line on the home page to its products. */
export const FromBrandLine: Story = {
  // A phone has other controls, which a journey of its own shows.
  parameters: { address: '/home', visual: { sizes: ['desktop'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole('main')).getByRole('link', { name: /Cheesemiss/ }),
    );
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /products/i }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(selectNamed({ canvas }, 'Select category')).toHaveDisplayValue('Cheesemiss'),
    );
  },
};
