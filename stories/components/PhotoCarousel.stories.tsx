import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PhotoCarousel } from '@lasakita/ui/PhotoCarousel';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const photosOf = (names: string[]) =>
  names.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }));

const meta = {
  title: 'Components/Media/PhotoCarousel (gallery, slider)',
  id: 'components-photocarousel',
  component: PhotoCarousel,
  tags: ['stable'],
  args: { label: 'Pictures of the partnership', photos: photosOf(site.home.partnership.pictures) },
  decorators: [(Story) => <div style={{ maxWidth: 760, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof PhotoCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seven of the partnership section (HOME-3): dots, no arrows. */
export const Default: Story = {
  parameters: { visual: { globals: [{ pictures: 'missing' }] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Slide 7 of 7' });
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
  },
};

/** The five of the sampaloc section (HOME-4), square. */
export const Square: Story = {
  args: {
    label: 'Pictures of the sampaloc product',
    photos: photosOf(site.home.sampaloc.pictures),
    ratio: 1,
  },
};

export const MissingPictures: Story = {
  args: {
    photos: [
      { asset: undefined, alt: 'Chef Ligaya teaching a class of bakers' },
      { asset: undefined, alt: 'A tray of ube pandesal' },
    ],
  },
};

export const OnePhoto: Story = {
  args: { photos: photosOf(site.home.partnership.pictures.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent, args }) => {
    const { length } = args.photos;
    await userEvent.click(
      await canvas.findByRole('button', { name: `Slide ${length} of ${length}` }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Slide ${length} of ${length}` })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};
