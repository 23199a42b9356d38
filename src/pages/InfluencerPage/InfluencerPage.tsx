import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { powders } from 'virtual:counter-powders';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import type { PictureAsset } from '@lasakita/ui/Picture';
import { BandContent, SectionBand } from '@lasakita/ui/SectionBand';
import type { BandTone } from '@lasakita/ui/SectionBand';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { influencerSlug, paths } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { HIGH } from './highScreen';
import {
  DeferredCooksWith,
  DeferredInfluencerCarousel,
  DeferredPacksInUse,
} from '../deferredParts';

/** Of the video's height: where the counter is, behind which the person stands. */
const COUNTER_AT = 0.86;

/** Name, words and introduction beside the video on wide screens; on phones the video comes before the introduction. */
const Stage = styled(BandContent)(({ theme }) => ({
  '--video': 'min(62vw, 340px)',
  '--person': 'min(66vw, 360px)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"title" "words" "video" "introduction"',
  rowGap: theme.spacing(4),
  '& > div > p': {
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    fontSize: theme.tokens.typeScale.h2,
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  [theme.breakpoints.up('lg')]: {
    containerType: 'inline-size',
    // The video's end, where its button is, is seen at once on a low screen too.
    '--video': 'min(27vw, 360px, max(240px, (100svh - 17rem) * 9 / 16))',
    '--person': 'calc(var(--video) * 4 / 3)',
    // It ends before the person's head.
    '--name-room': 'min(96vw, 88rem)',
    '--name-most': 'min(13.5vw, 13rem)',
    '& > div > p': { maxWidth: 'calc(100% - var(--person) * 0.6)' },
    // Each word of the name has a line: two beside each other would end behind the person.
    '& > h1 .rest': { wordSpacing: '100vw' },
    gridTemplateColumns: 'minmax(0, 1fr) var(--video)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"title video" "words video" "introduction video"',
    columnGap: theme.spacing(10),
  },
}));

/** Before the person; on the counter's front below a name of two lines, and where packs stand on the counter. */
const Introduction = styled(Typography)(({ theme }) => ({
  gridArea: 'introduction',
  textWrap: 'pretty',
  position: 'relative',
  marginBottom: theme.spacing(4),
  maxWidth: '46ch',
  [theme.breakpoints.up('lg')]: {
    alignSelf: 'end',
    '&[data-short]': { alignSelf: 'start', maxWidth: 'min(36ch, 100% - var(--person) * 0.7)' },
    [HIGH]: { 'div:has(> [data-packs] li) ~ &': { alignSelf: 'end', maxWidth: '46ch' } },
  },
})) as typeof Typography;

const Videos = styled('div')(({ theme }) => ({
  gridArea: 'video',
  position: 'relative',
  width: 'var(--video)',
  maxWidth: '100%',
  justifySelf: 'end',
  [theme.breakpoints.up('lg')]: { marginTop: 'clamp(56px, 6vw, 88px)' },
}));

/** What the person stands behind: from there on the ground is darker, to the end of the band. */
const Counter = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: `calc(var(--video) * 16 / 9 * ${COUNTER_AT})`,
  bottom: '-100vh',
  insetInline: '-100vw',
  borderTop: `6px solid ${theme.palette.tsokolate.dark}`,
  backgroundColor: 'var(--floor)',
  '@media print': { display: 'none' },
}));

/** Before the person, where the name has one line: on the counter where the screen is high, on its front where it is low. */
const OnCounter = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    // From where the words begin to the video.
    width: `calc(100cqw - var(--video) - ${theme.spacing(10)})`,
    top: `calc(var(--video) * 16 / 9 * ${COUNTER_AT} + ${theme.spacing(5)})`,
    insetInlineEnd: `calc(100% + ${theme.spacing(10)})`,
    [HIGH]: {
      width: 'max-content',
      top: `calc(var(--video) * 16 / 9 * ${COUNTER_AT} + 3px)`,
      insetInlineEnd: 'calc(100% + var(--person) * 0.6)',
      // Around a pack its picture has room for the shadow.
      transform: 'translateY(-91%)',
      // Below words of two lines it is smaller.
      '--pack': 'min(var(--person) * 0.56, 26vw - 90px)',
      '& li': { width: 'var(--pack)' },
      '& li + li': { marginInlineStart: 'calc(var(--pack) * -0.25)' },
    },
  },
  '@media print': { display: 'none' },
}));

/** In front of the video, over which the hand reaches; a picture that is not cut out stands beside it. */
const Person = styled('div', { shouldForwardProp: (prop) => prop !== 'reaches' })<{
  reaches: boolean;
}>(({ theme, reaches }) => ({
  position: 'absolute',
  zIndex: theme.tokens.layers.raised,
  pointerEvents: 'none',
  ...(reaches
    ? {
        top: `calc(var(--video) * 16 / 9 * ${COUNTER_AT} - var(--person) + 3px)`,
        width: 'var(--person)',
        insetInlineEnd: 'calc(100% - var(--person) * 0.34)',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }
    : {
        top: `calc(var(--video) * 16 / 9 * ${COUNTER_AT} - min(var(--person), 100vw - var(--video) - 64px) + 3px)`,
        width: 'min(var(--person), 100vw - var(--video) - 64px)',
        insetInlineEnd: `calc(100% + ${theme.spacing(5)})`,
      }),
  '@media (max-height: 30rem), print': { display: 'none' },
}));

const Others = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  // In rem: at large text there are fewer in a row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(6.5rem, 15%)), 1fr))',
  rowGap: theme.spacing(5),
  // On phones one row that is pushed along by the thumb; the narrowest would show two of them.
  [`${theme.breakpoints.down('md')} and (min-width: 21.25em)`]: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * clamp(16px, 4vw, 48px))',
    paddingInline: 'clamp(16px, 4vw, 48px)',
    '& > li': { flex: 'none', width: 'min(9.5rem, 75vw)' },
  },
  // They were drawn to reach to the right: every other one turns to its neighbor.
  '& > li:nth-of-type(even) .window > picture:not(.pack)': { transform: 'scaleX(-1)' },
}));

const Other = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  fontFamily: theme.tokens.fonts.display,
  fontSize: theme.tokens.typeScale.h4,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'inherit',
  borderRadius: theme.tokens.radius.small,
  '& > .window': {
    display: 'block',
    overflow: 'hidden',
    borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
  },
  // In the last place of the row: what they all cook with.
  '& .pack': { width: '88%', marginInline: 'auto', marginTop: '12%' },
  '& > .words': { padding: theme.spacing(2, 1), overflowWrap: 'anywhere' },
  '& .name, & .specialty': { display: 'block' },
  '& .specialty': {
    marginTop: theme.spacing(1),
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.tokens.typeScale.small,
    fontWeight: 600,
    lineHeight: 1.2,
    textWrap: 'balance',
  },
  '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': theme.tokens.focusRing,
}));

const Window = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BandTone;
}>(({ theme, tone }) => theme.tokens.onBand(tone));

/** One of the row at the end: a picture in a window, and two lines of words (children: the second). */
function Tile({
  to,
  asset,
  tone,
  pictureClass,
  name,
  children,
}: {
  to: string;
  asset: PictureAsset | undefined;
  tone: BandTone | undefined;
  pictureClass?: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Other to={to}>
        <Window className="window" tone={tone ?? 'sili'}>
          <Picture
            className={pictureClass}
            asset={asset}
            // The name stands below it.
            alt=""
            ratio={1}
            sizes="(min-width: 992px) 190px, 33vw"
            standing
          />
        </Window>
        <span className="words">
          <span className="name">{name}</span> {children}
        </span>
      </Other>
    </li>
  );
}

/** The pack that stands for all of them. */
const [packOfAll] = powders;

/** The grounds that the others stand on, by turns: no two neighbors are alike. */
const grounds = ['sili', 'pandan', 'annatto', 'ube'] as const;

/**
 * One influencer: the videos with the person at them, introduction (INF-1), what is cooked in them (ITEM-3), and the others.
 *
 * @do Add an influencer in the content: page, menu and links follow.
 * @do Draw the person cut out, with an arm that reaches to the right: it reaches over the video.
 * @dont Do not show a person without their consent.
 * @keyboard Tab: Goes to the carousel and its video, through what is cooked, then to the other influencers.
 * @keyboard Arrow left, arrow right: On a dot: to the video before or after.
 * @roles A heading of the first level, a carousel where there are several videos, a portrait, and lists of links.
 * @announcements The title, because the focus goes to it after a navigation; the video that comes, while the carousel
 *   rests.
 */
export function InfluencerPage() {
  const { pathname } = useLocation();
  const slug = influencerSlug(pathname);
  const influencer = influencers.find((candidate) => candidate.slug === slug);
  if (!influencer) return null;
  const { name, portrait, specialty, introduction, videos } = influencer;
  const drawn = pictureAsset(portrait);
  const isShort = !name.includes(' ');
  return (
    <>
      <PageHead {...influencerPage(influencer)} />
      <PageTitle
        title={`Influencers: ${name}`}
        titleOnSign="Influencers:"
        lead={specialty}
        tone="ube"
        grid={Stage}
      >
        <Videos>
          <Counter aria-hidden />
          <DeferredInfluencerCarousel
            key={influencer.slug}
            label={`Videos by ${name}`}
            videos={videos.map(({ address, title, poster }) => ({
              address,
              title,
              poster: pictureAsset(poster),
            }))}
          />
          {isShort && (
            <OnCounter data-packs>
              <DeferredPacksInUse key={`${influencer.slug}-packs`} influencer={influencer} />
            </OnCounter>
          )}
          <Person reaches={drawn?.isCutOut === true}>
            <Picture
              asset={drawn}
              alt={altText(portrait)}
              ratio={1}
              sizes="(min-width: 992px) min(35vw, 480px), min(66vw, 360px)"
              standing
              eager
            />
          </Person>
        </Videos>
        <Introduction variant="lead" component="p" data-short={isShort ? '' : undefined}>
          {introduction}
        </Introduction>
      </PageTitle>
      <DeferredCooksWith key={`${influencer.slug}-recipes`} influencer={influencer} />
      <SectionBand tone="keso" labelledBy="others">
        <Typography id="others" variant="h1" component="h2" lang={site.headlineLanguage}>
          Iba pa sa kusina namin
        </Typography>
        <Others>
          {influencers
            .filter((other) => other !== influencer)
            .map((other, place) => (
              <Tile
                key={other.slug}
                to={influencerPage(other).path}
                tone={grounds[place % grounds.length]}
                asset={pictureAsset(other.portrait)}
                name={other.name}
              >
                <span className="specialty">{other.specialty}</span>
              </Tile>
            ))}
          <Tile
            to={paths.products}
            tone={grounds[(influencers.length - 1) % grounds.length]}
            asset={packOfAll && pictureAsset(packOfAll.image)}
            pictureClass="pack"
            name="Our products"
          >
            <span className="specialty" lang={site.headlineLanguage}>
              {site.products.says}
            </span>
          </Tile>
        </Others>
      </SectionBand>
    </>
  );
}
