import Button from '@mui/material/Button';
import { alpha, styled } from '@mui/material/styles';
import { packSums } from 'virtual:content-counts';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { DeferredPhotoCarousel } from '@/pages/deferredParts';
import { Bleed } from './Bleed';
import { Pitch } from './Pitch';

const { headline, text, product, background, pictures } = site.home.sampaloc;
const pack = packSums[product];

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  ...theme.tokens.onBand('sampaloc'),
}));

// Keeps the text readable whatever the picture behind it.
const Shade = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundColor: alpha(theme.palette.sampaloc.dark, 0.92),
}));

// The square of the pictures is seen whole below the header, with its dots.
const Row = styled(Bleed)(({ theme }) => ({
  position: 'relative',
  '& h2': { lineHeight: 0.94 },
  [theme.breakpoints.up('lg')]: { '& h2': { fontSize: 'clamp(4.5rem, 7.4vw, 8rem)' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, 1fr) min(55%, calc(100svh - ${theme.tokens.sizes.header.desktop}px - 4.5rem))`,
  },
}));

const Sum = styled(PackCount)({
  flexBasis: '100%',
  marginBottom: 12,
  fontSize: 'clamp(2rem, 1.4rem + 2vw, 3.25rem)',
});

/**
 * The sampaloc product: five pictures, and words on a ground of wood (HOME-4).
 *
 * @do Feature one product, by its id in the content.
 * @dont Do not lighten the shade: the words are read through it.
 * @keyboard Tab: Goes to the link, the pause button, the dots and the slide shown.
 * @keyboard Arrow left, arrow right: On a dot: to the slide before or after.
 * @roles A region named by its headline, with a carousel in it; the ground is decoration.
 * @announcements The picture that comes, politely, while the carousel rests.
 */
export function SampalocSection() {
  return (
    <Root aria-labelledby="sampaloc-heading">
      <Picture asset={pictureAsset(background)} alt="" fill />
      <Shade />
      <Row>
        <Pitch headingId="sampaloc-heading" headline={headline} text={text}>
          {pack && (
            <Sum
              size="card"
              price={pack.price}
              count={pack.count}
              noun={pack.noun}
              language={site.headlineLanguage}
            />
          )}
          <Button
            variant="sticker"
            component={PageLink}
            to={`${paths.products}?product=${product}`}
          >
            See this product
          </Button>
        </Pitch>
        <DeferredPhotoCarousel
          label="Pictures of the sampaloc product"
          photos={pictures.map((name) => ({ asset: pictureAsset(name), alt: altText(name) }))}
          ratio={1}
          sizes="(min-width: 768px) 55vw, 100vw"
        />
      </Row>
    </Root>
  );
}
