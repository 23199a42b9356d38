import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextToCopy } from '@kit/components/ShareButton/TextToCopy';
import { ShareButton } from '@lasakita/ui/ShareButton';

const share = fn();
const writeText = fn();

/** The browser of a visitor: with a sheet of its own for sharing, or without, and with or without leave to copy. */
const device = (sheet: 'works' | 'fails' | 'closed' | 'none', mayCopy = true) => {
  share.mockReset();
  writeText.mockReset();
  if (sheet === 'fails') share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  if (sheet === 'closed') share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  if (!mayCopy) writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const ownSheet = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  const { clipboard } = navigator;
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  if (sheet === 'none') {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'share');
  } else define('share', share);
  define('clipboard', { writeText });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    if (ownSheet) Object.defineProperty(Navigator.prototype, 'share', ownSheet);
    define('clipboard', clipboard);
  };
};

const meta = {
  title: 'Components/Forms/ShareButton (copy link)',
  id: 'components-sharebutton',
  component: ShareButton,
  subcomponents: { TextToCopy },
  tags: ['stable'],
  parameters: {
    stillControls: {
      title: 'Heard by the device’s sheet alone.',
      text: 'Seen where it is pasted.',
      address: 'Seen where it is pasted.',
    },
  },
  args: {
    title: 'Cheddar Cheese Powder',
    text: 'Cheddar Cheese Powder, ₱65',
    address: () => 'https://lasakita.example/products/cheddar-cheese-powder',
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Cheddar Cheese Powder, ₱65\nhttps://lasakita.example/products/cheddar-cheese-powder';

/** By the sheet of the device. */
export const Default: Story = {
  beforeEach: () => device('works'),
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({
      title: 'Cheddar Cheese Powder',
      text: 'Cheddar Cheese Powder, ₱65',
      url: 'https://lasakita.example/products/cheddar-cheese-powder',
    });
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Where there is no sheet, or it fails, the words are copied. */
export const Copied: Story = {
  beforeEach: () => device('fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('Copied. Paste it where you want.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(words);
  },
};

/** Whoever closes the sheet is told nothing. */
export const Closed: Story = {
  beforeEach: () => device('closed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The text that nobody but the visitor may copy is there, whole and selected. */
const expectSelected = async (field: HTMLElement) => {
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue(words);
  const { selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  await expect([selectionStart, selectionEnd]).toEqual([0, words.length]);
};

/** Where nothing is allowed there is the text, to be copied by hand. */
export const Refused: Story = {
  beforeEach: () => device('none', false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expectSelected(await canvas.findByRole('textbox', { name: 'Copy it by hand:' }));
    // It is selected again by a further press.
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expectSelected(canvas.getByRole('textbox'));
  },
};

/** So it is where the browser knows no way to copy at all. */
export const NoClipboard: Story = {
  parameters: { visual: { skip: 'It looks like “Refused”, with another sign.' } },
  args: { copyOnly: true },
  beforeEach: () => {
    const restore = device('none');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expectSelected(await canvas.findByRole('textbox'));
  },
};

/** Copies, though the device has a sheet. */
export const CopyOnly: Story = {
  parameters: { visual: { skip: 'It looks like “Copied”, with another sign.' } },
  args: { copyOnly: true },
  beforeEach: () => device('works'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied. Paste it where you want.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(words);
    await expect(share).not.toHaveBeenCalled();
  },
};
