import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { Toaster } from '@/layouts/SiteLayout/Toaster';
import { useStores } from '@/siteStores/StoreContext';
import { withStores } from '../support/withStores';

function SamplePage() {
  const { toasts } = useStores();
  return (
    <>
      <PageTitle title="A page" lead="Whatever a page holds stands here." />
      <SectionBand>
        <Button
          variant="sticker"
          onClick={() => toasts.show({ text: 'Naipadala na!', severity: 'success' })}
        >
          Show a message
        </Button>{' '}
        <Button variant="outlined" component={Link} to="/broken">
          Go to a broken page
        </Button>
      </SectionBand>
    </>
  );
}

function BrokenPage(): never {
  throw new Error('This page is broken');
}

const meta = {
  title: 'Layouts/Site layout',
  component: SiteLayout,
  tags: ['stable'],
  decorators: [withStores],
  loaders: [preloadLayout],
  subcomponents: { Toaster },
  parameters: {
    layout: 'fullscreen',
    address: '/about',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: () => (
    <SiteLayout>
      <Routes>
        <Route path="/broken" element={<BrokenPage />} />
        <Route path="*" element={<SamplePage />} />
      </Routes>
    </SiteLayout>
  ),
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header, main, footer, and a link past the menu, which the keyboard reaches first (SHELL-1, SHELL-5). */
export const Default: Story = {
  parameters: { visual: { globals: [{ grid: 'on' }] } },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    for (const role of ['banner', 'main', 'contentinfo']) {
      await expect(canvas.getByRole(role)).toBeInTheDocument();
    }
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

/** The menu is open, and the page behind it is inert (NAV-4). */
export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

/** A message stands over whatever page is open. */
export const WithMessage: Story = {
  parameters: { visual: { sizes: ['desktop'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a message' }));
    await waitFor(() => expect(canvas.getByText('Naipadala na!')).toBeVisible());
  },
};

/** A page that throws leaves header, menu and footer as they were (ROUTE-5). */
export const PageFailed: Story = {
  parameters: { visual: { sizes: ['phone'] } },
  play: async ({ canvas, userEvent }) => {
    // The failure is written down for developers; here it is meant.
    const log = spyOn(console, 'error').mockReturnValue();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to a broken page' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Naku, may nasunog!' }),
    ).toBeVisible();
    await expect(log).toHaveBeenCalled();
    await expect(
      within(canvas.getByRole('banner')).getByRole('link', { name: /home$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the home page' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to a broken page' }));
    await expect(await canvas.findByText('This page could not be shown')).toBeVisible();
  },
};
