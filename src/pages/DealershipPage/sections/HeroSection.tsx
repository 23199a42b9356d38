import ArrowIcon from '@mui/icons-material/ArrowDownwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '@lasakita/ui/PageLink';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { saysOf } from '@/pages/shared/openingOf';
import { LateFindDealer } from '../../lateParts';

const { headline, text, picture } = site.dealership.hero;

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
  },
  [theme.breakpoints.up('md')]: { '& > div': { alignItems: 'stretch' } },
}));

const SecondDoor = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(4),
  '& > a': { marginBottom: theme.spacing(2) },
  [theme.breakpoints.down('md')]: {
    paddingTop: theme.spacing(5),
    borderTop: `3px solid currentColor`,
  },
  '@media print': { '& > :not(p)': { display: 'none' } },
}));

// To the lower edge of the head, and to the screen's own: what stands there is cut by nothing else.
const Scene = styled('div')(({ theme }) => {
  const side = `calc(-1 * (clamp(16px, 4vw, 48px) + max(0px, (100vw - ${theme.tokens.sizes.container}px) / 2)))`;
  return {
    position: 'relative',
    justifySelf: 'stretch',
    aspectRatio: '3 / 2',
    marginInline: side,
    marginBottom: 'calc(-1 * clamp(16px, 4vw, 64px))',
    [theme.breakpoints.up('md')]: {
      aspectRatio: 'auto',
      minHeight: '20rem',
      marginInlineStart: 0,
      // Its wall goes over into the band's color.
      maskImage:
        'linear-gradient(to right, transparent, #000 22%), linear-gradient(transparent, #000 18%)',
      maskComposite: 'intersect',
      WebkitMaskComposite: 'source-in',
      '[dir="rtl"] &': {
        maskImage:
          'linear-gradient(to left, transparent, #000 22%), linear-gradient(transparent, #000 18%)',
      },
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
      actions={<LateFindDealer />}
    >
      <SecondDoor>
        <Typography variant="lead" component="p" sx={{ m: 0, maxWidth: '24em' }}>
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
            fill
            asset={pictureAsset(picture)}
            alt={altText(picture)}
            // As high as what stands beside it: sideways there is more of the picture.
            sizes="100vw"
          />
        </Scene>
      </SecondDoor>
    </Head>
  );
}
