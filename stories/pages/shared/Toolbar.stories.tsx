import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListFilters, Toolbar, ToolbarContent } from '@/pages/shared/Toolbar';

const meta = {
  title: 'Sections/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  subcomponents: { ToolbarContent, ListFilters },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
  },
  render: () => (
    <Toolbar>
      <ToolbarContent>
        <ListFilters
          label="Find a product"
          searchPlaceholder="Search for Products"
          keyword=""
          onKeywordChange={fn()}
          onClear={fn()}
          count="12 products"
          selects={[]}
        />
      </ToolbarContent>
    </Toolbar>
  ),
  decorators: [
    (Story) => (
      <div style={{ height: '300vh' }}>
        {Story()}
        <p style={{ padding: 24 }}>Twelve products</p>
      </div>
    ),
  ],
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays in view, below the place of the fixed header, while the list scrolls. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    window.scrollTo({ top: 400, behavior: 'instant' });
    const { top } = search.getBoundingClientRect();
    await userEvent.tab();
    await expect(search).toHaveFocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // On a low screen, such as beside Storybook's panels, it scrolls away: it would hide what it filters.
    if (window.innerHeight > 560) await expect(top).toBeGreaterThanOrEqual(0);
  },
};
