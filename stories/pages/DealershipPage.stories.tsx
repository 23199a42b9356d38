import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { DealershipPage } from '@/pages/DealershipPage/DealershipPage';
import { DeferredBelowHero, DeferredFindDealer, DeferredMapOfNearest } from '@/pages/deferredParts';
import { withStores } from '../support/withStores';

const meta = {
  title: 'Pages/Dealership',
  component: DealershipPage,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [
    preloadLayout,
    () => DeferredFindDealer.preload(),
    () => DeferredMapOfNearest.preload(),
    () => DeferredBelowHero.preload(),
  ],
  render: () => (
    <SiteLayout>
      <DealershipPage />
    </SiteLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/dealership',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof DealershipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};

export const Phone: Story = {
  parameters: { visual: { skip: 'It is narrow as at 390 px, where the page is captured.' } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('230 dealers')).toBeInTheDocument();
  },
};

/** The steps of an applicant answer on the whole page too. */
export const Ticked: Story = {
  parameters: { visual: { skip: 'The steps have the same look in stories of their own' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('230 dealers');
    const [box] = canvas.getAllByRole('checkbox');
    if (!box) throw new Error('There are no boxes');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
