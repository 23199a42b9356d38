import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SitePages, preloadSite } from '../support/SitePages';
import { selectNamed } from '../support/visits';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Journeys/Find a dealer',
  component: SitePages,
  tags: ['!autodocs'],
  decorators: [withStores],
  loaders: [preloadSite],
  parameters: { layout: 'fullscreen', address: '/dealership' },
} satisfies Meta<typeof SitePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By location, then by a word of the address, to a number that a tap calls. */
export const DealerInCebu: Story = {
  // A phone has other controls, which stories of their own show.
  parameters: { visual: { sizes: ['desktop'] } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('230 dealers');
    await step('Choose a location', async () => {
      await userEvent.selectOptions(selectNamed({ canvas }, 'Select location'), 'Cebu');
      await waitFor(() => expect(canvas.queryByText('230 dealers')).toBeNull());
      await expect(canvas.getByText(/^\d+ dealers$/)).toBeInTheDocument();
      await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Cebu'));
    });
    await step('Search by name', async () => {
      const [first] = canvas.getAllByRole('article');
      const name = within(first as HTMLElement).getByRole('heading').textContent ?? '';
      await userEvent.type(canvas.getByPlaceholderText('Search for Dealers'), name);
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(5));
      await expect(canvas.getByRole('heading', { name })).toBeInTheDocument();
    });
    const [call] = canvas.getAllByRole('link', { name: /^0900/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+63900/));
  },
};

/** From page to page: the list starts again at its top, and takes the focus. */
export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('230 dealers');
    const nameOf = () =>
      within(canvas.getAllByRole('article')[0] as HTMLElement).getByRole('heading').textContent;
    await canvas.findAllByRole('article');
    const first = nameOf();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(nameOf()).not.toBe(first));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** From the home page, and on to what an applicant sends. */
export const BecomeDealer: Story = {
  parameters: { visual: { sizes: ['phone'] }, address: '/home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Become a dealer' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Dealership' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/BIR Form 2303/)).toBeInTheDocument();
    await userEvent.click(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Contact Us' }),
    );
    await expect(await canvas.findByRole('form', { name: 'Leave A Message' })).toBeInTheDocument();
  },
};
