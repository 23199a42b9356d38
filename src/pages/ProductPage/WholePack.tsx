import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { BandContent } from '@lasakita/ui/SectionBand';
import type { BandTone } from '@lasakita/ui/SectionBand';
import type { Product } from '@/content/schema';
import { countText, listCounts, salesText } from '@/domain/packCount';
import { Crowd, isCrowd } from '../shared/Crowd';
import { toneOf } from './products';

const FLOOR = 'clamp(28px, 4vw, 56px)';

/** Goes on with the ground of the first screen; at its foot the shelf on which all of it stands. */
const Shelf = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BandTone;
}>(({ theme, tone }) => {
  const { backgroundColor, ...onGround } = theme.tokens.onBand(tone);
  return {
    ...onGround,
    background: `linear-gradient(${backgroundColor} calc(100% - ${FLOOR}), var(--floor) 0)`,
    borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
    '@media print': { color: theme.palette.text.primary, background: 'none' },
  };
});

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  paddingTop: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(12),
    alignItems: 'center',
  },
  '& > .words': { [theme.breakpoints.up('lg')]: { paddingBottom: `calc(${FLOOR} * 1.5)` } },
  '& > svg': { justifySelf: 'center', marginBottom: `calc(${FLOOR} * 0.35)` },
}));

export interface WholePackProps {
  /** The record that it shows. */
  product: Product;
}

/**
 * All that one pack makes, truly counted (COUNT-3); nothing where that is no number that one can look over.
 *
 * @do Show it where no counter and no rendered scene does.
 * @dont Do not claim what comes in: the sentence says that it is an example (KITA-1).
 * @keyboard None: it takes no focus.
 * @roles A region named by its headline; the servings themselves are hidden, as the headline counts them.
 * @announcements Nothing.
 */
export function WholePack({ product }: WholePackProps) {
  const { id, name } = product;
  const [made] = listCounts([{ id, name, quantity: 1, product }]);
  if (!made || !isCrowd(made.parts)) return null;
  const sales = salesText(made);
  return (
    <Shelf tone={toneOf(product)} aria-labelledby="whole-pack">
      <BandContent>
        <Root>
          <div className="words" lang="fil">
            <Typography id="whole-pack" variant="h1" component="h2">
              {`Ito ang ${countText(made)}.`}
            </Typography>
            {sales && (
              <Typography variant="lead" component="p" sx={{ mt: 2, mb: 0, fontWeight: 600 }}>
                {`Halimbawa lang: ${sales}, bago ang ibang gastos.`}
              </Typography>
            )}
          </div>
          <Crowd parts={made.parts} />
        </Root>
      </BandContent>
    </Shelf>
  );
}
