import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { PageLink } from '@lasakita/ui/PageLink';

function Place() {
  const { pathname } = useLocation();
  return <p>The address is {pathname}</p>;
}

const meta = {
  title: 'Components/Navigation/PageLink (link)',
  id: 'components-pagelink',
  component: PageLink,
  tags: ['stable'],
  args: { to: '/products', children: 'Products' },
  parameters: {
    address: '/home',
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Place />
      </>
    ),
  ],
} satisfies Meta<typeof PageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes to the page without a new document. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Products' });
    await expect(link).toHaveAttribute('href', '/products');
    await userEvent.click(link);
    await expect(canvas.getByText('The address is /products')).toBeVisible();
  },
};

/** What is asked for beside the way there may stop it. */
export const Stopped: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Products' }));
    await expect(canvas.getByText('The address is /home')).toBeVisible();
  },
};
