import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { Budburan } from '@lasakita/ui/Budburan';
import type { BudburanFood } from '@lasakita/ui/Budburan';
import { useInView } from '@lasakita/ui/hooks/useInView';
import { pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { Crowd, crowdOfPack } from '../shared/Crowd';
import { renderedCounter } from './renderedCounter';
import { servingWords } from './servingWords';
import { toneOf } from './products';

/** The floor's share of the height. */
const FLOOR = 'clamp(28px, 4vw, 56px)';

/** A shelf on which all of it stands. */
const Shelf = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  padding: theme.spacing(4),
  paddingBottom: `calc(${FLOOR} * 0.35)`,
  background: `linear-gradient(transparent calc(100% - ${FLOOR}), var(--floor) 0)`,
  borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
  '& > div > svg': { marginInline: 'auto' },
  '& > [data-on=phone]': { [theme.breakpoints.up('sm')]: { display: 'none' } },
  '& > [data-on=wide]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& use': { cursor: 'pointer', touchAction: 'manipulation' },
}));

export interface ServingCounterProps {
  /** The record whose servings it counts out. */
  product: Product;
  /** Called with the price of a serving as the visitor has it. @default none */
  onPriceChange?: (text: string) => void;
  /** Called with what a serving costs besides, as the visitor has it. @default none */
  onCostsChange?: (text: string) => void;
}

/**
 * All servings of one pack, truly counted, to serve one by one, with the board of "Budburan mo" (COUNT-3, BUD-2). They stand
 * on a rendered counter if there is one for the picture of the serving; else they are drawn.
 *
 * @do Show it for a product with a crowd (`crowdOfPack`) that is no powder of the counter.
 * @dont Do not claim what comes in: the price is the visitor's own, or an example that says so (KITA-1).
 * @keyboard As `Budburan`.
 * @roles As `Budburan`; the servings themselves are hidden, as the status counts them.
 * @announcements As `Budburan`.
 */
export function ServingCounter({ product, onPriceChange, onCostsChange }: ServingCounterProps) {
  const ref = useRef<HTMLElement>(null);
  const inView = useInView(ref, { margin: '600px', once: true });
  const { id, name, image, price, servingGrams = 0, servingPicture } = product;
  const parts = useMemo(() => crowdOfPack(product), [product]);
  const [part] = parts ?? [];
  if (!parts || !part) return null;
  const { servingNoun: noun = '', examplePrice, exampleCosts } = product;
  const words = {
    value: id,
    label: name,
    noun,
    unit: noun,
    costs: servingWords.costs,
    exampleCosts,
  };
  const rendered = renderedCounter(servingPicture);
  const food: BudburanFood = rendered
    ? { ...words, ...rendered }
    : {
        ...words,
        draw: (done, serve) => (
          <Shelf>
            <div data-on="phone">
              <Crowd ratio={0.75} parts={parts} served={done} onServe={serve} />
            </div>
            <div data-on="wide">
              <Crowd ratio={1.5} parts={parts} served={done} onServe={serve} />
            </div>
          </Shelf>
        ),
      };
  return (
    <Budburan
      ref={ref}
      data-far={inView === 'pending' || inView === 'out' ? '' : undefined}
      foods={[food]}
      powders={[
        {
          value: id,
          label: name,
          name,
          tone: toneOf(product),
          price,
          count: part.each,
          grams: servingGrams,
          pouch: pictureAsset(image),
        },
      ]}
      examplePrice={examplePrice}
      onPriceChange={onPriceChange}
      onCostsChange={onCostsChange}
      labels={servingWords.labels(part.each, noun)}
      language={site.headlineLanguage}
      pageLanguage={site.headlineLanguage}
    />
  );
}
