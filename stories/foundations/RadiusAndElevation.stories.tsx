import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection, Specimens, TokenLabel } from '@stories/support/Sheet';
import { usersOf } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { elevations, radius } from '@lasakita/ui/tokens';

const Piece = styled('div')(({ theme }) => ({
  height: theme.spacing(28),
  marginBottom: theme.spacing(5),
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.gata.light,
}));

function RadiusAndElevationPage() {
  return (
    <Sheet
      title="Radius and elevation"
      lead="Round as a pouch, lifted as a sign on a stall. Four corners, two soft shadows and one hard edge."
    >
      <SheetSection title="Radius" text={noteOf('radius')}>
        <Specimens>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name}>
              <Piece
                sx={{
                  bgcolor: 'keso.main',
                  border: 2,
                  borderColor: 'tsokolate.main',
                  borderRadius: `${value}px`,
                }}
              />
              <TokenLabel
                name={`radius.${name}`}
                value={`${value} px`}
                note={noteOf(`radius.${name}`)}
                users={usersOf(`radius.${name}`)}
              />
            </li>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection tone="paper" title="Elevation" text={noteOf('elevations')}>
        <Specimens>
          {Object.entries(elevations).map(([name, value]) => (
            <li key={name}>
              <Piece
                sx={{
                  boxShadow: value,
                  ...(name.startsWith('sticker') && {
                    bgcolor: 'keso.main',
                    border: 2,
                    borderColor: 'tsokolate.main',
                  }),
                }}
              />
              <TokenLabel
                name={`elevations.${name}`}
                value={value}
                note={noteOf(`elevations.${name}`)}
                users={usersOf(`elevations.${name}`)}
              />
            </li>
          ))}
        </Specimens>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Radius and elevation (shadow, corner)',
  id: 'foundations-radius-and-elevation',
  component: RadiusAndElevationPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RadiusAndElevationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RadiusAndElevation: Story = { name: 'Radius and elevation (shadow, corner)' };
