import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Awning, AwningSign } from '../Awning/Awning.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import type { BandTone } from '../SectionBand/SectionBand.tsx';
import { styled } from '../../theme/styled.ts';

export interface PageTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's name: the `h1`, on the awning's sign. */
  title: string;
  /** The title's language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string | undefined;
  /**
   * The part of the title on the sign; the rest of it becomes the largest line: "Influencers:" of "Influencers: Amihan", or
   * nothing, as on an error page.
   *
   * @default all of it
   */
  titleOnSign?: string | undefined;
  /** The page's own sentence, its largest line. @default none */
  says?: string | undefined;
  /** The sentence's end, in the band's loud color, as a poster has it: "ubos na." @default none */
  loudEnd?: string | undefined;
  /** The sentence's language where it is not the page's own, such as "fil". @default the page's */
  saysLanguage?: string | undefined;
  /** The lead's first words, where they are of another language. @default none */
  opening?: string | undefined;
  /** The opening's language, such as "fil". @default the page's */
  openingLanguage?: string | undefined;
  /** A sentence below it. @default none */
  lead?: string | undefined;
  /** The ground; the ink follows. @default 'keso' */
  tone?: BandTone | undefined;
  /** Buttons below the lead. @default none */
  actions?: ReactNode | undefined;
  /** Beside the words on wide screens, below them on phones: one object, another on each page. @default none */
  children?: ReactNode | undefined;
  /**
   * A grid for all of it, for content below the title that shares its rows. The title takes the area `title`, the text below
   * it `words`, the children areas of their own. It replaces `BandContent`, which it extends.
   *
   * @default none
   */
  grid?: ElementType | undefined;
}

const Band = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BandTone }>(
  ({ theme, tone }) => ({
    position: 'relative',
    overflow: 'hidden',
    ...theme.tokens.onBand(tone),
    paddingBottom: 'clamp(16px, 4vw, 64px)',
    // What comes below a sign alone goes on with it.
    '&[data-bare]': { paddingBottom: 'clamp(8px, 2vw, 24px)' },
  }),
);

const Inner = styled(BandContent)(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(4, 12),
  paddingTop: 'clamp(16px, 3vw, 44px)',
  // At large text a long word breaks rather than being cut off.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  },
}));

// At large text on a phone a word is no wider than the screen: "Dealership" stays one word.
const largest = { fontSize: 'min(var(--says), 17vw)', outline: 'none', margin: 0 } as const;

const Says = styled('p')(({ theme }) => ({
  ...theme.typography.hero,
  '--says': theme.tokens.typeScale.hero,
  ...largest,
  lineHeight: 0.94,
  // A descender reaches below its line.
  paddingBottom: '0.08em',
}));

const Loud = styled('span')({ display: 'inline-block', color: 'var(--loud, inherit)' });

const Whole = styled('span')({ display: 'inline-block', maxWidth: '100%' });

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.hero,
  '--says': theme.tokens.typeScale.hero,
  ...largest,
  gridArea: 'title',
  lineHeight: 0.94,
  overflowWrap: 'anywhere',
  '& > .rest': { display: 'block', paddingTop: 'clamp(20px, 3vw, 44px)' },
}));

/** A name, as large as its longest word lets it be. */
const Name = styled('span', { shouldForwardProp: (prop) => prop !== 'letters' })<{
  letters: number;
}>(({ letters }) => ({
  fontSize: `min(calc(var(--name-room, 170vw) / ${letters}), clamp(5rem, 2rem + 15vw, var(--name-most, 15rem)))`,
  lineHeight: 0.86,
  color: 'var(--loud, inherit)',
}));

const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length), 4);

/** No word of up to this many letters is broken at its hyphen: "mag-alas". */
const WHOLE_UP_TO = 10;

/** The text, with its short words kept whole at their hyphens. */
const wholeWords = (text: string) =>
  text
    .split(/(\S+-\S+)/)
    .map((part, index) =>
      index % 2 === 1 && part.length <= WHOLE_UP_TO ? <Whole key={part}>{part}</Whole> : part,
    );

const Words = styled('div')({ gridArea: 'words', minWidth: 0 });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
  '@media print': { display: 'none' },
}));

/**
 * The head of a page: its name as a small `h1` on an awning's sign, and below it the page's own sentence, largest of all.
 *
 * @do Begin every page with one: it holds the `h1`.
 * @do Let it say one sentence as people talk, and give it one object, another on each page.
 * @do Keep the lead to one sentence.
 * @dont Do not use two on a page.
 * @dont Do not choose a tone for its looks alone: ube is the influencers' and annatto the dealers'.
 * @instead For a title inside a page: `SectionBand` with a heading.
 * @keyboard Tab: Goes through the actions, where there are any.
 * @roles A heading of the first level, which takes the focus after a navigation.
 * @announcements The title, because the focus goes to it.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { PageLink } from '@lasakita/ui/PageLink';
 * import { PageTitle } from '@lasakita/ui/PageTitle';
 *
 * export default function Example() {
 *   return (
 *     <PageTitle
 *       title="Products"
 *       says="What will you shake over it?"
 *       lead="Powders and mixes for the kitchen and for the stall."
 *       actions={
 *         <Button variant="sticker" component={PageLink} to="/dealers">
 *           Find a dealer
 *         </Button>
 *       }
 *     />
 *   );
 * }
 * ```
 */
export function PageTitle({
  title,
  titleLanguage,
  titleOnSign,
  says,
  loudEnd,
  saysLanguage,
  opening,
  openingLanguage,
  lead,
  tone = 'keso',
  actions,
  children,
  grid: Grid,
  ...rest
}: PageTitleProps) {
  const isSplit = titleOnSign !== undefined && title.startsWith(titleOnSign);
  const sign = isSplit ? titleOnSign : title;
  const large = title.slice(sign.length).trim();
  const loud = loudEnd && says?.endsWith(loudEnd) ? loudEnd : '';
  const words = (
    <>
      {says && (
        <Says className="says" lang={saysLanguage}>
          {wholeWords(says.slice(0, says.length - loud.length))}
          {loud && <Loud>{loud}</Loud>}
        </Says>
      )}
      {lead && (
        <Typography
          variant="lead"
          component="p"
          sx={{ mt: says ? 4 : 2, mb: 0, maxWidth: children ? '46ch' : '72ch' }}
        >
          {opening && <span lang={openingLanguage}>{opening}</span>}
          {opening && ' '}
          {lead}
        </Typography>
      )}
      {actions && <Actions>{actions}</Actions>}
    </>
  );
  const hasWords = [says, lead, actions].some(Boolean);
  const heading = (
    <Title lang={titleLanguage} tabIndex={-1}>
      {sign && <AwningSign>{sign}</AwningSign>}
      {isSplit &&
        (sign ? (
          <Name className="rest" letters={longestWord(large)}>
            {` ${large}`}
          </Name>
        ) : (
          <span className="rest">{large}</span>
        ))}
    </Title>
  );
  if (Grid) {
    return (
      <Band {...rest} tone={tone}>
        <Awning tone={tone} />
        <Grid>
          {heading}
          {hasWords && <Words>{words}</Words>}
          {children}
        </Grid>
      </Band>
    );
  }
  const isBare = !hasWords && !children;
  return (
    <Band {...rest} tone={tone} data-bare={isBare && !isSplit ? '' : undefined}>
      <Awning tone={tone} />
      <BandContent>{heading}</BandContent>
      {!isBare && (
        <Inner>
          {hasWords && <div>{words}</div>}
          {children}
        </Inner>
      )}
    </Band>
  );
}
