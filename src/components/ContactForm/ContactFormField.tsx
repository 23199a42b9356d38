import ErrorRounded from '@mui/icons-material/ErrorRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

export interface ContactFormFieldProps {
  /** Its name in what is sent. */
  name: string;
  /** Its label, above it. */
  label: string;
  /** What is written so far. */
  value: string;
  /** What is wrong with it. @default nothing */
  message?: string | undefined;
  /** What the browser checks and which keyboard a phone shows. @default 'text' */
  type?: 'text' | 'email';
  /** Several lines, as many as are written. @default false */
  multiline?: boolean;
  /** It can be read and copied, and not changed. @default false */
  readOnly?: boolean;
  /** What the browser may fill in. @default what it kept itself, when the visitor comes back */
  autoComplete?: string;
  /** Called at every keystroke with the element itself. */
  onChange: (element: HTMLInputElement | HTMLTextAreaElement) => void;
}

/** Above its field, where it is read before scripts run, and is never covered by what the browser fills in. */
const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: theme.spacing(1.5),
  fontWeight: 700,
  color: theme.palette.text.primary,
  '&.Mui-focused': { color: theme.palette.text.primary },
  '&.Mui-error': { color: theme.palette.sili.main },
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  padding: 0,
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.sili.main },
  '& .MuiOutlinedInput-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: theme.spacing(13),
    padding: theme.spacing(3, 4),
    lineHeight: 1.5,
    borderRadius: 'inherit',
    '&:read-only': { color: theme.palette.text.secondary },
  },
  '& textarea.MuiOutlinedInput-input': {
    display: 'block',
    // Grows with what is written where the browser can, and can be pulled where it cannot.
    fieldSizing: 'content',
    minHeight: theme.spacing(48),
    maxHeight: theme.spacing(120),
    resize: 'vertical',
  },
}));

const Message = styled(FormHelperText)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0, 0),
  fontWeight: 600,
  '&.Mui-error': { color: theme.palette.sili.main },
  '& > svg': { flexShrink: 0, fontSize: '1.25em', marginTop: '0.15em' },
}));

/** One field of the contact form, with its label above and what is wrong with it below. */
export function ContactFormField({
  name,
  label,
  value,
  message,
  type = 'text',
  multiline = false,
  readOnly = false,
  autoComplete,
  onChange,
}: ContactFormFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <FormControl fullWidth error={message !== undefined}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        type={type}
        value={value}
        required
        readOnly={readOnly}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        multiline={multiline}
        // A plain one: MUI's own measures itself by a style attribute, which the security policy forbids.
        {...(multiline ? { inputComponent: 'textarea' } : {})}
        {...(message ? { 'aria-describedby': messageId } : {})}
        {...(type === 'email' ? { inputProps: { autoCapitalize: 'none', spellCheck: false } } : {})}
        onChange={(event) => onChange(event.target)}
      />
      {message && (
        <Message id={messageId}>
          <ErrorRounded aria-hidden />
          <span>{message}</span>
        </Message>
      )}
    </FormControl>
  );
}
