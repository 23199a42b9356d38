import { styled } from '@mui/material/styles';
import { BandContent } from '@/components/SectionBand/SectionBand';

/** The ground of a listing's filters: stays at hand below the fixed header while the list scrolls. */
export const Toolbar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.tokens.sizes.header.phone,
  zIndex: theme.tokens.layers.raised + 1,
  backgroundColor: theme.palette.gata.main,
  paddingBlock: theme.spacing(4, 2),
  borderBottom: `2px solid ${theme.palette.gata.dark}`,
  [theme.breakpoints.up('lg')]: { top: theme.tokens.sizes.header.desktop },
  // On a low screen, or at large text, it would hide what it filters.
  '@media (max-height: 560px)': { position: 'static' },
  // Nor does it filter anything without scripting.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

export const ToolbarContent = BandContent;
