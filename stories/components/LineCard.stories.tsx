import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineCard } from '@lasakita/ui/LineCard';
import { productCategories } from '@/content/productCategories';
import { longName, samplePicture } from './listingSamples';

const meta = {
  title: 'Components/Content/LineCard (tile, button)',
  id: 'components-linecard',
  component: LineCard,
  tags: ['stable'],
  args: {
    name: 'Cheesemiss',
    text: 'Cheese powders and cheese sauce mix, for everything that deserves a little more cheese.',
    color: 'keso',
    ...samplePicture('lines/cheesemiss'),
    to: '/products?category=cheese-and-cheese-powder',
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof LineCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is one link to the line's products. */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { forcedColors: 'active' }, { pictures: 'slow' }],
    },
  },
};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  parameters: {},
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: `${args.name} ${args.text} ${args.pictureAlt}` });
    await expect(link).toHaveAttribute('href', args.to);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));
  },
};

/** Each line on its own color, with an ink that can be read. */
export const Lines: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 20,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      }}
    >
      {productCategories.map(({ value, label, color, text, picture }) => (
        <LineCard
          key={value}
          name={label}
          text={text}
          color={color}
          {...samplePicture(picture)}
          to={`/products?category=${value}`}
        />
      ))}
    </div>
  ),
  decorators: [(Story) => <div style={{ width: 'min(1300px, 86vw)' }}>{Story()}</div>],
};

/** As on the home page: with what a pack of the line makes. */
export const Makes: Story = {
  args: { makes: { price: '₱65', count: 18, noun: 'baso', language: 'fil' } },
};

export const Pandan: Story = { args: { color: 'pandan' } };

export const LongText: Story = { args: { name: longName, text: longName } };

export const MissingPicture: Story = { args: { picture: undefined } };
