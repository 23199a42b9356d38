import { styled } from '@mui/material/styles';
import { BandContent } from '@lasakita/ui/SectionBand';

/**
 * The ground of a listing's filters: stays at hand below the fixed header while the list scrolls.
 *
 * @do Put one FilterBar into it, in a ToolbarContent.
 * @dont Do not use it twice on a page: it sticks to the top.
 * @keyboard Tab: Goes through what stands in it.
 * @roles None of its own.
 * @announcements Nothing.
 */
export const Toolbar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.tokens.sizes.header.phone,
  zIndex: theme.tokens.layers.raised + 1,
  backgroundColor: theme.palette.background.default,
  paddingBlock: theme.spacing(4, 2),
  borderBottom: `2px solid ${theme.tokens.line}`,
  [theme.breakpoints.up('lg')]: { top: theme.tokens.sizes.header.desktop },
  // On a low screen, or at large text, it would hide what it filters.
  '@media (max-height: 560px)': { position: 'static' },
  '@media print': { display: 'none' },
}));

export const ToolbarContent = BandContent;
