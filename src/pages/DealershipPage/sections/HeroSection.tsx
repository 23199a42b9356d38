import { sack } from 'virtual:content-counts';
import ArrowIcon from '@mui/icons-material/ArrowDownwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { saysOf } from '@/pages/shared/openingOf';
import { DeferredFindDealer, DeferredMapOfNearest } from '../../deferredParts';

const { headline, text, picture } = site.dealership.hero;

/** As high as the floor is on which the sack stands. */
const FLOOR = 'clamp(36px, 5vw, 80px)';

// The question is asked: once a town is chosen, its answer has the room.
const Head = styled(PageTitle)(({ theme }) => ({
  '&:has([data-nearest]) .says': {
    fontSize: 'min(clamp(2.5rem, 1.5rem + 4vw, 5.5rem), 11vw)',
    lineHeight: 1,
  },
  [theme.breakpoints.down('md')]: {
    '&:not(:has([data-nearest])) .says': { fontSize: 'min(19vw, 7.5rem)', lineHeight: 0.88 },
    // What goes on with the answer stands below it, near enough.
    '&:has([data-nearest]) .scene': { display: 'none' },
    '&:has([data-nearest]) .door': {
      paddingTop: theme.spacing(5),
      borderTop: '3px solid currentColor',
    },
  },
  [theme.breakpoints.up('md')]: {
    '& > div': { alignItems: 'stretch' },
    // Beside the answer it is as high as there is room below its door.
    '&:has([data-nearest]) .scene': { alignSelf: 'stretch', height: 'auto' },
  },
}));

const SecondDoor = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(4),
  '& > a': { marginBottom: theme.spacing(2) },
  '@media print': { '& > :not(p)': { display: 'none' } },
}));

// To the screen's own edge, and on wide screens to the head's lower one, of one size whatever stands beside it.
const Scene = styled('div')(({ theme }) => {
  const side = `clamp(16px, 4vw, 48px) + max(0px, (100vw - ${theme.tokens.sizes.container}px) / 2)`;
  return {
    position: 'relative',
    justifySelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'end',
    marginInline: `calc(-1 * (${side}))`,
    paddingInline: `calc(${side})`,
    marginBottom: 'calc(-1 * clamp(16px, 4vw, 64px))',
    // What a sack makes is as large as its place, above the floor.
    '& > p': { paddingBottom: `calc(${FLOOR} + ${theme.spacing(6)})` },
    // Around the sack its picture is empty.
    '& > .sack': { width: '128%', marginInlineStart: '-20%', translate: `0 calc(-0.2 * ${FLOOR})` },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: theme.tokens.layers.below,
      insetInline: '-100vw 0',
      bottom: 0,
      height: FLOOR,
      backgroundColor: 'var(--floor)',
    },
    [theme.breakpoints.up('md')]: {
      alignSelf: 'end',
      minHeight: 'clamp(20rem, 30vw, 36rem)',
      marginInlineStart: 0,
      paddingInlineStart: 0,
    },
  };
});

/**
 * The orange head of the page, with its two doors: the field that finds a dealer, and the way to become one (DEAL-1).
 *
 * @do Let it begin the page: it holds the `h1`.
 * @do Keep the field in it: what most visitors come for is the first thing to touch.
 * @dont Do not change its color: dealership is orange.
 * @keyboard Tab: Goes through the field, the regions and the way to the list, then to "Become a dealer".
 * @keyboard Enter: Chooses, or goes down to the list or to the steps.
 * @roles A heading of the first level, a combobox, a group of regions and two links.
 * @announcements The title, because the focus goes to it after a navigation.
 */
export function HeroSection() {
  return (
    <Head
      title={headline}
      {...saysOf(site.dealership.hero)}
      tone="annatto"
      actions={<DeferredFindDealer />}
    >
      <SecondDoor className="door">
        <Typography variant="h3" component="p" sx={{ maxWidth: '22em' }}>
          {text}
        </Typography>
        <Button
          variant="sticker"
          size="large"
          endIcon={<ArrowIcon />}
          component={PageLink}
          to="#apply"
        >
          Become a dealer
        </Button>
        <Scene className="scene">
          <Picture
            className="sack"
            asset={pictureAsset(picture)}
            alt={altText(picture)}
            ratio={1}
            sizes="(min-width: 768px) 34vw, 70vw"
            standing
          />
          {sack && (
            <PackCount
              size="beside"
              price="1 sako"
              onCard={false}
              count={sack.count}
              noun={sack.noun}
              language="fil"
            />
          )}
          <DeferredMapOfNearest />
        </Scene>
      </SecondDoor>
    </Head>
  );
}
