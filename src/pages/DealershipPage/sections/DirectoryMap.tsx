import MapIcon from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { breakpoints } from '@lasakita/ui/tokens';
import { seaAndLand } from './seaAndLand';

export interface DirectoryMapProps {
  /** The button that opens it on phones. @default 'Map' */
  label?: string;
  /** Replaces a map that could not be fetched. @default 'The map could not be fetched. The list has all that it shows.' */
  missing?: string;
}

type MissingProps = Required<Pick<DirectoryMapProps, 'missing'>>;

// Fetched when there is room for it, or when it is asked for.
const MapOfList = lazy((): Promise<{ default: ComponentType<MissingProps> }> =>
  import('./MapOfList').then(
    (part) => ({ default: part.MapOfList }),
    () => ({ default: MapNotThere }),
  ),
);

function MapNotThere({ missing }: MissingProps) {
  return <p>{missing}</p>;
}

const Root = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  // What the keyboard reaches on its way up stops below the header and the toolbar; in rem, as that grows with the text.
  '& button': { scrollMarginTop: '10rem' },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    gridArea: 'map',
    position: 'sticky',
    // Below the fixed header and the sticky toolbar.
    top: theme.tokens.sizes.header.desktop + 170,
    '& > button': { display: 'none' },
  },
}));

const Place = styled('div')(({ theme }) => ({
  '&&& > *': {
    ...seaAndLand(theme),
    border: `2px solid ${theme.palette.tsokolate.dark}`,
    borderRadius: theme.tokens.radius.large,
  },
  '&&&& path': { strokeWidth: 1.25 },
  maxWidth: '40rem',
  marginTop: theme.spacing(4),
  aspectRatio: '3 / 4',
  [theme.breakpoints.up('lg')]: {
    marginBlock: 0,
    marginInline: 'auto 0',
    // All of it beside the list, however low the screen.
    maxWidth: 'max(16rem, calc((100vh - 300px) * 0.75))',
  },
}));

/** From here on it stands beside the list. */
const WIDE = `(min-width: ${breakpoints.lg}px)`;

/** The map of what the directory shows: beside the list on wide screens, behind a button on phones (NEAR-5). */
export function DirectoryMap({
  label = 'Map',
  missing = 'The map could not be fetched. The list has all that it shows.',
}: DirectoryMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const follow = () => setIsWide(wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <Root data-needs-script>
      <Button
        variant="outlined"
        startIcon={<MapIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      >
        {label}
      </Button>
      {(isOpen || isWide) && (
        <Place>
          <Suspense>
            <MapOfList missing={missing} />
          </Suspense>
        </Place>
      )}
    </Root>
  );
}
