import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Awning, AwningSign } from '@lasakita/ui/Awning';
import { SectionBand, bandTones } from '@lasakita/ui/SectionBand';

const meta = {
  title: 'Components/Layout/Awning (canopy, edge)',
  id: 'components-awning',
  component: Awning,
  subcomponents: { AwningSign },
  tags: ['new'],
  argTypes: { tone: { control: 'select', options: bandTones } },
  parameters: { layout: 'fullscreen' },
  args: { tone: 'annatto' },
  render: ({ tone = 'paper', ...args }) => (
    <SectionBand tone={tone} space="none">
      <Awning {...args} tone={tone} />
      <Typography component="p">
        <AwningSign>Dealership</AwningSign>
      </Typography>
      <Typography variant="hero" component="p" lang="fil" sx={{ mt: 6, mb: 6 }}>
        Saan ka malapit?
      </Typography>
    </SectionBand>
  ),
} satisfies Meta<typeof Awning>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stripes in two colors, and the sign that says where one is. */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Dealership')).toBeVisible();
    // The cloth is cut out of what lies in it, and says nothing.
    const cloth = canvasElement.querySelector('section [aria-hidden]');
    await expect(cloth).toBeEmptyDOMElement();
  },
};

/** On every ground the stripes are of other colors. */
export const Tones: Story = {
  parameters: { stillControls: { tone: 'Every tone stands here.' } },
  render: (args) => (
    <>
      {bandTones.map((tone) => (
        <SectionBand key={tone} tone={tone} space="none">
          <Awning {...args} tone={tone} />
          <Typography component="p" sx={{ pb: 6 }}>
            <AwningSign>{tone}</AwningSign>
          </Typography>
        </SectionBand>
      ))}
    </>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
