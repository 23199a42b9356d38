import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Counter } from '@lasakita/ui/Counter';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { durations } from '@lasakita/ui/tokens';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { saysOf } from '@/pages/shared/openingOf';
import { PageHead } from '../PageHead';
import { CountedRow } from './CountedRow';
import queue from './queue.svg';
import { Route } from './Route';

const { headline, lead, paragraphs, picture, counters, route, says } = site.about;

/** A poster ends with a bang: what comes after the last comma. */
const loudEnd = says?.includes(', ') ? says.slice(says.lastIndexOf(', ') + 2) : undefined;

const Poster = styled(PageTitle)(({ theme }) => ({
  paddingBottom: 0,
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .says': {
    // On a low screen the queue is seen too.
    fontSize: 'min(clamp(3.5rem, 1rem + 10vw, 9.5rem), 17vw, max(3.5rem, 14svh))',
    lineHeight: 0.9,
    // Beside the stall's roof, above the queue.
    [theme.breakpoints.up('lg')]: {
      marginInlineStart: `calc(34vw - max(clamp(16px, 4vw, 48px), 50vw - ${theme.tokens.sizes.container / 2 - 48}px))`,
      fontSize: 'min(7.4vw, 7.5rem, max(3.5rem, 14svh))',
    },
  },
}));

// From edge to edge; on phones the queue goes on beyond it, and nobody in it is cut.
const Queue = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100vw',
  [theme.breakpoints.down('sm')]: { width: '148vw' },
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1720 / 544',
  marginInline: 'calc(50% - 50vw)',
  [theme.breakpoints.up('lg')]: { marginTop: '-8vw' },
  '@media print': { display: 'none' },
}));

const Who = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6, 12),
  '& > h2': { margin: 0, maxWidth: '15em' },
  '& p': { margin: theme.spacing(0, 0, 5), maxWidth: '46ch' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));

const Table = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  maxHeight: '44rem',
  width: '100%',
  '@media print': { display: 'none' },
});

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 64px)',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4, 10),
    alignItems: 'center',
  },
  '& dd': { margin: 0 },
  '& .figure': {
    order: -1,
    fontFamily: theme.tokens.fonts.display,
    fontSize: 'min(clamp(6rem, 1rem + 12.5vw, 11.5rem), 34vw)',
    lineHeight: 0.8,
    color: 'var(--loud, inherit)',
  },
  '& dt': { ...theme.typography.h3, marginBottom: theme.spacing(4) },
  // Beside each other, each above what it counts: years by tens, stores by thirties.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    columnGap: theme.spacing(14),
    '& > div': { gridTemplateRows: 'subgrid', gridRow: 'span 3', rowGap: theme.spacing(5) },
    '& .figure': { fontSize: 'clamp(6rem, 1rem + 9vw, 11rem)' },
    '& dt': { margin: 0, alignSelf: 'start' },
    '& .counted': { alignSelf: 'start' },
  },
  // What is counted stands beside its figure, where a word has room there.
  '@media (min-width: 80rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 11fr)',
    columnGap: theme.spacing(10),
    '& > div': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridRow: 'span 2',
      columnGap: theme.spacing(4),
    },
    '& dt': { gridArea: '1 / 2', alignSelf: 'end', textWrap: 'balance' },
    '& .figure': { gridArea: '1 / 1' },
    '& .counted': { gridArea: '2 / 1 / auto / -1' },
  },
}));

const Way = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8, 12),
  '& p': { margin: theme.spacing(5, 0, 7), maxWidth: `${theme.tokens.sizes.measure}ch` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'center',
  },
}));

/** The two things that are counted, and what stands for one of each. */
const SIGNS = ['sun', 'awning'] as const;

/**
 * Who the company is, what it counts with pride (ABOUT-1), and how far its products go.
 *
 * @do Change its words, picture and figures in the content: so many suns and awnings are drawn as the figures say.
 * @dont Do not add a figure that nobody keeps up to date.
 * @keyboard Tab: Goes through header and footer, to "See the products" and "Find a dealer".
 * @roles A heading of the first level; the figures are a list of terms. The drawings are decoration.
 * @announcements The title, because the focus goes to it after a navigation.
 */
export function AboutPage() {
  return (
    <>
      <PageHead {...site.pages.about} path={paths.about} />
      <Poster title={headline} {...saysOf(site.about)} loudEnd={loudEnd} tone="pandan">
        <Queue src={queue} alt="" width={1720} height={544} />
      </Poster>
      <SectionBand labelledBy="who">
        <Who>
          <Typography id="who" variant="h1" component="h2">
            {lead}
          </Typography>
          <div>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} variant="lead" component="p">
                {paragraph}
              </Typography>
            ))}
            <Button variant="sticker" size="large" component={PageLink} to={paths.products}>
              See the products
            </Button>
          </div>
        </Who>
      </SectionBand>
      <Table>
        <Picture fill asset={pictureAsset(picture)} alt={altText(picture)} />
      </Table>
      <SectionBand tone="keso" edge="scallop">
        <Figures>
          {counters.map(({ value, suffix, label }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">
                <Counter value={value} suffix={suffix} delay={index * durations.countDelay} />
              </dd>
              <dd className="counted" aria-hidden>
                <CountedRow count={value} sign={SIGNS[index] ?? 'awning'} />
              </dd>
            </div>
          ))}
        </Figures>
      </SectionBand>
      <SectionBand tone="ube" labelledBy="route">
        <Way>
          <div>
            <Typography id="route" lang={site.headlineLanguage} variant="h1" component="h2">
              {route.headline}
            </Typography>
            <Typography variant="lead" component="p">
              {route.text}
            </Typography>
            <Button
              variant="sticker"
              size="large"
              component={PageLink}
              to={`${paths.dealership}#directory`}
            >
              Find a dealer
            </Button>
          </div>
          <Route />
        </Way>
      </SectionBand>
    </>
  );
}
