import TuneIcon from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useBackCloses } from '../../hooks/useBackCloses.ts';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { SelectBox } from '../SelectBox/SelectBox.tsx';
import type { SelectBoxProps } from '../SelectBox/SelectBox.tsx';
import { styled } from '../../theme/styled.ts';

/** The words of a filter bar. */
export interface FilterBarLabels {
  /** Above the search box. @default 'Search' */
  search: string;
  /** The search box's button. @default 'Clear search' */
  clearSearch: string;
  /** The phone's button, and the sheet behind it. @default 'Filters' */
  filters: string;
  /** The button that clears all. @default 'Clear Filters' */
  clearFilters: string;
  /** The button that closes the sheet, with the count; empty while it is not known. @default 'Show 12 products', 'Show' */
  show: (count: string) => string;
}

const defaultLabels: FilterBarLabels = {
  search: 'Search',
  clearSearch: 'Clear search',
  filters: 'Filters',
  clearFilters: 'Clear Filters',
  show: (count) => (count === '' ? 'Show' : `Show ${count}`),
};

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the landmark: "Find a product". */
  label: string;
  /** Stands in the empty search box, and names it. */
  searchPlaceholder: string;
  /** What is searched for, kept by the owner. */
  keyword: string;
  /** Called at every keystroke with the whole keyword. */
  onKeywordChange: (keyword: string) => void;
  /** The selects, in order. */
  selects: readonly SelectBoxProps[];
  /** Called by "Clear Filters". */
  onClear: () => void;
  /** How many filters narrow the list now: stands on the phone's button. @default 0 */
  activeCount?: number | undefined;
  /** The live count, such as "12 products"; empty while it is not known. */
  count: string;
  /** Said before the count, and with it: what is shown instead of what was searched for. @default none */
  notice?: string | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<FilterBarLabels> | undefined;
}

/** At large text the selects need more room than a wide screen has: in the bar's own width, and in `rem`. */
const WIDE = '@container filters (min-width: 55rem)';

const Root = styled('div')({ container: 'filters / inline-size' });

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(3),
  gridTemplateColumns: '1fr auto',
  [WIDE]: { gridTemplateColumns: 'minmax(14rem, 1fr) auto auto' },
}));

const Inline = styled('div')(({ theme }) => ({
  display: 'none',
  [WIDE]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(8rem, 11.25rem)',
    gap: theme.spacing(3),
  },
}));

// A keystroke changes the search box alone: what stands beside it is drawn anew only when it changes itself.
const StillSelect = memo(SelectBox);
const StillDialog = memo(ModalDialog);

const OnDesktop = memo(
  styled(Button)(({ theme }) => ({
    display: 'none',
    minHeight: theme.tokens.sizes.control,
    [WIDE]: { display: 'inline-flex' },
  })),
);

const OnPhone = memo(
  styled(Button)(({ theme }) => ({
    minHeight: theme.tokens.sizes.control,
    [WIDE]: { display: 'none' },
  })),
);

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  marginTop: theme.spacing(2),
  minHeight: '1.6em',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '& > .notice': { fontWeight: 400 },
}));

const tuneIcon = <TuneIcon />;

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 4, 8),
}));

/**
 * Search, selects, Clear Filters and the live count of a list. On phones the selects move into a sheet behind one
 * button, which says how many filters are active.
 *
 * @do Place it above the list that it filters.
 * @do Word the count as a whole phrase, such as "12 products".
 * @dont Do not add a button that applies the filters: each takes effect at once.
 * @dont Do not offer more than four selects.
 * @instead For a search alone: `SearchBox`. For a handful of choices: `ChoiceChips`.
 * @keyboard Tab: Goes to the search box, the selects and Clear Filters; on phones to the search box and the Filters
 *   button.
 * @keyboard Escape: Closes the sheet on phones.
 * @roles A search landmark with its label. On phones the button says that it opens a dialog, and whether it is open.
 * @announcements The count, politely, whenever it changes.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { FilterBar } from '@lasakita/ui/FilterBar';
 *
 * const products = [
 *   { name: 'Cheddar', line: 'Cheese' },
 *   { name: 'Cocoa', line: 'Drinks' },
 * ];
 * const options = ['Cheese', 'Drinks'].map((line) => ({ value: line, label: line }));
 * const words = { label: 'Line of products', caption: 'Line', placeholder: 'All lines' };
 * const none = { keyword: '', line: '' };
 *
 * export default function Example() {
 *   const [{ keyword, line }, setFilters] = useState(none);
 *   const found = products
 *     .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
 *     .filter((product) => line === '' || product.line === line);
 *   const setLine = (chosen: string) => setFilters({ keyword, line: chosen });
 *   return (
 *     <FilterBar
 *       label="Find a product"
 *       searchPlaceholder="Search for Products"
 *       keyword={keyword}
 *       onKeywordChange={(typed) => setFilters({ keyword: typed, line })}
 *       selects={[{ ...words, options, value: line, onChange: setLine }]}
 *       onClear={() => setFilters(none)}
 *       activeCount={line === '' ? 0 : 1}
 *       count={found.length === 1 ? '1 product' : `${found.length} products`}
 *     />
 *   );
 * }
 * ```
 */
export function FilterBar({
  label,
  searchPlaceholder,
  keyword,
  onKeywordChange,
  selects,
  onClear,
  activeCount = 0,
  count,
  notice,
  labels: givenLabels,
  ...rest
}: FilterBarProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const [sheet, setSheet] = useState<'closed' | 'ready' | 'open' | 'leaving'>('closed');
  const isSheetOpen = sheet === 'open';
  const headingId = useId();
  // What is in the sheet stays until it has left the screen, and no longer: the same selects stand in the bar.
  const handleClose = useCallback(() => setSheet('leaving'), []);
  const handleClosed = useCallback(() => setSheet('closed'), []);
  const handleOpen = useCallback(() => setSheet('open'), []);
  useBackCloses(isSheetOpen, handleClose);
  // Drawn while the finger is still down, it opens sooner once it is lifted.
  const handlePress = useCallback(
    () => setSheet((current) => (current === 'closed' ? 'ready' : current)),
    [],
  );
  return (
    <Root {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Browsers of 2023, and jsdom, know no `search` element. */}
      <Bar role="search" aria-label={label}>
        <SearchBox
          value={keyword}
          onChange={onKeywordChange}
          placeholder={searchPlaceholder}
          caption={labels.search}
          clearLabel={labels.clearSearch}
        />
        <Inline>
          {selects.map((select) => (
            <StillSelect key={select.label} {...select} />
          ))}
        </Inline>
        <OnDesktop variant="outlined" onClick={onClear}>
          {labels.clearFilters}
        </OnDesktop>
        <OnPhone
          variant="contained"
          startIcon={tuneIcon}
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onPointerDown={handlePress}
          onClick={handleOpen}
        >
          {activeCount > 0 ? `${labels.filters} (${activeCount})` : labels.filters}
        </OnPhone>
      </Bar>
      <Count>
        {notice && <span className="notice">{`${notice} `}</span>}
        {count && <span>{count}</span>}
      </Count>
      <StillDialog
        open={isSheetOpen}
        onClose={handleClose}
        onClosed={handleClosed}
        labelledBy={headingId}
        placement="bottom"
      >
        {sheet !== 'closed' && (
          <Sheet>
            <Typography id={headingId} variant="h3" component="h2">
              {labels.filters}
            </Typography>
            {selects.map((select) => (
              <StillSelect key={select.label} {...select} />
            ))}
            {/* Heard as it changes: the count on the page lies behind the dialog, which only the button's words repeat. */}
            <HiddenText as="output">{count}</HiddenText>
            <Button variant="sticker" onClick={handleClose}>
              {/* The count comes while it shows: a text that changes has an element of its own, for pages that are translated. */}
              <span>{labels.show(count)}</span>
            </Button>
            <Button variant="outlined" onClick={onClear}>
              {labels.clearFilters}
            </Button>
          </Sheet>
        )}
      </StillDialog>
    </Root>
  );
}
