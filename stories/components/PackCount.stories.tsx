import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackCount } from '@lasakita/ui/PackCount';
import { SectionBand, bandTones } from '@lasakita/ui/SectionBand';

const meta = {
  title: 'Components/Content/PackCount (servings, formula)',
  id: 'components-packcount',
  component: PackCount,
  tags: ['new'],
  parameters: { stillControls: { language: 'It is heard, not seen.' } },
  args: {
    price: '₱65',
    note: 'isang pouch, 200 g',
    count: 18,
    noun: 'baso ng fries',
    language: 'fil',
  },
} satisfies Meta<typeof PackCount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One formula in one setting: card, equals sign, figure, noun. */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      '₱65 isang pouch, 200 g = 18 baso ng fries',
    );
  },
};

/** On a card of a list. */
export const OnCard: Story = { args: { size: 'card', note: undefined } };

/** Beside the pack itself, the price first: as large as its place lets it. */
export const Beside: Story = {
  args: { size: 'beside' },
  decorators: [(Story) => <Box sx={{ maxWidth: 360 }}>{Story()}</Box>],
};

/** On a phone, beside a pouch: three digits, and words that do not fit in one line. */
export const BesideNarrow: Story = {
  args: { size: 'beside', price: '₱1,250', count: 125, noun: 'mangkok ng champorado' },
  decorators: [(Story) => <Box sx={{ maxWidth: 160 }}>{Story()}</Box>],
};

/** A sack: no price, and a figure of three digits. */
export const Sack: Story = {
  args: { price: '1 sako', onCard: false, note: '10 kg, 50 pouch', count: 900, noun: 'baso' },
};

/** The figure takes the loud color of its ground. */
export const Tones: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {bandTones.map((tone) => (
        <SectionBand key={tone} tone={tone} space="tight">
          <PackCount {...args} />
        </SectionBand>
      ))}
    </>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
