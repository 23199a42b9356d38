import SendRounded from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { HiddenText } from '@/components/HiddenText/HiddenText';
import { ContactFormField } from './ContactFormField';
import { contactFields, fieldMessage } from './fieldMessages';
import { TRAP_FIELD } from './trap';
import type { ContactField } from './fieldMessages';

/**
 * What is known of a message that was not sent: the visitor is offline, or is online again since; or the page was closed
 * before the answer came.
 */
export type FormTrouble = 'offline' | 'backOnline' | 'interrupted';

const troubleTexts: Record<FormTrouble | 'unknown', { what: string; next: string }> = {
  unknown: {
    what: 'Your message was not sent.',
    next: 'Every word is still here: please try again',
  },
  offline: {
    what: 'You are offline: your message was not sent.',
    next: 'Every word is kept. Please try again when you are online',
  },
  backOnline: {
    what: 'You are online again.',
    next: 'Your message was not sent, and every word is still here: please try again',
  },
  interrupted: {
    what: 'Your last message may not have been sent.',
    next: 'Every word is still here: please send it again',
  },
};

export interface ContactFormProps {
  /** What is written so far. */
  values: Readonly<Record<ContactField, string>>;
  /** Called at every keystroke with the field and its whole text. */
  onChange: (field: ContactField, value: string) => void;
  /** Every field is filled and fine. The form itself is handed on: the e-mail client reads its fields by name. */
  onSubmit: (form: HTMLFormElement) => void;
  /** A message is on its way: the fields rest, and a second submit does nothing. @default false */
  sending?: boolean;
  /** The last attempt failed: says that nothing is lost, and offers the other ways. @default false */
  failed?: boolean;
  /** What is known of the failure; see `FormTrouble`. @default nothing */
  trouble?: FormTrouble | undefined;
  /** Other ways to reach the company, offered after a failure. @default none */
  fallbackLinks?: readonly { label: string; href: string }[];
  /** Where to write instead, told to a visitor whose browser runs no scripts. @default not told */
  noScriptEmail?: string;
  /** The id of a heading outside that names the form; the form then shows none of its own. @default its own */
  labelledBy?: string;
  /** Added to the classes of its root. @default none */
  className?: string;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  padding: theme.spacing(6, 5, 7),
  backgroundColor: theme.palette.gata.light,
  border: `2px solid ${theme.palette.tsokolate.main}`,
  borderRadius: theme.tokens.radius.large,
  boxShadow: theme.tokens.elevations.sticker,
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(6),
    padding: theme.spacing(10),
  },
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

const Failure = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(4),
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.sili.tint,
  borderRadius: theme.tokens.radius.medium,
  border: `2px solid ${theme.palette.sili.main}`,
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
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.gata.dark,
    borderColor: theme.palette.tsokolate.soft,
    boxShadow: theme.tokens.elevations.none,
    transform: 'none',
    cursor: 'progress',
  },
}));

const Progress = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

type Messages = Partial<Record<ContactField, string>>;

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

const elementOf = (form: HTMLFormElement, field: ContactField) =>
  form.elements.namedItem(field) as FieldElement | null;

/** What keeps the common password managers from filling a field in. */
const leftAlone = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': true };

/** "Leave A Message" (CONTACT-2): four fields, their messages beside them, and one button. */
export function ContactForm({
  values,
  onChange,
  onSubmit,
  sending = false,
  failed = false,
  trouble,
  fallbackLinks = [],
  noScriptEmail,
  labelledBy,
  className,
}: ContactFormProps) {
  const headingId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});

  // The page is there before its scripts are: what was typed, or filled in by the browser, in the meantime is kept.
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    for (const field of contactFields) {
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

  // The trap is no part of the message.
  useEffect(() => {
    const form = formRef.current;
    const leaveOut = ({ formData }: FormDataEvent) => formData.delete(TRAP_FIELD);
    form?.addEventListener('formdata', leaveOut);
    return () => form?.removeEventListener('formdata', leaveOut);
  }, []);

  const handleChange = (field: ContactField, element: FieldElement) => {
    onChange(field, element.value);
    if (messages[field] === undefined) return;
    setMessages({ ...messages, [field]: fieldMessage(field, element.value, element.validity) });
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const found: Messages = {};
    for (const field of contactFields) {
      const element = elementOf(form, field);
      const message = element && fieldMessage(field, element.value, element.validity);
      if (message) found[field] = message;
    }
    setMessages(found);
    const firstBad = contactFields.find((field) => found[field] !== undefined);
    if (firstBad) elementOf(form, firstBad)?.focus();
    else onSubmit(form);
  };

  const fieldProps = (field: ContactField) => ({
    name: field,
    value: values[field],
    message: messages[field],
    readOnly: sending,
    onChange: (element: FieldElement) => handleChange(field, element),
  });

  const told = troubleTexts[trouble ?? 'unknown'];

  return (
    <Form
      ref={formRef}
      className={className}
      aria-labelledby={labelledBy ?? headingId}
      onSubmit={handleSubmit}
      // Without scripts a press does nothing: any other method would put the words into an address, or leave the page.
      method="dialog"
    >
      <HiddenText aria-hidden>
        <label>
          Website
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" {...leftAlone} />
        </label>
      </HiddenText>
      <div>
        {labelledBy === undefined && (
          <Typography id={headingId} variant="h2" sx={{ mb: 2 }}>
            Leave A Message
          </Typography>
        )}
        <Typography color="textSecondary">
          All four fields are needed, so that we can answer.
        </Typography>
      </div>
      <Pair>
        <ContactFormField {...fieldProps('name')} label="Name" autoComplete="name" />
        <ContactFormField
          {...fieldProps('email')}
          label="Email"
          type="email"
          autoComplete="email"
        />
      </Pair>
      <ContactFormField {...fieldProps('title')} label="Subject" />
      <ContactFormField {...fieldProps('message')} label="Message" multiline />
      {failed && !sending && (
        <Failure>
          <p>
            <strong>{told.what}</strong> {told.next}
            {fallbackLinks.length > 0 ? ', or reach us another way.' : '.'}
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
        </Failure>
      )}
      {noScriptEmail && (
        <noscript>
          <Typography>
            This form needs JavaScript, which your browser does not run. Please write to{' '}
            <Link href={`mailto:${noScriptEmail}`}>{noScriptEmail}</Link>.
          </Typography>
        </noscript>
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
          Send Message
        </Submit>
        <Progress>{sending && 'Sending your message…'}</Progress>
      </Bottom>
    </Form>
  );
}
