import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { largerPackCount, packScales } from '@/domain/packCount';
import { paths } from '@/domain/paths';
import { readableWeight } from '@/domain/productTexts';

/** At large text, and on the narrowest screens, the packs stand below each other. */
const STACKED = '@container (max-width: 17rem)';

/** What a pack makes has room beside it. */
const BESIDE = '@container (min-width: 74rem)';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(6),
  paddingTop: 'clamp(16px, 3vw, 40px)',
  // The button stands across from the heading, above the packs.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    rowGap: 0,
    '& > .packs': { gridArea: '2 / 1 / auto / span 2' },
  },
  '& > .packs': { containerType: 'inline-size', width: '100%' },
}));

/** The packs on one floor, each as high as it is large beside the others. */
const Packs = styled('ul', { shouldForwardProp: (prop) => prop !== 'scales' })<{
  scales: readonly number[];
}>(({ theme, scales }) => ({
  // The frame of the least pack. What is around a pack in its frame is empty, and lies below its neighbor's.
  // On a low screen what the packs make is seen with them.
  '--unit': `min(8rem, max(5rem, 13svh), ${110 / scales.reduce((sum, scale) => sum + scale, 0)}cqi)`,
  // All stand on one line, whatever is said below them.
  '--highest': `calc(var(--unit) * ${0.25 + 0.9 * Math.max(...scales)} + 6px)`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${scales.length}, minmax(min-content, auto))`,
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  [STACKED]: {
    '--highest': '0px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: theme.spacing(5),
  },
  '& .words': { paddingTop: theme.spacing(4), textAlign: 'center' },
  // The weight above what it makes; below each other where a small pack is narrow.
  '& .formula': {
    display: 'grid',
    justifyContent: 'center',
    justifyItems: 'center',
    gap: '0.2em 0.15em',
    fontSize: 'clamp(2.25rem, 1.25rem + 2.2vw, 4rem)',
    '& > .price': { fontSize: 'max(0.42em, 1.125rem)' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'auto auto',
      alignItems: 'baseline',
      '& > .price': { gridColumn: '1 / -1' },
    },
  },
  '& small': { ...theme.typography.body2, display: 'block', marginTop: theme.spacing(3) },
  // Above the floor.
  [BESIDE]: {
    '& > li': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: theme.spacing(6),
    },
    '& .words': {
      position: 'relative',
      flex: 'none',
      padding: 0,
      paddingBottom: `calc(var(--unit) * 0.5 + ${theme.spacing(4)})`,
      textAlign: 'start',
    },
    '& .formula': {
      justifyContent: 'start',
      justifyItems: 'start',
      fontSize: '3rem',
      '& > .noun': { overflowWrap: 'normal' },
    },
  },
}));

/** What a pack stands on: one shelf from edge to edge, behind all of them. */
const Standing = styled('div', { shouldForwardProp: (prop) => prop !== 'scale' })<{
  scale: number;
}>(({ theme, scale }) => ({
  position: 'relative',
  minHeight: 'var(--highest)',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto -100vw 0',
    height: 'calc(var(--unit) * 0.5 + 6px)',
    backgroundColor: 'var(--floor)',
    borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
  },
  '& > picture': {
    zIndex: 1,
    width: `calc(var(--unit) * ${scale})`,
    marginInline: `calc(var(--unit) * ${-0.14 * scale})`,
    // A tenth of the frame is below the pack.
    marginBottom: `calc(var(--unit) * ${0.25 - 0.1 * scale} + 6px)`,
  },
  '@media print': { display: 'none' },
}));

export interface LargerPacksProps {
  /** The record that it shows; one with larger packs. */
  product: Product;
}

/** A pack and the larger ones of the same, to scale where all have a picture, each with what it makes (COUNT-4). */
export function LargerPacks({ product }: LargerPacksProps) {
  const { packs = [], image, weight: ownWeight } = product;
  const shown = [{ weight: ownWeight, text: undefined, picture: image }, ...packs];
  const scales = packScales(product);
  const isPictured = packs.every(({ picture }) => picture !== undefined);
  return (
    <SectionBand tone="paper" space="tight" labelledBy="larger-packs">
      <Root>
        <Typography id="larger-packs" variant="h1" component="h2">
          Larger packs
        </Typography>
        <div className="packs">
          <Packs scales={scales}>
            {shown.map(({ weight, text, picture }, at) => {
              const made = largerPackCount(product, weight);
              return (
                <li key={weight}>
                  {isPictured && (
                    <Standing scale={scales[at] ?? 1}>
                      {/* Its words stand below it. */}
                      <Picture
                        asset={pictureAsset(picture ?? '')}
                        alt=""
                        sizes="(min-width: 1000px) 440px, 55vw"
                        ratio={1}
                        standing
                      />
                    </Standing>
                  )}
                  <div className="words">
                    {made ? (
                      <PackCount
                        className="formula"
                        size="poster"
                        price={readableWeight(weight)}
                        count={made.count}
                        noun={made.noun}
                        language={site.headlineLanguage}
                      />
                    ) : (
                      <PriceCard price={readableWeight(weight)} />
                    )}
                    {text && <small>{text}</small>}
                  </div>
                </li>
              );
            })}
          </Packs>
        </div>
        <Button variant="outlined" component={PageLink} to={paths.contact}>
          Ask for the price
        </Button>
      </Root>
    </SectionBand>
  );
}
