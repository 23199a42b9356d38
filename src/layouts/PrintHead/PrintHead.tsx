import { styled } from '@mui/material/styles';
import { Logo } from '@lasakita/ui/Logo';
import { BandContent } from '@lasakita/ui/SectionBand';

export interface PrintHeadProps {
  /** The company's short name, for the logo. */
  brand: string;
  /** The company's full name. */
  companyName: string;
  /** How it is reached, in order, as it is read. */
  contacts: readonly string[];
}

const Root = styled(BandContent)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 6),
  paddingBlock: theme.spacing(2, 4),
  color: theme.palette.text.primary,
}));

/**
 * The owner of the page and how to reach them, at the top of a print, because header and footer are for the screen. Stands
 * in every prerendered document, above the page; `kit/src/theme/print.css` shows it on paper alone.
 *
 * @do Leave it to the prerendered document, which shows it on paper alone.
 * @dont Do not show it on a screen: header and footer say the same there.
 * @keyboard None: it takes no focus.
 * @roles None: plain text.
 * @announcements Nothing; it is not there on a screen.
 */
export function PrintHead({ brand, companyName, contacts }: PrintHeadProps) {
  return (
    <Root>
      <Logo name={brand} />
      <span>
        <strong>{companyName}</strong>
        <br />
        {contacts.join(' · ')}
      </span>
    </Root>
  );
}
