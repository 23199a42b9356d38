import { styled } from '@mui/material/styles';

export interface CaptionProps {
  /** The id of the field below. */
  field: string;
  /** A word or two. */
  children: string;
}

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  fontWeight: 700,
}));

/** What stands above a field of a filter. Screen readers hear the field's own name, which holds its words and says more. */
export function Caption({ field, children }: CaptionProps) {
  return (
    <Label htmlFor={field} aria-hidden>
      {children}
    </Label>
  );
}
