import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

export interface ContactLine {
  /** What is read. */
  text: string;
  /** What a tap does: call, write, open a chat or a map. @default nothing */
  href?: string | undefined;
  /** A mark before the words, for a way that is known by it. @default none */
  icon?: ReactNode | undefined;
}

export interface ContactBlockProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'color' | 'children'
> {
  /** What kind of way it is, drawn. */
  icon: ReactNode;
  /** The way in words. */
  heading: string;
  /** The ways themselves, each on its own line. */
  lines: readonly ContactLine[];
  /** The color of its sign. @default 'keso' */
  color?: 'keso' | 'annatto' | 'pandan' | 'ube' | undefined;
  /** Whether calls and chats are full-width buttons and other ways are lines, without an icon beside. @default false */
  asButtons?: boolean | undefined;
}

const Buttons = styled('section')(({ theme }) => ({
  '& h2': { fontSize: theme.tokens.typeScale.h4 },
  '& ul': { display: 'grid', gap: theme.spacing(3) },
  '& a': {
    fontWeight: 700,
    color: 'inherit',
    textUnderlineOffset: '0.25em',
    '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
  },
  // What begins a talk is a button; what is written down as often is a line.
  '& a:where([href^="tel:"], [href^="viber:"])': {
    ...theme.typography.button,
    ...theme.tokens.sticker,
    color: theme.palette.text.primary,
    boxSizing: 'border-box',
    width: '100%',
    alignItems: 'center',
    minHeight: theme.spacing(13),
    padding: theme.spacing(2, 5),
    fontWeight: 800,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: theme.tokens.radius.large,
    '& > svg': { marginTop: 0 },
    '&:hover': { backgroundColor: theme.tokens.surface.hover },
    '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.large },
  },
  // Yellow is for what sells.
  '& a[href^="tel:"]': theme.tokens.keycap,
}));

type SignColor = NonNullable<ContactBlockProps['color']>;

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 5),
  alignContent: 'start',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr', rowGap: theme.spacing(4) },
}));

const Sign = styled('span', { shouldForwardProp: (prop) => prop !== 'signColor' })<{
  signColor: SignColor;
}>(({ theme, signColor }) => {
  const isDark = signColor === 'pandan' || signColor === 'ube';
  return {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(15),
    height: theme.spacing(15),
    ...theme.tokens.sticker,
    ...(isDark && { color: theme.tokens.ink.inverse }),
    backgroundColor: theme.palette[signColor].main,
    borderRadius: theme.tokens.radius.medium,
    '& > svg': { fontSize: theme.spacing(8) },
  };
});

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, fontSize: '1.25em' },
}));

// A sign stands at the first line of its words.
const LineLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'start',
  gap: theme.spacing(2),
  minHeight: theme.tokens.sizes.tap,
  paddingBlock: `calc((${theme.tokens.sizes.tap}px - ${theme.typography.body1.lineHeight}em) / 2)`,
  '& > svg': { marginTop: '0.16em' },
}));

/**
 * One way to reach the company: its sign, its name, and what is to be tapped or written down.
 *
 * @do Give one way to reach the company, with what a tap does.
 * @do Write a number as people read it: the link takes the spaces out.
 * @do Set ways `asButtons` where they are what a page is about: number and chat are equally wide.
 * @dont Do not put two ways into one block.
 * @dont Do not rely on the sign alone: the heading says what it is.
 * @instead For all ways at the end of a page: `Footer`. For one dealer: `DealerCard`.
 * @keyboard Tab: Goes from link to link.
 * @keyboard Enter: Calls, writes or opens the chat.
 * @roles A section with a heading and a list of lines. The sign is hidden.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import PhoneIcon from '@mui/icons-material/PhoneRounded';
 * import { ContactBlock } from '@lasakita/ui/ContactBlock';
 *
 * export default function Example() {
 *   return (
 *     <ContactBlock
 *       icon={<PhoneIcon />}
 *       heading="Call us"
 *       lines={[
 *         { text: '+63 917 555 0143', href: 'tel:+639175550143' },
 *         { text: 'Monday to Saturday, 8 am to 5 pm' },
 *       ]}
 *     />
 *   );
 * }
 * ```
 */
export function ContactBlock({
  icon,
  heading,
  lines,
  color = 'keso',
  asButtons = false,
  ...rest
}: ContactBlockProps) {
  const words = (
    <>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <Lines>
        {lines.map(({ text, href, icon: mark }) => (
          <li key={text}>
            {href === undefined ? (
              text
            ) : (
              <LineLink href={href}>
                {mark}
                <bdi dir={href.startsWith('tel:') ? 'ltr' : 'auto'}>{text}</bdi>
              </LineLink>
            )}
          </li>
        ))}
      </Lines>
    </>
  );
  if (asButtons) return <Buttons {...rest}>{words}</Buttons>;
  return (
    <Root {...rest}>
      <Sign signColor={color} aria-hidden>
        {icon}
      </Sign>
      <div>{words}</div>
    </Root>
  );
}
