import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { bandTones } from '@lasakita/ui/SectionBand';
import { longName, samplePicture } from './listingSamples';

const { picture, pictureAlt } = samplePicture('dealership/stockroom');

const meta = {
  title: 'Components/Content/PageTitle (headline)',
  id: 'components-pagetitle',
  component: PageTitle,
  tags: ['stable'],
  parameters: {
    stillControls: {
      loudEnd: 'It is the end of `says`, or nothing.',
      openingLanguage: 'It is the language of `opening`, which is empty here.',
      saysLanguage: 'It is heard, not seen.',
      titleLanguage: 'It is heard, not seen.',
      titleOnSign: 'It is the beginning of the title, or nothing.',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Products',
    says: 'Ano’ng tinda mo?',
    saysLanguage: 'fil',
    lead: 'Twelve flavors off our own shelf, for kitchen and stall.',
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's one `h1`, which can take the focus after a navigation and is no stop for the keyboard. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Products' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const TitleOnly: Story = { render: () => <PageTitle title="About" /> };

/** As a poster has it: the end of the sentence is the point. */
export const LoudEnd: Story = {
  args: {
    title: 'About',
    says: 'Bago mag-alas kuwatro, ubos na.',
    loudEnd: 'ubos na.',
    lead: '',
    tone: 'pandan',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ubos na.')).toBeVisible();
  },
};

/** Of a long title the beginning stands on the sign, and the rest is the largest line. */
export const SplitTitle: Story = {
  args: {
    title: 'Influencers: Amihan',
    titleOnSign: 'Influencers:',
    says: undefined,
    lead: 'Merienda on a budget',
    tone: 'ube',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Influencers: Amihan',
    );
  },
};

export const WithPictureAndAction: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  args: {
    title: 'Dealership',
    says: 'Saan ka malapit?',
    tone: 'annatto',
    lead: 'Inquire now. Start your journey to become our authorized dealer.',
    actions: (
      <Button variant="sticker" href="#directory">
        Find a dealer
      </Button>
    ),
    children: (
      <Box sx={{ overflow: 'hidden', borderRadius: 4 }}>
        <Picture asset={picture} alt={pictureAlt} ratio={3 / 2} />
      </Box>
    ),
  },
};

export const LongWords: Story = { args: { title: longName, says: longName, lead: longName } };

export const Phone: Story = {
  args: WithPictureAndAction.args ?? {},
  globals: { viewport: { value: 'xs' } },
};

/** The longest words do not push the page wider than a small phone. */
export const LongWordsOnPhone: Story = {
  args: { title: longName, says: longName, lead: longName },
  decorators: [(Story) => <Box sx={{ width: 320, overflow: 'hidden' }}>{Story()}</Box>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** Every ground with its ink. */
export const Tones: Story = {
  render: (args) => (
    <>
      {bandTones.map((tone) => (
        <PageTitle key={tone} {...args} title={tone} tone={tone} />
      ))}
    </>
  ),
};
