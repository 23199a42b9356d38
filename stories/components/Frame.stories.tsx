import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '@lasakita/ui/Frame';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';

const meta = {
  title: 'Components/Layout/Frame (border)',
  id: 'components-frame',
  component: Frame,
  tags: ['stable'],
  args: {
    children: (
      <Picture
        asset={pictureAsset('dealership/shelf')}
        alt={altText('dealership/shelf')}
        ratio={3 / 2}
        sizes="400px"
      />
    ),
  },
  parameters: {
    backgrounds: { disable: true },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rounds the corners of what it holds, whatever that is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const frame = picture.closest('div') as HTMLElement;
    await expect(getComputedStyle(frame).overflow).toBe('hidden');
    await expect(getComputedStyle(frame).borderRadius).not.toBe('0px');
  },
};

/** Around the place of a picture that is missing. */
export const MissingPicture: Story = {
  args: {
    children: <Picture asset={undefined} alt="A shelf of pouches" ratio={3 / 2} />,
  },
};
