import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection, TokenLabel } from '@stories/support/Sheet';
import { usersOf } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { layers } from '@lasakita/ui/tokens';

const SHIFT = 14;

const Stack = styled('ol')(({ theme }) => ({
  isolation: 'isolate',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxWidth: theme.spacing(190),
  '& > li + li': { marginTop: theme.spacing(-5) },
}));

const Layer = styled('li', { shouldForwardProp: (prop) => prop !== 'place' })<{ place: number }>(
  ({ theme, place }) => ({
    position: 'relative',
    marginInlineStart: place * SHIFT,
    padding: theme.spacing(5),
    paddingBottom: theme.spacing(9),
    borderRadius: theme.tokens.radius.large,
    backgroundColor: theme.palette.gata.light,
    border: `2px solid ${theme.palette.tsokolate.main}`,
  }),
);

function LayersPage() {
  const fromTop = Object.entries(layers).sort(([, first], [, second]) => second - first);
  return (
    <Sheet
      title="Z-index"
      lead="What lies above what. Each sheet below carries its own z-index, and covers the edge of the next."
    >
      <SheetSection
        title="Layers, from the top"
        text="Take a layer by its name, theme.tokens.layers.menu, and never a number. Modal dialogs are in the browser's top layer besides, above everything on the page."
      >
        <Stack>
          {fromTop.map(([name, value], place) => (
            <Layer key={name} place={place} sx={{ zIndex: value }}>
              <TokenLabel
                name={`layers.${name}`}
                value={String(value)}
                note={noteOf(`layers.${name}`)}
                users={usersOf(`layers.${name}`)}
              />
            </Layer>
          ))}
        </Stack>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Z-index (layers, stacking)',
  id: 'foundations-z-index',
  component: LayersPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof LayersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Layers: Story = { name: 'Z-index (layers, stacking)' };
