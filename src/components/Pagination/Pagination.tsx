import MuiPagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';

export interface PaginationProps {
  /** The page shown, from 1; may lie past the last one, and then none is marked. */
  page: number;
  /** How many pages there are, at least 1. */
  pageCount: number;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
  /** Names the landmark: "Pages of products". */
  label: string;
}

const Root = styled(MuiPagination)(({ theme }) => ({
  '& ul': { justifyContent: 'center', gap: theme.spacing(1) },
  '& .MuiPaginationItem-root': {
    ...theme.typography.body2,
    fontWeight: 700,
    minWidth: 34,
    height: theme.tokens.sizes.tap,
    margin: 0,
    padding: theme.spacing(0, 2),
    borderRadius: theme.tokens.radius.small,
    color: theme.palette.text.primary,
    [theme.breakpoints.up('xs')]: { minWidth: theme.tokens.sizes.tap },
    '&:hover': { backgroundColor: theme.palette.keso.tint },
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: theme.palette.tsokolate.main,
      color: theme.palette.gata.light,
    },
    '&.Mui-disabled': { opacity: 0.45 },
  },
  '& .MuiPaginationItem-ellipsis': { lineHeight: `${theme.tokens.sizes.tap}px` },
}));

const controlNames: Record<string, string> = {
  previous: 'Go to previous page',
  next: 'Go to next page',
};

/** Previous, numbered pages and next; the control at either end is disabled there (PROD-7). */
export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps) {
  return (
    <Root
      aria-label={label}
      page={page}
      count={pageCount}
      siblingCount={0}
      onChange={(_event, nextPage) => onPageChange(nextPage)}
      getItemAriaLabel={(type, itemPage, selected) =>
        controlNames[type] ?? (selected ? `Page ${itemPage}` : `Go to page ${itemPage}`)
      }
    />
  );
}
