import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialIcon, networkName } from '@lasakita/ui/SocialIcon';
import type { SocialNetwork } from '@lasakita/ui/SocialIcon';

const networks: SocialNetwork[] = ['facebook', 'instagram', 'tiktok', 'shopee', 'youtube'];

const meta = {
  title: 'Components/Media/SocialIcon (icon)',
  id: 'components-socialicon',
  component: SocialIcon,
  tags: ['stable'],
  args: { network: 'facebook' },
} satisfies Meta<typeof SocialIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each network that the footer may link to, with its name as people write it. */
export const All: Story = {
  parameters: { visual: { globals: [{ forcedColors: 'active' }] } },
  render: () => (
    <ul>
      {networks.map((network) => (
        <li key={network}>
          <SocialIcon network={network} /> {networkName(network)}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'Shopee', 'YouTube']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"] path')).toHaveLength(5);
  },
};
