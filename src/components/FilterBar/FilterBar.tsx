import TuneIcon from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useId, useState } from 'react';
import { ModalDialog } from '../ModalDialog/ModalDialog';
import { SearchBox } from '../SearchBox/SearchBox';
import { SelectBox } from '../SelectBox/SelectBox';
import type { SelectBoxProps } from '../SelectBox/SelectBox';

export interface FilterBarProps {
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
  activeCount?: number;
  /** The live count, such as "12 products"; empty while it is not known. */
  count: string;
}

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(3),
  gridTemplateColumns: '1fr auto',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(220px, 1fr) auto auto',
  },
}));

const Inline = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(130px, 180px)',
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
    [theme.breakpoints.up('lg')]: { display: 'inline-flex' },
  })),
);

const OnPhone = memo(
  styled(Button)(({ theme }) => ({
    minHeight: theme.tokens.sizes.control,
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
);

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  marginTop: theme.spacing(2),
  minHeight: '1.6em',
  fontWeight: 700,
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
}: FilterBarProps) {
  const [sheet, setSheet] = useState<'closed' | 'ready' | 'open' | 'leaving'>('closed');
  const isSheetOpen = sheet === 'open';
  const headingId = useId();
  // What is in the sheet stays until it has left the screen, and no longer: the same selects stand in the bar.
  const handleClose = useCallback(() => setSheet('leaving'), []);
  const handleClosed = useCallback(() => setSheet('closed'), []);
  const handleOpen = useCallback(() => setSheet('open'), []);
  // Drawn while the finger is still down, it opens sooner once it is lifted.
  const handlePress = useCallback(
    () => setSheet((current) => (current === 'closed' ? 'ready' : current)),
    [],
  );
  return (
    <div>
      <Bar aria-label={label}>
        <SearchBox value={keyword} onChange={onKeywordChange} placeholder={searchPlaceholder} />
        <Inline>
          {selects.map((select) => (
            <StillSelect key={select.label} {...select} />
          ))}
        </Inline>
        <OnDesktop variant="outlined" onClick={onClear}>
          Clear Filters
        </OnDesktop>
        <OnPhone
          variant="contained"
          startIcon={tuneIcon}
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onPointerDown={handlePress}
          onClick={handleOpen}
        >
          {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
        </OnPhone>
      </Bar>
      <Count>{count}</Count>
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
              Filters
            </Typography>
            {selects.map((select) => (
              <StillSelect key={select.label} {...select} />
            ))}
            <Button variant="sticker" onClick={handleClose}>
              {count === '' ? 'Show' : `Show ${count}`}
            </Button>
            <Button variant="outlined" onClick={onClear}>
              Clear Filters
            </Button>
          </Sheet>
        )}
      </StillDialog>
    </div>
  );
}
