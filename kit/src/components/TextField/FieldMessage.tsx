import ErrorRounded from '@mui/icons-material/ErrorRounded';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '../../theme/styled.ts';

export interface FieldMessageProps {
  /** The id by which the field is described. */
  id: string;
  /** Whether it says what is wrong. */
  isFault: boolean;
  /** A whole sentence. */
  children: string;
}

const Root = styled(FormHelperText)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0, 0),
  fontWeight: 600,
  '&.Mui-error': { color: theme.palette.error.main },
  '& > svg': { flexShrink: 0, fontSize: '1.25em', marginTop: '0.15em' },
}));

/** What is wrong with a field, or what is noted of it, below it. */
export function FieldMessage({ id, isFault, children }: FieldMessageProps) {
  return (
    <Root id={id} error={isFault}>
      {isFault && <ErrorRounded aria-hidden />}
      <span>{children}</span>
    </Root>
  );
}
