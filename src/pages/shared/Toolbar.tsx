import { styled } from '@mui/material/styles';
import { FilterBar } from '@lasakita/ui/FilterBar';
import { BandContent } from '@lasakita/ui/SectionBand';

/** What is said of the count stands above the fields, in rem. */
const COUNT_HEIGHT = 2.75;

/** On phones the caption of the search goes out of sight with it: the field holds its words. */
const CAPTION_HEIGHT = 1.125;

/**
 * The ground of a listing's filters: the fields stick below the fixed header while the list scrolls. The count scrolls with
 * the page, because both would hide a sixth of a phone's screen.
 *
 * @do Put one ListFilters into it, in a ToolbarContent.
 * @dont Do not use it twice on a page: it sticks to the top.
 * @keyboard Tab: Goes through what stands in it.
 * @roles None of its own.
 * @announcements Nothing.
 */
export const Toolbar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.tokens.sizes.header.phone}px - ${COUNT_HEIGHT + CAPTION_HEIGHT}rem)`,
  zIndex: theme.tokens.layers.raised + 1,
  backgroundColor: theme.palette.background.default,
  paddingBlock: theme.spacing(2),
  borderBottom: `2px solid ${theme.tokens.line}`,
  [theme.breakpoints.up('lg')]: {
    top: `calc(${theme.tokens.sizes.header.desktop}px - ${COUNT_HEIGHT}rem)`,
  },
  // On a low screen, or at large text, it would hide what it filters.
  '@media (max-height: 560px)': { position: 'static' },
  '@media print': { display: 'none' },
}));

export const ToolbarContent = BandContent;

/** The filters of a listing, below their count. */
export const ListFilters = styled(FilterBar)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > output': {
    ...theme.typography.h3,
    order: -1,
    margin: 0,
    minHeight: `${COUNT_HEIGHT - 0.25}rem`,
    '& > .notice': theme.typography.body2,
  },
}));
