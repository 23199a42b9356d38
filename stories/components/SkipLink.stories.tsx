import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkipLink } from '@lasakita/ui/SkipLink';

const meta = {
  title: 'Components/Navigation/SkipLink',
  id: 'components-skiplink',
  component: SkipLink,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <button type="button" style={{ fontSize: 'calc(5rem / 6)' }}>
          Header
        </button>
        <main id="main" tabIndex={-1} style={{ minHeight: 160 }}>
          The content
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until the keyboard reaches it, before all else (SHELL-5). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const Focused: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
