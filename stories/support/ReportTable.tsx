import { styled } from '@mui/material/styles';

/** The page of a report in figures. */
export const ReportPage = styled('main')(({ theme }) => ({ padding: theme.spacing(8, 6) }));

/** Lets a wide table scroll by itself; needs a name and a tab stop. */
export const ReportScroller = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  '&:focus-visible': theme.tokens.focusRing,
}));

/** A table of a report. */
export const ReportTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': {
    padding: theme.spacing(2, 3),
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}));
