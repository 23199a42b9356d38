import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Slide } from '@kit/components/Carousel/Slide';
import { CarouselControls } from '@kit/components/Carousel/CarouselControls';
import { Carousel } from '@lasakita/ui/Carousel';
import type { CarouselSlide } from '@lasakita/ui/Carousel';
import { visitor } from './surroundings';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  gap: theme.spacing(2),
  height: '100%',
  minHeight: 220,
  padding: theme.spacing(8),
  color: theme.palette.tsokolate.main,
  textAlign: 'center',
  backgroundColor: theme.palette.keso.light,
}));

const flavors = ['Keso', 'Barbecue', 'Sour cream', 'Ube', 'Tsokolate'];

const slideOf = (name: string) => ({ key: name, label: name, content: name });

// Words as arguments, panels as contents: Storybook's controls can show words only.
const panelOf = ({ content, ...slide }: CarouselSlide) => ({
  ...slide,
  content: (
    <Panel>
      <Typography variant="h2" component="p" id={`flavor-${slide.key}`} sx={{ m: 0 }}>
        {content}
      </Typography>
      <Link href="#shop">Shop {content}</Link>
    </Panel>
  ),
});

const meta = {
  title: 'Components/Media/Carousel (slider)',
  id: 'components-carousel',
  component: Carousel,
  subcomponents: { CarouselControls, Slide },
  tags: ['stable'],
  parameters: {
    stillControls: {
      speed: 'Seen only while a slide changes.',
    },
  },
  args: { label: 'Flavors', slides: flavors.map(slideOf), onSlideChange: fn() },
  render: ({ slides, ...args }) => <Carousel {...args} slides={slides.map(panelOf)} />,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pause button, dots and slides, in the order of the keyboard. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Play) slides$/ }));
    const second = canvas.getByRole('button', { name: 'Slide 2 of 5' });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('group', { name: '2 of 5: Barbecue' })).not.toHaveAttribute(
      'inert',
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Slide 3 of 5' })).toHaveFocus());
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const Arrows: Story = {
  parameters: { visual: { globals: [{ direction: 'rtl' }, { forcedColors: 'active' }] } },
  args: { arrows: true },
  // At rest: on a busy machine the next slide could come by itself before the press.
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(0));
  },
};

/** Of a fixed shape: a slide's contents are made when they are first shown. */
export const WithRatio: Story = { args: { ratio: 16 / 9 } };

/** The buttons on the slides, at their lower end. */
export const ControlsOver: Story = { args: { ratio: 16 / 9, controlsPlace: 'over', arrows: true } };

/** It rests until "Play slides" is pressed. */
export const ReducedMotion: Story = {
  beforeEach: () => visitor({ reducedMotion: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play slides' })).toBeVisible();
  },
};

export const WithoutAutoplay: Story = {
  args: { autoplayInterval: 0 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Slide 1 of 5' });
    await expect(canvas.queryByRole('button', { name: /slides$/ })).toBeNull();
  },
};

/** One slide is no carousel. */
export const SingleSlide: Story = {
  args: { slides: [slideOf('Keso')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keso')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On a dark band the dots take its ink. */
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <Typography component="div" sx={{ bgcolor: 'tsokolate.main', color: 'gata.main', p: 6 }}>
        {Story()}
      </Typography>
    ),
  ],
};

export const ManyLongSlides: Story = {
  args: {
    slides: [
      'Pinakamasarap na kesong pampasalubong mula sa aming kusina hanggang sa inyong hapag-kainan',
      'Barbecue',
      'Nakakapagpabagabag na sarap ng maasim-asim na sampalok na may asin at sili',
      'Ube',
      'Tsokolate',
      'Kape',
      'Pandan',
      'Langka',
      'Mangga',
    ].map(slideOf),
  },
};

/** The pointer over the slides pauses them, for as long as it stays. */
export const Hovered: Story = {
  beforeEach: () => visitor({ reducedMotion: false }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pause slides' });
    const region = canvas.getByRole('region', { name: 'Flavors' });
    await userEvent.hover(canvas.getByRole('group', { name: /^1 of 5/ }));
    await waitFor(() => expect(region).toHaveAttribute('data-rotating', 'false'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { arrows: true },
  beforeEach: () => visitor({ reducedMotion: true }),
};
