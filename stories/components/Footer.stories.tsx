import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '@lasakita/ui/Footer';
import { site } from '@/content/site';

const { company, social } = site;

const meta = {
  title: 'Components/Navigation/Footer',
  id: 'components-footer',
  component: Footer,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    year: 2027,
    companyName: company.name,
    slogan: company.slogan,
    email: company.email,
    phone: company.phone,
    social,
    links: [
      { label: 'Home', to: '/home' },
      { label: 'Products', to: '/products' },
      { label: 'Dealership', to: '/dealership' },
      { label: 'About Us', to: '/about' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The year's copyright, and the five networks in new tabs with no opener (SHELL-3). */
export const Default: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^© 2027 LasaKita Food Ingredients/)).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'Shopee', 'YouTube']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleDescription('opens in a new tab');
    }
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute(
      'href',
      'tel:+639000000000',
    );
    await expect(canvas.getByRole('link', { name: args.email })).toHaveAttribute(
      'href',
      'mailto:hello@lasakita.example',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

export const LongWords: Story = {
  args: {
    slogan:
      'Pinakanakapagpapabagabag-damdaming sarap ng lasa, pinakanakapagpapasayang sarap ng kita!',
    email: 'pinakanakapagpapabagabag.damdamin@pinakamasarap-na-lasa-ng-pilipinas.example',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** By keyboard along the ways to reach the company. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Instagram' }));
  },
};

/** A company that is on one network only, and has one page. */
export const OneOfEach: Story = {
  args: { links: [{ label: 'Home', to: '/home' }], social: social.slice(0, 1) },
};
