import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BandContent } from '@lasakita/ui/SectionBand';

// At the end of the page, and at the foot of the view before: it covers nothing for good, and nothing moves when it shows.
const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  bottom: 0,
  // Where it shows, the button that this layer is for does not.
  zIndex: theme.tokens.layers.notice,
  paddingBlock: theme.spacing(3),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.error.light,
  borderTop: `3px solid ${theme.palette.error.main}`,
  '@media print': { display: 'none' },
}));

const Row = styled(BandContent)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 5),
}));

export interface PlainNoticeProps {
  /** What is the case. @default 'Part of this page did not arrive.' */
  title?: string;
  /** What works and what does not. @default 'All of it can be read, but searching, filtering and sending do not work.' */
  text?: string;
}

/**
 * Says that a page's code could not be fetched, and what still works. Stands in every prerendered document, below the page
 * and hidden, as none of it can be fetched then; no browser ever draws it by itself.
 *
 * @do Leave it to the prerendered document, which shows it where the code is known not to come.
 * @dont Do not show it because something is slow.
 * @dont Do not render it in the browser.
 * @keyboard Tab: Goes to "Try again".
 * @keyboard Enter, Space: Loads the page anew.
 * @roles An alert with a button.
 * @announcements What did not arrive, when it shows.
 */
export function PlainNotice({
  title = 'Part of this page did not arrive.',
  text = 'All of it can be read, but searching, filtering and sending do not work.',
}: PlainNoticeProps) {
  return (
    <Root role="alert">
      <Row>
        <span>
          <strong>{title}</strong>
          {/* One text with its space: letters beside a seam are set otherwise. */}
          {` ${text}`}
        </span>
        {/* `src/start/plainPage.ts` hears it. */}
        <Button variant="outlined" data-retry>
          Try again
        </Button>
      </Row>
    </Root>
  );
}
