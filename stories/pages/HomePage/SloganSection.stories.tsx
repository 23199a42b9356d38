import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SloganSection } from '@/pages/HomePage/sections/SloganSection';

const meta = {
  title: 'Sections/Home/Slogan',
  component: SloganSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SloganSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read as one headline, drawn in two lines (HOME-5). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: /^SARAP NG LASA! SARAP NG KITA!/i }),
    ).toBeVisible();
  },
};

/** The largest letters of the site stay within the narrowest screen. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
