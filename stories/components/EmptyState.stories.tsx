import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { longName } from './listingSamples';

const handleClear = fn();

const nothing = 'servings/nothing';

const meta = {
  title: 'Components/Feedback/EmptyState (no results, button)',
  id: 'components-emptystate',
  component: EmptyState,
  tags: ['stable'],
  args: {
    title: 'Naubos na yata!',
    children: 'No products match “adobo” in Cheesemiss.',
    actions: (
      <Button variant="sticker" onClick={handleClear}>
        Clear Filters
      </Button>
    ),
    picture: <Picture standing asset={pictureAsset(nothing)} alt={altText(nothing)} />,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the filters and offers the way on (PROD-10). */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/“adobo” in Cheesemiss/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(handleClear).toHaveBeenCalled();
  },
};

export const TitleOnly: Story = { render: () => <EmptyState title="Lampas na!" /> };

export const TwoActions: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }] } },
  args: {
    actions: (
      <>
        <Button variant="sticker">Try again</Button>
        <Button variant="outlined">Go to the home page</Button>
      </>
    ),
  },
};

export const LongWordsOnPhone: Story = {
  args: { title: longName, children: `No products match “${'a'.repeat(100)}”.` },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const text of [canvas.getByText(longName), canvas.getByText(/^No products/)]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};
