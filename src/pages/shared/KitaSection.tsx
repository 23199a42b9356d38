import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { KitaHelper } from '@lasakita/ui/KitaHelper';
import type { KitaField, KitaTexts } from '@lasakita/ui/KitaHelper';
import { site } from '@/content/site';
import { readKitaAddress, writeKitaAddress } from '@/domain/kitaAddress';
import { foldedKitaWords, kitaWords } from './stallWords';
import type { Address } from './useAddress';

/** The figures of a kita helper. */
export interface KitaFigures {
  /** What stands in the fields. */
  values: KitaTexts;
  /** Whether some of them came with the address. */
  isShared: boolean;
  /** Puts a text into a field. */
  change: (field: KitaField, text: string) => void;
  /** Puts back with what they began. */
  reset: () => void;
}

/**
 * Keeps the figures of a kita helper, and has them stand in the page's address (KITA-2).
 *
 * @param defaults With what the fields begin. Keeps its identity as long as it says the same.
 */
export const useKitaFigures = (
  { params, isOwn, replace, replaceAtRest }: Address,
  defaults: KitaTexts,
): KitaFigures => {
  const [values, setValues] = useState(defaults);
  // After the first render, which must equal the prerendered page, and before it is painted.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The address is outside: the server knows none.
    if (!isOwn) setValues(readKitaAddress(params, defaults));
  }, [params, isOwn, defaults]);
  const change = useCallback(
    (field: KitaField, text: string) =>
      setValues((before) => {
        const next = { ...before, [field]: text };
        replaceAtRest((current) => writeKitaAddress(current, next, defaults));
        return next;
      }),
    [defaults, replaceAtRest],
  );
  const reset = useCallback(() => {
    setValues(defaults);
    replace((current) => writeKitaAddress(current, defaults, defaults));
  }, [defaults, replace]);
  const isShared = !isOwn && readKitaAddress(params, defaults) !== defaults;
  return { values, isShared, change, reset };
};

export interface KitaSectionProps {
  /** Its figures, of `useKitaFigures`. */
  figures: KitaFigures;
  /** A selling price as an example, in pesos. @default none */
  examplePrice?: number | undefined;
  /** What else a serving costs, as an example, in pesos. @default none */
  exampleCosts?: number | undefined;
  /** Whether it is folded until it is asked for; figures that came with the address open it. @default false */
  isFolded?: boolean;
}

// What else the address says changes nothing in it.
const StillHelper = memo(KitaHelper);

const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    paddingBlock: theme.spacing(6),
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: theme.tokens.radius.small,
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': theme.tokens.focusRing,
    '& > svg': { gridRow: '1 / span 2', gridColumn: 2, fontSize: '2.5rem' },
  },
  '&[open]': { paddingBottom: theme.spacing(12) },
  '&[open] > summary > svg': { rotate: '180deg' },
}));

/** The kita helper, with the page's figures. */
export function KitaSection({
  figures: { values, isShared, change, reset },
  examplePrice,
  exampleCosts,
  isFolded = false,
}: KitaSectionProps) {
  const foldedRef = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isShared && foldedRef.current) foldedRef.current.open = true;
  }, [isShared]);
  const helper = (
    <StillHelper
      id="kita"
      values={values}
      examplePrice={examplePrice}
      exampleCosts={exampleCosts}
      labels={kitaWords}
      headingLanguage={site.headlineLanguage}
      headingLevel={isFolded ? 'h3' : 'h2'}
      onChange={change}
      onReset={reset}
    />
  );
  if (!isFolded) return helper;
  return (
    <Folded ref={foldedRef} lang={site.headlineLanguage}>
      <summary>
        <Typography variant="h3" component="h2">
          {foldedKitaWords.heading}
        </Typography>
        <Typography>{foldedKitaWords.lead}</Typography>
        <ExpandIcon aria-hidden />
      </summary>
      <div lang="en">{helper}</div>
    </Folded>
  );
}
