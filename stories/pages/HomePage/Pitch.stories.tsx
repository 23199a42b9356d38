import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '@/content/site';
import { Pitch } from '@/pages/HomePage/sections/Pitch';
import { longName } from '../../components/listingSamples';

const { headline, text } = site.home.dealership;

const meta = {
  title: 'Sections/Home/Pitch',
  component: Pitch,
  tags: ['stable'],
  args: { headingId: 'pitch-heading', headline, text },
} satisfies Meta<typeof Pitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', args.headingId);
  },
};

export const WithLink: Story = {
  args: { children: <Link href="#more">Read more</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { headline: longName, text: `${longName}. ${longName}.` },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
