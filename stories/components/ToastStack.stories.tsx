import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastTransition } from '@kit/components/ToastStack/ToastTransition';
import { ToastCard } from '@kit/components/ToastStack/ToastCard';
import { ToastStack } from '@lasakita/ui/ToastStack';
import type { ToastStackProps } from '@lasakita/ui/ToastStack';
import type { ToastMessage } from '@lasakita/ui/domain/toast';
import { useArgState } from '../support/useArgState';

const sent: ToastMessage = {
  id: 'sent',
  text: 'Message sent successfully!',
  severity: 'success',
};
const failed: ToastMessage = { id: 'failed', text: 'Message failed to send.', severity: 'error' };

/** Takes dismissed messages away, as the store does; the button adds one. */
function Stack({ messages, onDismiss, ...args }: ToastStackProps) {
  const [shown, setShown] = useArgState(messages);
  const [count, setCount] = useState(0);
  const handleDismiss = (id: string) => {
    onDismiss(id);
    setShown((before) => before.filter((message) => message.id !== id));
  };
  const handleAdd = () => {
    setCount(count + 1);
    setShown([...shown, { ...(count % 2 ? failed : sent), id: `added-${count}` }]);
  };
  return (
    <>
      <Button variant="sticker" onClick={handleAdd}>
        Show a message
      </Button>
      <ToastStack {...args} messages={shown} onDismiss={handleDismiss} />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/ToastStack (snackbar, notification, alert)',
  id: 'components-toaststack',
  component: ToastStack,
  subcomponents: { ToastCard, ToastTransition },
  tags: ['stable'],
  render: (args) => <Stack {...args} />,
  args: { messages: [sent], onDismiss: fn() },
  parameters: {
    layout: 'fullscreen',
    // In a document of its own, where no focus runs the time out.
    docs: { story: { inline: false, height: '480px' } },
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 420, padding: 24 }}>
        <h1 hidden>Toasts</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ToastStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A success is announced politely, inside a labelled region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Notifications, Alt+T' }));
    const status = await region.findByRole('status');
    await waitFor(() =>
      expect(within(status).getByText('Message sent successfully!')).toBeVisible(),
    );
  },
};

/** A failure interrupts. */
export const Failure: Story = {
  args: { messages: [failed] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(within(alert).getByText('Message failed to send.')).toBeVisible());
  },
};

/** Three show at a time: the others come as room is made. */
export const Many: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  args: {
    messages: [
      sent,
      failed,
      { ...sent, id: 'third', text: 'A third one' },
      { ...sent, id: 'fourth', text: 'A fourth one, which waited' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryByText(/fourth/)).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close message' })[0] as Element);
    await waitFor(() => expect(canvas.getByText(/fourth/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Message sent successfully!')).toBeNull());
  },
};

/** Long words wrap, and the close button stays where it is. */
export const LongText: Story = {
  args: {
    messages: [
      {
        ...failed,
        text: 'Paumanhin po, hindi naipadala ang inyong mensahe dahil pinakanakapagpapabagabag-damdamin ang koneksyon ngayon. Nandito pa rin ang lahat ng isinulat ninyo: pakisubukan lamang muli.',
      },
    ],
  },
};

/** One thing that can be done about it. */
export const WithAction: Story = {
  args: { messages: [{ ...failed, action: { label: 'Try again', onClick: fn() } }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.messages[0]?.action?.onClick).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('failed');
  },
};

const drag = async (card: HTMLElement, part: number, released = true) => {
  const { left, top, width } = card.getBoundingClientRect();
  const at = (x: number) => ({
    clientX: left + 60 + x,
    clientY: top + 20,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  // A pointer of a test cannot be captured.
  card.setPointerCapture = () => {};
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(card, at((width * part) / 2));
  // What a finger touched reports that it lost the pointer to the toast.
  await fireEvent.lostPointerCapture(within(card).getByRole('button'), at((width * part) / 2));
  await fireEvent.pointerMove(card, at(width * part));
  if (released) await fireEvent.pointerUp(card, at(width * part));
};

/** In the hand: the toast follows, and pales. */
export const BeingDragged: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article');
    await drag(card, 0.4, false);
    await expect(card.style.transform).toMatch(/^translateX\(\d/);
  },
};

/** Dragged by 79 % of its width, it springs back. */
export const DraggedTooLittle: Story = {
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('article');
    await drag(card, -0.79);
    await expect(card.style.transform).toBe('');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** Dragged by 80 % of its width, to either side, it goes. */
export const DraggedAway: Story = {
  play: async ({ canvas, args }) => {
    await drag(await canvas.findByRole('article'), -0.81);
    await expect(args.onDismiss).toHaveBeenLastCalledWith('sent');
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
};

/** Alt+T goes to the toasts and back, Escape closes the one in focus, focus goes on to the next and then home. */
export const Keyboard: Story = {
  args: { messages: [sent, failed] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show a message' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const [first, second] = canvas.getAllByRole('article');
    button.focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Alt>}t{/Alt}{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('sent');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.tab();
    await expect(
      within(second as HTMLElement).getByRole('button', { name: 'Close message' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('failed');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** As wide as the screen allows. */
export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { messages: [sent, failed] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
