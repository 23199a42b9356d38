import { alpha, styled } from '@mui/material/styles';
import { BandContent } from '@kit/components/SectionBand/BandContent';

const MOST_COLUMNS = 12;

const Overlay = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.tokens.layers.skipLink,
  pointerEvents: 'none',
}));

// Four columns on phones, eight on tablets, twelve from there.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(4),
  height: '100vh',
  '& > span': { backgroundColor: alpha(theme.palette.ube.main, 0.12) },
  '& > :nth-of-type(n + 5)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: theme.spacing(6),
    '& > :nth-of-type(n + 5)': { display: 'block' },
    '& > :nth-of-type(n + 9)': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${MOST_COLUMNS}, minmax(0, 1fr))`,
    '& > :nth-of-type(n + 9)': { display: 'block' },
  },
}));

/** The columns of the page's container, laid over a story. */
export function LayoutGrid() {
  return (
    <Overlay aria-hidden data-layout-grid>
      <BandContent>
        <Columns>
          {Array.from({ length: MOST_COLUMNS }, (_, index) => (
            <span key={index} />
          ))}
        </Columns>
      </BandContent>
    </Overlay>
  );
}
