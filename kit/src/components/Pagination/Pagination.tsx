import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { ComponentPropsWithRef } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { styled } from '../../theme/styled.ts';

/** What the stops of a pagination are called. */
export interface PaginationLabels {
  /** The arrow back. @default 'Go to previous page' */
  previous: string;
  /** The arrow on. @default 'Go to next page' */
  next: string;
  /** The page shown. @default 'Page 3' */
  page: (page: number) => string;
  /** Any other page. @default 'Go to page 4' */
  goToPage: (page: number) => string;
}

const defaultLabels: PaginationLabels = {
  previous: 'Go to previous page',
  next: 'Go to next page',
  page: (page) => `Page ${page}`,
  goToPage: (page) => `Go to page ${page}`,
};

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'onChange' | 'color' | 'children'
> {
  /** The page shown, from 1, set by the owner; beyond the last page none is marked. @default none: it keeps it itself */
  page?: number | undefined;
  /** The page with which it begins where it keeps it itself. @default 1 */
  defaultPage?: number | undefined;
  /** How many pages there are, at least 1. */
  pageCount: number;
  /** Called with the page to go to. @default none */
  onPageChange?: ((page: number) => void) | undefined;
  /** Names the landmark: "Pages of products". */
  label: string;
  /** Its own words. @default in English */
  labels?: LabelsOf<PaginationLabels> | undefined;
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
    '&:hover': { backgroundColor: theme.tokens.surface.hover },
    '&.Mui-selected, &.Mui-selected:hover': {
      ...theme.tokens.inverse,
    },
    '&.Mui-disabled': { opacity: 0.45 },
  },
  '& .MuiPaginationItem-ellipsis': { lineHeight: `${theme.tokens.sizes.tap}px` },
}));

/**
 * Previous, numbered pages and next; the control at either end is disabled there (PROD-7).
 *
 * @do Show it where a number a page was chosen.
 * @do Move the view to the top of the list in `onPageChange`.
 * @dont Do not show it for a list that is all on one page.
 * @instead For a list that fits one page: nothing. For slides: the arrows of `Carousel`.
 * @keyboard Tab: Goes through the pages and the two arrows.
 * @keyboard Enter, Space: Goes to the page.
 * @roles A navigation by its label; the page shown has `aria-current`. Either arrow is disabled at its end.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { Pagination } from '@lasakita/ui/Pagination';
 *
 * export default function Example() {
 *   const [page, setPage] = useState(1);
 *   return (
 *     <Pagination label="Pages of products" page={page} pageCount={7} onPageChange={setPage} />
 *   );
 * }
 * ```
 */
export function Pagination({
  page,
  defaultPage = 1,
  pageCount,
  onPageChange,
  label,
  labels: givenLabels,
  ...rest
}: PaginationProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  return (
    <Root
      {...rest}
      aria-label={label}
      {...(page === undefined ? { defaultPage } : { page })}
      count={pageCount}
      siblingCount={0}
      // A number that changes needs an element of its own, for pages that the browser translates.
      renderItem={(item) => <PaginationItem {...item} page={<span>{item.page}</span>} />}
      onChange={(_event, nextPage) => onPageChange?.(nextPage)}
      getItemAriaLabel={(type, itemPage, selected) => {
        if (type === 'previous' || type === 'next') return labels[type];
        return labels[selected ? 'page' : 'goToPage'](itemPage ?? 0);
      }}
    />
  );
}
