import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { powders } from 'virtual:counter-powders';
import counters from '@content/generated/counters.json';
import { Budburan } from '@lasakita/ui/Budburan';
import type { BudburanFood, CounterView } from '@lasakita/ui/Budburan';
import { HiddenText } from '@lasakita/ui/HiddenText';
import { useInView } from '@lasakita/ui/hooks/useInView';
import { PageLink } from '@lasakita/ui/PageLink';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { productPath } from '@/domain/paths';
import { AddToList } from './AddToList';
import { budburanWords } from './stallWords';

const { examplePrice, foods } = site.home.budburan;

/** What was drawn for the counter, with where each serving stands. */
const drawnFoods = foods.flatMap(({ counter, ...food }): BudburanFood[] => {
  const drawn = counters[counter];
  if (!drawn) return [];
  const view = (name: keyof typeof drawn): CounterView => ({
    ...drawn[name],
    bare: pictureAsset(`count/${counter}-${name}-bare`),
    cups: pictureAsset(`count/${counter}-${name}-cups`),
  });
  return [
    {
      ...food,
      value: counter,
      alt: altText(`count/${counter}-desktop-bare`),
      phone: view('phone'),
      wide: view('desktop'),
    },
  ];
});

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    color: 'inherit',
  },
}));

export interface PowderCounterProps {
  /** The id of the product on whose page it stands: its powder comes first. @default no product's page */
  product?: string;
  /** Called with the price of a serving as the visitor has it. @default none */
  onPriceChange?: (text: string) => void;
  /** Called with what a serving costs besides the powder, as the visitor has it. @default none */
  onCostsChange?: (text: string) => void;
}

/** The counter to shake a powder over (BUD-1). Its pictures wait until it is near. */
export function PowderCounter({ product, onPriceChange, onCostsChange }: PowderCounterProps) {
  const ref = useRef<HTMLElement>(null);
  const inView = useInView(ref, { margin: '600px', once: true });
  const choices = useMemo(
    () =>
      powders.map(({ id, image, slug, ...powder }) => ({
        ...powder,
        value: id,
        pouch: pictureAsset(image),
        // On its own page the ways to get it stand in the first screen.
        action: id !== product && (
          <Ways>
            <AddToList product={{ id, name: powder.name }} />
            <Link component={PageLink} to={productPath(slug)}>
              Details
              <HiddenText> of {powder.name}</HiddenText>
            </Link>
          </Ways>
        ),
      })),
    [product],
  );
  return (
    <Budburan
      ref={ref}
      data-far={inView === 'pending' || inView === 'out' ? '' : undefined}
      foods={drawnFoods}
      powders={choices}
      startWith={product}
      examplePrice={examplePrice}
      onPriceChange={onPriceChange}
      onCostsChange={onCostsChange}
      labels={budburanWords}
      language={site.headlineLanguage}
    />
  );
}
