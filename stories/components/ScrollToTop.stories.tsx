import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from '@lasakita/ui/ScrollToTop';
import { visitor } from './surroundings';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const meta = {
  title: 'Components/Navigation/ScrollToTop (back to top, button)',
  id: 'components-scrolltotop',
  component: ScrollToTop,
  tags: ['stable'],
  parameters: {
    stillControls: {
      focusTarget: 'Felt only when the button is pressed.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '400px' } },
  },
  decorators: [
    (Story) => (
      <main style={{ height: '300vh', padding: 24 }}>
        <Typography variant="h1" tabIndex={-1}>
          Top of the page
        </Typography>
        <div style={{ position: 'fixed', insetInline: 24, bottom: 24, display: 'flex' }}>
          {Story()}
        </div>
      </main>
    ),
  ],
  beforeEach: () => {
    scrollTo(0);
    return () => scrollTo(0);
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not there at the top of a page (SHELL-4). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    scrollTo(501);
    await expect(await canvas.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
  },
};

/** In a header with room for its words. */
export const InWords: Story = {
  ...Shown,
  globals: { viewport: { value: 'xxl' } },
  decorators: [
    (Story) => <div style={{ container: 'header / inline-size', flex: 1 }}>{Story()}</div>,
  ],
  play: async (context) => {
    await Shown.play?.(context);
    await expect(context.canvas.getByText('Scroll to top')).toBeVisible();
  },
};

/** It takes the visitor up, and hands the focus over before it goes. */
export const Pressed: Story = {
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvas, userEvent }) => {
    scrollTo(900);
    const button = await canvas.findByRole('button', { name: 'Scroll to top' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(button).not.toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Hovered: Story = {
  ...Shown,
  play: async (context) => {
    await Shown.play?.(context);
    await context.userEvent.hover(context.canvas.getByRole('button', { name: 'Scroll to top' }));
  },
};
