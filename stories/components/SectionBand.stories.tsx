import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionBand, BandContent, bandTones } from '@lasakita/ui/SectionBand';

const meta = {
  title: 'Components/Layout/SectionBand (section, container)',
  id: 'components-sectionband',
  component: SectionBand,
  subcomponents: { BandContent },
  tags: ['stable'],
  argTypes: { tone: { control: 'select', options: bandTones } },
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    labelledBy: 'band-heading',
    children: (
      <>
        <Typography id="band-heading" variant="h2">
          Sarap ng lasa
        </Typography>
        <Typography variant="lead" component="p">
          Flavors that help the common Filipino earn a living.
        </Typography>
      </>
    ),
  },
} satisfies Meta<typeof SectionBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark, named by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sarap ng lasa' })).toBeVisible();
  },
};

/** Every ground with its ink: each pair can be read. */
export const Tones: Story = {
  args: { labelledBy: '' },
  render: ({ labelledBy: _none, ...args }) => (
    <>
      {bandTones.map((tone) => (
        <SectionBand {...args} key={tone} tone={tone} space="tight">
          <Typography variant="h3" component="p">
            {tone}
          </Typography>
          <Typography>Sarap ng lasa! Sarap ng kita!</Typography>
        </SectionBand>
      ))}
    </>
  ),
};

/** The cloth of a band hangs over the one below. */
export const Edges: Story = {
  args: { labelledBy: '' },
  render: () => (
    <>
      <SectionBand tone="keso" edge="scallop">
        <Typography>Scallop</Typography>
      </SectionBand>
      <SectionBand tone="tsokolate">
        <Typography>Straight</Typography>
      </SectionBand>
      <SectionBand tone="paper" space="none" edge="scallop">
        <Typography>Scallop, without space of its own</Typography>
      </SectionBand>
      <SectionBand tone="pandan" space="none">
        <Typography>The cloth above covers none of its words</Typography>
      </SectionBand>
    </>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
