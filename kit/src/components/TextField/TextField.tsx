import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { styled } from '../../theme/styled.ts';

export interface TextFieldProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'color' | 'defaultValue'
> {
  /** Its name in what is sent. */
  name: string;
  /** Its label, above it. */
  label: string;
  /** What is written so far, kept by the owner. @default none: the field keeps it itself */
  value?: string | undefined;
  /** What it begins with where it keeps itself what is written. @default empty */
  defaultValue?: string | undefined;
  /** What is wrong with it. @default nothing */
  message?: string | undefined;
  /** What is said of what is written while nothing is wrong with it, such as how it was understood. @default nothing */
  note?: string | undefined;
  /** Without it the form is not whole. @default false */
  required?: boolean | undefined;
  /** What the browser checks and which keyboard a phone shows. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  /** The keyboard that a phone shows, where the type does not say it, such as "decimal". @default the type's */
  inputMode?: 'decimal' | 'numeric' | undefined;
  /** How many characters can be written at most. @default any number */
  maxLength?: number | undefined;
  /** Stands before what is written, such as "₱"; whoever listens hears it in `hint`. @default none */
  before?: string | undefined;
  /** Stands after what is written, such as "g". @default none */
  after?: string | undefined;
  /** Shown while nothing is written, such as an example, marked as one; never in place of the label. @default none */
  placeholder?: string | undefined;
  /** Said of the field to those who listen, such as "in pesos". @default none */
  hint?: string | undefined;
  /** Several lines, as many as are written. @default false */
  multiline?: boolean | undefined;
  /** It can be read and copied, and not changed. @default false */
  readOnly?: boolean | undefined;
  /** It can neither be changed nor sent. @default false */
  disabled?: boolean | undefined;
  /** The field itself; `ref` is what stands around it. @default none */
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
  /** What the browser may fill in. @default what it kept itself, when the visitor comes back */
  autoComplete?: string | undefined;
  /** Called at every keystroke with what is written, and with the field. @default none */
  onChange?: ((value: string, field: HTMLInputElement | HTMLTextAreaElement) => void) | undefined;
}

/** Above its field, where it is read before scripts run, and is never covered by what the browser fills in. */
const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: theme.spacing(1.5),
  fontWeight: 700,
  color: theme.palette.text.primary,
  '&.Mui-focused': { color: theme.palette.text.primary },
  '&.Mui-error': { color: theme.palette.error.main },
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  padding: 0,
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.error.main },
  '& .MuiOutlinedInput-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: theme.spacing(13),
    padding: theme.spacing(3, 4),
    lineHeight: 1.5,
    borderRadius: 'inherit',
    '&:read-only': { color: theme.tokens.quietInk },
    '&::placeholder': { color: theme.tokens.quietInk, opacity: 1 },
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

const Sign = styled(InputAdornment)(({ theme }) => ({
  height: 'auto',
  margin: 0,
  '& > *': { ...theme.typography.body1, fontWeight: 700, color: theme.tokens.quietInk },
  '&.MuiInputAdornment-positionStart': { paddingInlineStart: theme.spacing(4) },
  '&.MuiInputAdornment-positionEnd': { paddingInlineEnd: theme.spacing(4) },
})) as typeof InputAdornment;

/**
 * One field for words or a number, with its label above and what is wrong with it below.
 *
 * @do Say in `message` how to put right what is wrong, in a whole sentence.
 * @do Put a unit before or after it, and say it in `hint` too.
 * @dont Do not put an example in place of a label: it goes with the first letter.
 * @instead For a search: `SearchBox`. For a choice of few: `SelectBox`.
 * @keyboard Tab: Goes to the field, and on.
 * @keyboard Enter: In one line, sends the form around it.
 * @roles A text box named by its label; a password field has no role. Hint and error message, or the note, describe it.
 * @announcements Nothing by itself: what is wrong is read with the field when it has the focus.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { TextField } from '@lasakita/ui/TextField';
 *
 * export default function Example() {
 *   const [email, setEmail] = useState('');
 *   const isWrong = email !== '' && !email.includes('@');
 *   return (
 *     <TextField
 *       name="email"
 *       label="E-mail address"
 *       type="email"
 *       autoComplete="email"
 *       value={email}
 *       onChange={setEmail}
 *       message={isWrong ? 'This is no whole address yet.' : undefined}
 *     />
 *   );
 * }
 * ```
 */
export function TextField({
  name,
  label,
  value,
  defaultValue,
  message,
  note,
  required = false,
  type = 'text',
  inputMode,
  maxLength,
  before,
  after,
  placeholder,
  hint,
  multiline = false,
  readOnly = false,
  disabled = false,
  inputRef,
  autoComplete,
  onChange,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const said = message ?? note;
  const describedBy = [hint && hintId, said && messageId].filter(Boolean).join(' ');
  return (
    <FormControl {...rest} fullWidth error={message !== undefined}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        type={type}
        {...(value === undefined ? { defaultValue } : { value })}
        readOnly={readOnly}
        disabled={disabled}
        inputRef={inputRef}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        multiline={multiline}
        // A plain one: MUI's own measures itself by a style attribute, which the security policy forbids.
        {...(multiline ? { inputComponent: 'textarea' } : {})}
        {...(describedBy && { 'aria-describedby': describedBy })}
        // Not on the component itself, which would give them to the element around the field too, where they say nothing.
        inputProps={{
          ...(required && { required: true }),
          ...(inputMode && { inputMode }),
          ...(maxLength !== undefined && { maxLength }),
          ...(multiline && { type: undefined }),
          // What is no prose is neither capitalized nor marked as misspelt.
          ...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false }),
        }}
        {...(before && {
          startAdornment: (
            <Sign position="start" aria-hidden>
              {before}
            </Sign>
          ),
        })}
        {...(after && {
          endAdornment: (
            <Sign position="end" aria-hidden>
              {after}
            </Sign>
          ),
        })}
        onChange={({ target }) => onChange?.(target.value, target)}
      />
      {hint && (
        <HiddenText id={hintId} hidden>
          {hint}
        </HiddenText>
      )}
      {said && (
        <FieldMessage id={messageId} isFault={message !== undefined}>
          {said}
        </FieldMessage>
      )}
    </FormControl>
  );
}
