import SendRounded from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { mailHref } from '../../domain/contactLinks.ts';
import { messageFields } from '../../domain/message.ts';
import type { MessageDraft, MessageField, MessageTrouble } from '../../domain/message.ts';
import { defaultLabels } from './contactFormLabels.ts';
import type { ContactFormLabels } from './contactFormLabels.ts';
import { fieldMessage } from './fieldMessages.ts';
import { HONEYPOT_FIELD, emptyHoneypot } from './honeypot.ts';
import { styled } from '../../theme/styled.ts';
import { withoutScript } from '../../theme/withoutScript.ts';

export type { ContactFormLabels };

export interface ContactFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onChange' | 'onSubmit' | 'children'
> {
  /** What is written so far. */
  values: Readonly<MessageDraft>;
  /** Called at every keystroke with the field and its whole text. */
  onChange: (field: MessageField, value: string) => void;
  /** Called on submit if every field is valid, with the checked texts, and whether a program filled in the honeypot. */
  onSubmit: (draft: MessageDraft, isHoneypotFilled: boolean) => void;
  /** A message is on its way: the fields rest, and a second submit does nothing. @default false */
  sending?: boolean | undefined;
  /** The last attempt failed: says that nothing is lost, and offers the other ways. @default false */
  failed?: boolean | undefined;
  /** The last message was taken: says so until something new is written. @default false */
  sent?: boolean | undefined;
  /** What is known of the failure; see `MessageTrouble`. @default nothing */
  trouble?: MessageTrouble | undefined;
  /** Other ways to reach the company, offered after a failure. @default none */
  fallbackLinks?: readonly { label: string; href: string }[] | undefined;
  /** What many write about: a press fills in the subject, and one more takes it away again. @default none */
  subjects?: readonly string[] | undefined;
  /** Their language where it is not the page's own, such as "fil". @default the page's */
  subjectsLanguage?: string | undefined;
  /** Where to write instead, told where scripts are off or could not be fetched. @default not told */
  noScriptEmail?: string | undefined;
  /** Its heading. @default 'Leave A Message' */
  heading?: string | undefined;
  /** What stands below the heading. @default 'All four fields are needed, so that we can answer.' */
  lead?: string | undefined;
  /** All its other words. @default in English */
  labels?: LabelsOf<ContactFormLabels> | undefined;
  /** The id of a heading outside that names the form; the form then shows none of its own. @default its own */
  labelledBy?: string | undefined;
}

/** How far in from its edge the sheet's margin line stands. */
const margin = 'clamp(18px, 5vw, 64px)';

/** A sheet of a writing pad: its margin line, ruled fields, no frame. */
const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  padding: theme.spacing(7, 5, 8),
  paddingInlineStart: `calc(${margin} + ${theme.spacing(5)})`,
  color: theme.palette.text.primary,
  '--focus-ring': theme.tokens.focus.onLight,
  backgroundColor: theme.tokens.surface.card,
  boxShadow: theme.tokens.elevations.low,
  borderRadius: theme.tokens.radius.small,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: margin,
    borderInlineStart: `2px solid ${theme.tokens.ink.loud}`,
    pointerEvents: 'none',
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(6),
    padding: theme.spacing(10),
    paddingInlineStart: `calc(${margin} + ${theme.spacing(8)})`,
    // Punched for a binder, before the margin line.
    backgroundImage: `radial-gradient(circle, ${theme.tokens.edge.quiet} 9px, transparent 10px)`,
    backgroundSize: `${margin} 96px`,
    // As many as there is room for, and none cut.
    backgroundRepeat: 'no-repeat round',
    '[dir=rtl] &': { backgroundPosition: 'right top' },
  },
  // Each field stands on a line of the sheet.
  '& .MuiOutlinedInput-root': { backgroundColor: 'transparent' },
  '& .MuiOutlinedInput-root:not(.Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
    borderBottomColor: theme.palette.text.primary,
  },
  '& .MuiOutlinedInput-notchedOutline': {
    borderRadius: `${theme.tokens.radius.medium}px ${theme.tokens.radius.medium}px 0 0`,
    borderBottomWidth: 3,
  },
  // As high as a line of its text is.
  '& textarea': {
    backgroundImage: `repeating-linear-gradient(transparent 0 calc(1.5em - 1px), ${theme.tokens.edge.ruled} 0 1.5em)`,
    backgroundPosition: `0 ${theme.spacing(3)}`,
    backgroundAttachment: 'local',
  },
  '@media (forced-colors: active)': { border: '2px solid' },
  '@media print': { boxShadow: 'none' },
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
  },
}));

// All of them show: none is hidden behind the sheet's edge.
const Subjects = styled(ChoiceChips)(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& > div': { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
}));

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(4),
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.success.light,
  borderRadius: theme.tokens.radius.medium,
  border: `2px solid ${theme.palette.success.main}`,
  '&[data-failed]': {
    backgroundColor: theme.palette.error.light,
    borderColor: theme.palette.error.main,
  },
  '& p': { margin: 0 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 5),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.tokens.sizes.tap },
}));

const Outcome = styled('div')({
  // No room of its own, and still there for those who listen.
  '&:empty': { position: 'absolute' },
});

const NoScript = styled(Typography)(withoutScript);

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 5),
}));

const Submit = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: theme.spacing(14),
  paddingInline: theme.spacing(9),
  fontSize: theme.tokens.typeScale.h4,
  [theme.breakpoints.up('sm')]: { width: 'auto' },
  // It keeps its focus and its place in the order while it rests; only the look says that it does.
  '&[aria-disabled=true], &[aria-disabled=true]:hover': {
    color: theme.tokens.quietInk,
    backgroundColor: theme.tokens.surface.empty,
    borderColor: theme.tokens.quietInk,
    boxShadow: theme.tokens.elevations.none,
    transform: 'none',
    cursor: 'progress',
  },
}));

const Progress = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.tokens.quietInk,
}));

type Messages = Partial<Record<MessageField, string>>;

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

const elementOf = (form: HTMLFormElement, field: MessageField) =>
  form.elements.namedItem(field) as FieldElement | null;

/** What keeps the common password managers from filling a field in. */
const leftAlone = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': true };

/**
 * "Leave A Message" (CONTACT-2): four fields, their messages beside them, and one button.
 *
 * @do Keep what is typed outside, so that it outlives the form.
 * @do Offer other ways in `fallbackLinks`, with the words already in them.
 * @dont Do not empty it before the message has been sent.
 * @dont Do not disable the button: pressed too early it says what is missing.
 * @instead For a number to call or write to: `ContactBlock`. For a single field: `TextField`.
 * @keyboard Tab: Goes through the four fields in order, after the subject through its suggestions, then to the button.
 * @keyboard Enter: Sends, from a field of one line or the button; in the message it starts a new line.
 * @roles A form named by its heading; each field has its label above it, is required, and is described by its message.
 * @announcements The first field that is not fine takes the focus, and its message is read with it. "Sending your
 *   message…" and what became of the message are polite live regions; what became of it stays to be read again.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { ContactForm } from '@lasakita/ui/ContactForm';
 * import { emptyDraft } from '@lasakita/ui/domain/message';
 * import type { MessageField } from '@lasakita/ui/domain/message';
 *
 * export default function Example() {
 *   const [values, setValues] = useState(emptyDraft);
 *   const [isSent, setSent] = useState(false);
 *   const handleChange = (field: MessageField, value: string) => {
 *     setValues((before) => ({ ...before, [field]: value }));
 *     setSent(false);
 *   };
 *   const handleSubmit = () => {
 *     // Send `values` to your server here.
 *     setValues(emptyDraft);
 *     setSent(true);
 *   };
 *   return (
 *     <ContactForm
 *       values={values}
 *       onChange={handleChange}
 *       onSubmit={handleSubmit}
 *       sent={isSent}
 *     />
 *   );
 * }
 * ```
 */
export function ContactForm({
  values,
  onChange,
  onSubmit,
  sending = false,
  failed = false,
  sent = false,
  trouble,
  fallbackLinks = [],
  subjects = [],
  subjectsLanguage,
  noScriptEmail,
  heading = 'Leave A Message',
  lead = 'All four fields are needed, so that we can answer.',
  labels: givenLabels,
  labelledBy,
  ref,
  ...rest
}: ContactFormProps) {
  const { trap = defaultLabels.honeypot } = givenLabels ?? {};
  const labels = mergeLabels({ ...defaultLabels, honeypot: trap }, givenLabels);
  const headingId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const handleRef = useForkRef(formRef, ref);
  const [messages, setMessages] = useState<Messages>({});

  // The page is there before its scripts are: what was typed, or filled in by the browser, in the meantime is kept.
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    for (const field of messageFields) {
      const typed = elementOf(form, field)?.value ?? '';
      if (typed !== '' && typed !== values[field]) onChange(field, typed);
    }
  });
  useLayoutEffect(() => {
    if (formRef.current) adopt(formRef.current);
  }, []);

  // Only now: without scripts it is the browser that checks and speaks.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const handleChange = (field: MessageField, element: FieldElement) => {
    onChange(field, element.value);
    if (messages[field] === undefined) return;
    const message = fieldMessage(field, element.value, element.validity, labels);
    setMessages({ ...messages, [field]: message });
  };

  const handleSubject = (subject = '') => {
    if (sending) return;
    onChange('title', subject);
    setMessages(({ title: _gone, ...others }) => others);
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const found: Messages = {};
    const draft = { ...values };
    for (const field of messageFields) {
      const element = elementOf(form, field);
      if (!element) continue;
      // What stands in the field and not what was told of it: a browser may fill one in without a word.
      draft[field] = element.value;
      const message = fieldMessage(field, element.value, element.validity, labels);
      if (message) found[field] = message;
    }
    setMessages(found);
    const firstBad = messageFields.find((field) => found[field] !== undefined);
    if (firstBad) elementOf(form, firstBad)?.focus();
    else onSubmit(draft, emptyHoneypot(form));
  };

  const fieldProps = (field: MessageField) => ({
    name: field,
    label: labels.fields[field],
    required: true,
    value: values[field],
    message: messages[field],
    readOnly: sending,
    onChange: (_value: string, element: FieldElement) => handleChange(field, element),
  });

  const told = labels.troubles[trouble ?? 'unknown'];

  return (
    <Form
      {...rest}
      ref={handleRef}
      aria-labelledby={labelledBy ?? headingId}
      onSubmit={handleSubmit}
      // Without scripts a press does nothing: any other method would put the words into an address, or leave the page.
      method="dialog"
    >
      <HiddenText aria-hidden>
        <label>
          {labels.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...leftAlone} />
        </label>
      </HiddenText>
      <div>
        {labelledBy === undefined && (
          <Typography id={headingId} variant="h2" sx={{ mb: 2 }}>
            {heading}
          </Typography>
        )}
        <Typography sx={{ color: ({ tokens }) => tokens.quietInk }}>{lead}</Typography>
      </div>
      <Pair>
        <TextField {...fieldProps('name')} autoComplete="name" />
        <TextField {...fieldProps('email')} type="email" autoComplete="email" />
      </Pair>
      <div>
        <TextField {...fieldProps('title')} />
        {subjects.length > 0 && (
          <Subjects
            label={labels.subjects}
            quiet
            lang={subjectsLanguage}
            choices={subjects.map((subject) => ({ value: subject, label: subject }))}
            value={subjects.find((subject) => subject === values.title)}
            onChange={handleSubject}
            data-needs-script
          />
        )}
      </div>
      <TextField {...fieldProps('message')} multiline />
      {noScriptEmail && (
        <NoScript data-without-script>
          {labels.noScript} <Link href={mailHref(noScriptEmail)}>{noScriptEmail}</Link>.
        </NoScript>
      )}
      <Bottom>
        <Submit
          type="submit"
          variant="sticker"
          aria-disabled={sending}
          endIcon={
            sending ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SendRounded />
          }
        >
          {labels.send}
        </Submit>
        <Progress>{sending && labels.sending}</Progress>
      </Bottom>
      {/* Below the button, which keeps its place; always there, so that what comes into it is heard. */}
      <Outcome aria-live="polite">
        {failed && !sending && (
          <Note data-failed>
            <p>
              <strong>{told.what}</strong>{' '}
              <span>{`${told.next}${fallbackLinks.length > 0 ? labels.otherWays : '.'}`}</span>
            </p>
            {fallbackLinks.length > 0 && (
              <ul>
                {fallbackLinks.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Note>
        )}
        {sent && (
          <Note>
            <p>
              <strong lang={labels.thanksLanguage}>{labels.thanks}</strong>
              {/* One text with its space: letters beside a seam are set otherwise. */}
              {` ${labels.sent}`}
            </p>
          </Note>
        )}
      </Outcome>
    </Form>
  );
}
