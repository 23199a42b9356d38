import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { SectionBand } from '@lasakita/ui/SectionBand';
import type { BandTone } from '@lasakita/ui/SectionBand';

export interface SheetProps {
  /** The page's one `h1`. */
  title: string;
  lead: string;
  /** @default 'keso' */
  tone?: BandTone;
  /** Sections. */
  children: ReactNode;
}

/** A page about the system itself, in the site's own look. */
export function Sheet({ title, lead, tone = 'keso', children }: SheetProps) {
  return (
    <main>
      <PageTitle title={title} lead={lead} tone={tone} />
      {children}
    </main>
  );
}

export interface SheetSectionProps {
  title: string;
  /** What to know before one looks. */
  text?: ReactNode;
  /** @default 'paper' */
  tone?: BandTone;
  children?: ReactNode;
}

const Body = styled('div')(({ theme }) => ({ marginTop: theme.spacing(6) }));

/** A part of such a page, under its heading. */
export function SheetSection({ title, text, tone = 'paper', children }: SheetSectionProps) {
  const id = useId();
  return (
    <SectionBand tone={tone} space="tight" labelledBy={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body1" sx={{ mt: 3, mb: 0, maxWidth: '66ch' }}>
          {text}
        </Typography>
      )}
      {children && <Body>{children}</Body>}
    </SectionBand>
  );
}

/** Specimens side by side, as many as there is room for; `least` is the narrowest that one gets, in px. */
export const Specimens = styled('ul', { shouldForwardProp: (prop) => prop !== 'least' })<{
  least?: number;
}>(({ theme, least = 240 }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
}));

/** Rows one under the other. */
export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
}));

/** Paper to lay a specimen on. */
export const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(5),
  borderRadius: theme.tokens.radius.large,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
}));

/** A name or a value as it stands in the source. */
export const Code = styled('code')(({ theme }) => ({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.tokens.radius.small,
  color: theme.palette.tsokolate.main,
  backgroundColor: theme.palette.gata.dark,
  overflowWrap: 'anywhere',
}));

export interface TokenLabelProps {
  /** The token's name, such as `radius.small`. */
  name: string;
  /** Its value. */
  value?: ReactNode;
  note?: string;
  /** The components that use it. */
  users?: readonly string[];
}

const Label = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > p': { margin: 0 },
}));

/** How every token is labelled: name, value, what it is for and who uses it. */
export function TokenLabel({ name, value, note, users }: TokenLabelProps) {
  return (
    <Label>
      <Code>{name}</Code>
      {value !== undefined && (
        <Typography variant="body1" component="p" sx={{ fontWeight: 700 }}>
          {value}
        </Typography>
      )}
      {note && <Typography variant="body2">{note}</Typography>}
      {users && users.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          In {users.join(', ')}
        </Typography>
      )}
    </Label>
  );
}
