import { styled } from '../../theme/styled.ts';

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

/** What stands above a field of a filter. The field's own name, if it has one, holds its words and says more. */
export function Caption({ field, children }: CaptionProps) {
  return <Label htmlFor={field}>{children}</Label>;
}
