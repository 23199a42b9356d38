import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { PageLink } from '@/components/PageLink/PageLink';

function Place() {
  const { pathname } = useLocation();
  return <p>The address is {pathname}</p>;
}

const meta = {
  component: PageLink,
  tags: ['stable'],
  args: { to: '/products', children: 'Products' },
  parameters: {
    usage: {
      do: [
        'Use it, or hand it to a button or link as `component`, wherever a page of the site is linked.',
      ],
      dont: ['Do not use it for other sites: they take a plain link in a new tab.'],
    },
    accessibility: {
      keyboard: { Tab: 'Reaches it.', Enter: 'Goes to the page.' },
      roles: 'A link named by what is in it.',
      announcements: 'The title of the page that comes, because the focus goes to it.',
    },
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
export const Default: Story = {
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
