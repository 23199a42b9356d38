import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionBand, BandContent, bandTones } from '@/components/SectionBand/SectionBand';

const meta = {
  component: SectionBand,
  subcomponents: { BandContent },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: [
        'Build a page of bands, and change the tone where the subject changes.',
        'Name it by its heading in `labelledBy`.',
      ],
      dont: [
        'Do not set colours inside: the tone brings its ink.',
        'Do not put two bands of one dark tone next to each other.',
      ],
    },
    accessibility: {
      keyboard: {},
      roles: 'A region by its heading, where `labelledBy` is given.',
      announcements: 'Nothing.',
    },
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

/** The band below bites into the one above. */
export const Edges: Story = {
  args: { labelledBy: '' },
  render: () => (
    <>
      <SectionBand tone="paper">
        <Typography>Above</Typography>
      </SectionBand>
      <SectionBand tone="keso" edge="scallop">
        <Typography>Scallop</Typography>
      </SectionBand>
      <SectionBand tone="tsokolate" edge="wave">
        <Typography>Wave</Typography>
      </SectionBand>
    </>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };
