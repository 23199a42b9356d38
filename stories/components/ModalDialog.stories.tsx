import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ModalDialog } from '@lasakita/ui/ModalDialog';
import type { ModalDialogProps } from '@lasakita/ui/ModalDialog';
import { useArgState } from '../support/useArgState';

/** A page with a control that opens the dialog. */
function Opener({ open, onClose, children, ...args }: ModalDialogProps) {
  const [isOpen, setIsOpen] = useArgState(open);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <a href="#behind">Behind</a>
      <div style={{ height: '200vh' }} />
      <ModalDialog {...args} open={isOpen} onClose={close}>
        <Box sx={{ p: 6, pb: 20 }}>
          <Typography variant="h2">A dialog</Typography>
          {children}
          <Button onClick={close}>Done</Button>
        </Box>
      </ModalDialog>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/ModalDialog (modal, popup, drawer, sheet)',
  id: 'components-modaldialog',
  component: ModalDialog,
  tags: ['stable'],
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onClosed: fn(),
    label: 'A dialog',
    width: 480,
    children: <a href="#inside">A link inside</a>,
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof ModalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { direction: 'rtl' }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'A dialog' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'A link inside' })).toHaveFocus();
  },
};

/** Opened and closed by keyboard: the focus goes in and comes back, and the owner hears when it is gone. */
export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'A link inside' })).toHaveFocus();
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
  },
};

export const FromTheLeft: Story = { args: { placement: 'left', width: 250 } };

export const FromTheBottom: Story = {
  args: { placement: 'bottom' },
  globals: { viewport: { value: 'xs' } },
};

/** More than the screen holds: the dialog scrolls, not the page. */
export const TallContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Typography key={index}>Isa pang talata tungkol sa lasa.</Typography>
    )),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.offsetHeight).toBeLessThan(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};
