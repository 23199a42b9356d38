import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SlideInMenu } from '@lasakita/ui/SlideInMenu';
import type { SlideInMenuProps } from '@lasakita/ui/SlideInMenu';
import { navigation } from '@/content/navigation';
import { pictureAsset } from '@/content/pictures';
import { uses } from '@/content/uses';
import { useArgState } from '../support/useArgState';

/** Opens and closes as the layout does; a submenu chosen while collapsed expands it. */
function Menu({ open, collapsed = false, onClose, onExpand, ...args }: SlideInMenuProps) {
  const [isOpen, setIsOpen] = useArgState(open);
  const [isCollapsed, setIsCollapsed] = useArgState(collapsed);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open menu</Button>
      <a href="#behind">Behind</a>
      <div style={{ height: '200vh' }} />
      <SlideInMenu
        {...args}
        open={isOpen}
        collapsed={isCollapsed}
        onClose={() => {
          setIsOpen(false);
          onClose();
        }}
        onExpand={() => {
          setIsCollapsed(false);
          onExpand?.();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Navigation/SlideInMenu (drawer, accordion, hamburger)',
  id: 'components-slideinmenu',
  component: SlideInMenu,
  tags: ['stable'],
  render: (args) => <Menu {...args} />,
  args: {
    brand: 'LasaKita',
    homePath: '/home',
    items: navigation,
    pathname: '/home',
    open: true,
    onClose: fn(),
    onExpand: fn(),
  },
  globals: { viewport: { value: 'xs' } },
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
  },
} satisfies Meta<typeof SlideInMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 250 px, with logo and close button (NAV-4). */
export const Default: Story = {
  parameters: { visual: { globals: [{ direction: 'rtl' }, { forcedColors: 'active' }] } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(dialog.offsetWidth).toBe(250);
    await expect(canvas.getByRole('link', { name: 'LasaKita home' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Icons alone on 80 px; their names are still there to be read out and pointed at. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('dialog')).offsetWidth).toBe(80);
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'title',
      'Products',
    );
    await expect(canvas.getByRole('button', { name: 'Company' })).toHaveAttribute(
      'title',
      'Company',
    );
  },
};

/** The number that calls stands at the foot. */
export const WithPhone: Story = {
  args: { phone: '+63 900 000 0000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Call us/ })).toHaveAttribute(
      'href',
      'tel:+639000000000',
    );
  },
};

/** A question below the navigation: each answer leads on, and closes the panel. */
export const WithQuestion: Story = {
  args: {
    phone: '+63 900 000 0000',
    question: {
      title: 'Ano’ng tinda mo?',
      titleLanguage: 'fil',
      answers: [
        { label: 'Fries', to: '/products?use=fries' },
        { label: 'Popcorn and corn', to: '/products?use=popcorn-and-corn' },
        { label: 'Fried chicken', to: '/products?use=fried-chicken' },
        { label: 'Cakes and bread', to: '/products?use=cakes-and-bread' },
      ],
    },
    labels: { call: 'Tawag lang, suki', callLanguage: 'fil' },
  },
  play: async ({ canvas, args, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Ano’ng tinda mo?' }));
    await expect(region.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(region.getByRole('link', { name: 'Fries' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Answers with pictures: what is sold is found at a glance. */
export const WithPicturedQuestion: Story = {
  args: {
    phone: '+63 900 000 0000',
    question: {
      title: 'Ano’ng tinda mo?',
      titleLanguage: 'fil',
      answers: uses.map(({ slug, label, drawing }) => ({
        label,
        to: `/products?use=${slug}`,
        picture: pictureAsset(drawing),
      })),
    },
  },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Ano’ng tinda mo?' }));
    await expect(region.getByRole('link', { name: 'Breakfast' })).toBeVisible();
  },
};

/** A submenu has no room while collapsed: the panel expands with it. */
export const ExpandedByChoice: Story = {
  args: { collapsed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Company' }));
    await expect(args.onExpand).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'About Us' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('dialog').offsetWidth).toBe(250));
  },
};

/** The submenu that holds the page shown is open from the start, and can be closed. */
export const WithinSubmenu: Story = {
  parameters: { visual: { globals: [{ textSize: '200-percent' }] } },
  args: { pathname: '/influencers/hiraya' },
  play: async ({ canvas, userEvent }) => {
    const parent = await canvas.findByRole('button', { name: 'Influencers' });
    await expect(parent).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Hiraya' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(parent);
    await expect(canvas.queryByRole('link', { name: 'Hiraya' })).toBeNull();
    await userEvent.click(parent);
  },
};

/** A page of the site closes the panel (NAV-5). */
export const InternalChoice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Products' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Another site opens in a new tab with no opener, and the panel stays (NAV-5). */
export const ExternalChoice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Shop Now' }));
    const link = canvas.getByRole('link', { name: 'Shopee (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
