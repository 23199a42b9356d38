import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';

const name = 'products/cheddar-cheese-powder';

/** A real picture as the encoder leaves it, at an address where there is nothing. */
const nowhere = {
  base: '/pictures/nothing-here',
  width: 800,
  height: 600,
  widths: [400, 800],
  color: 'peru',
};

const meta = {
  title: 'Components/Media/Picture (image)',
  id: 'components-picture',
  component: Picture,
  tags: ['stable'],
  args: {
    asset: pictureAsset(name),
    alt: altText(name) || 'A pouch of cheddar cheese powder beside a heap of it',
    sizes: '320px',
  },
  decorators: [(Story) => <div style={{ position: 'relative', width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AVIF at the widths that exist, before one JPEG; its place is kept before it arrives. */
export const Default: Story = {
  parameters: { visual: { globals: [{ pictures: 'slow' }, { pictures: 'missing' }] } },
  play: async ({ canvas, args }) => {
    const picture = await canvas.findByRole('img', { name: args.alt });
    await expect(picture).toBeVisible();
    await expect(picture.getBoundingClientRect().width).toBe(320);
  },
};

/** Cropped to a frame, with the part in view that matters. */
export const Cropped: Story = { args: { ratio: 21 / 9, focus: 'top' } };

/** A thing that is cut out stands on any ground, whole, with its own shadow. */
export const Standing: Story = {
  args: { standing: true, ratio: 4 / 3 },
  decorators: [
    (Story) => (
      <Box sx={{ backgroundColor: 'keso.main' }}>
        <Story />
      </Box>
    ),
  ],
};

export const Portrait: Story = {
  args: {
    asset: pictureAsset('influencers/chef-ligaya'),
    alt: altText('influencers/chef-ligaya') || 'Chef Ligaya',
  },
};

/** Fills its place, whatever the shape. */
export const Filling: Story = {
  args: { fill: true },
  decorators: [(Story) => <div style={{ position: 'relative', height: 180 }}>{Story()}</div>],
};

/** Fetched at once, before others. */
export const Eager: Story = { args: { eager: true } };

/** Pure decoration says nothing. */
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** No file for this picture: its alt text stands on a designed place. */
export const Missing: Story = {
  render: ({ asset: _none, ...args }) => <Picture {...args} asset={undefined} />,
  args: { alt: 'A pouch of cheddar cheese powder beside a heap of it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /cheddar/ })).toBeVisible();
    await expect(canvas.getByText(/cheddar/)).toBeVisible();
  },
};

/** The file is named but does not load. */
export const FailsToLoad: Story = {
  args: { asset: nowhere, alt: 'A pouch of cheddar cheese powder beside a heap of it' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: /cheddar/ })).toBeVisible();
  },
};

export const DecorationMissing: Story = {
  args: { asset: nowhere, alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** By its address, as any other site has its pictures: one file, or several widths of it. */
export const ByAddress: Story = {
  args: {
    asset: {
      src: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#c33118" d="M0 0h8v6H0z"/><circle cx="4" cy="3" r="2" fill="#fec629"/></svg>',
      )}`,
      width: 800,
      height: 600,
      color: '#fec629',
    },
    alt: 'A yellow disc on red',
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'A yellow disc on red' });
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(picture.getBoundingClientRect().height).toBe(240);
  },
};
