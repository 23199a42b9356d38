import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OverviewGrid } from './foundations/OverviewGrid';
import type { OverviewEntry } from './foundations/OverviewGrid';

/** What the tests hold each component against, of its first story on a phone. */
const pictures = import.meta.glob<string>(
  [
    '../tests/visual/baselines/components-*/default.{phone,xs}.{avif,webp}',
    // They have other names for it.
    '../tests/visual/baselines/components-{filterbar,header,split}/phone.xs.{avif,webp}',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const pictureOf = (id: string) =>
  Object.entries(pictures).find(([file]) => file.includes(`/baselines/${id}/`))?.[1];

interface IndexEntry {
  id: string;
  title: string;
  type: string;
}

const TITLE = /^Components\/(?<group>[^/]+)\/(?<name>[^ (]+)(?: \((?<otherNames>.+)\))?$/;

/** The components of Storybook's own index, or none where there is no such file: in tests of single stories. */
const readComponents = async (): Promise<OverviewEntry[]> => {
  const answer = await fetch('./index.json').catch(() => undefined);
  if (!answer?.headers.get('content-type')?.includes('json')) return [];
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).flatMap(({ id, title, type }) => {
    const { group, name, otherNames = '' } = TITLE.exec(title)?.groups ?? {};
    if (type !== 'docs' || !group || !name) return [];
    const ownId = id.replace(/--docs$/, '');
    return [{ id: ownId, name, otherNames, group, picture: pictureOf(ownId) }];
  });
};

const meta = {
  title: 'Overview (all components, gallery)',
  id: 'overview',
  component: OverviewGrid,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { components: [] },
} satisfies Meta<typeof OverviewGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each in its picture, in the order of the sidebar. */
export const Overview: Story = {
  loaders: [async () => ({ components: await readComponents() })],
  render: (_args, { loaded }) => (
    <OverviewGrid components={loaded.components as readonly OverviewEntry[]} />
  ),
  parameters: { visual: { skip: 'It shows the other pictures, and changes with each of them' } },
};

/** Found by what others call it. */
export const Searched: Story = {
  tags: ['!dev'],
  args: {
    components: [
      {
        id: 'components-orderlist',
        name: 'OrderList',
        otherNames: 'cart, quantities, stepper',
        group: 'Content',
        picture: pictureOf('components-orderlist'),
      },
      { id: 'components-awning', name: 'Awning', otherNames: '', group: 'Layout' },
    ],
  },
  parameters: { visual: { sizes: ['desktop'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2');
    await userEvent.type(canvas.getByRole('searchbox'), 'Cart step');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2');
    await expect(canvas.getByRole('link', { name: 'OrderList' })).toHaveAttribute(
      'href',
      '?path=/docs/components-orderlist--docs',
    );
  },
};
