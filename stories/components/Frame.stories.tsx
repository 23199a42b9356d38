import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '@/components/Frame/Frame';
import { Picture } from '@/components/Picture/Picture';
import { altText, pictureAsset } from '@/content/pictures';

const meta = {
  component: Frame,
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
  parameters: { backgrounds: { disable: true } },
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

export const Default: Story = {};

/** With a border of cream paper, as around a print. */
export const Mounted: Story = { args: { mounted: true } };

export const Askew: Story = { args: { mounted: true, askew: true } };
