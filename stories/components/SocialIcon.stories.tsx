import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialIcon, networkName } from '@/components/SocialIcon/SocialIcon';
import type { SocialNetwork } from '@/components/SocialIcon/SocialIcon';

const networks: SocialNetwork[] = ['facebook', 'instagram', 'tiktok', 'shopee', 'youtube'];

const meta = {
  component: SocialIcon,
  tags: ['stable'],
  parameters: {
    usage: {
      do: ['Name the control around it: "Facebook", not "icon".'],
      dont: ['Do not colour it as the network does: it takes the colour of the text.'],
    },
    accessibility: {
      keyboard: {},
      roles: 'None: hidden from assistive technology.',
      announcements: 'Nothing.',
    },
  },
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
