import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { KitaHelper, kitaLabels } from '@lasakita/ui/KitaHelper';
import type { KitaField, KitaTexts } from '@lasakita/ui/KitaHelper';
import { site } from '@/content/site';
import { readKitaAddress, writeKitaAddress } from '@/domain/kitaAddress';
import { kitaWords } from './stallWords';
import type { Address } from './useAddress';

/** The figures of a kita helper. */
export interface KitaFigures {
  /** What stands in the fields. */
  values: KitaTexts;
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
  return { values, change, reset };
};

export interface KitaSectionProps {
  /** Its figures, of `useKitaFigures`. */
  figures: KitaFigures;
  /** A selling price as an example, in pesos. @default none */
  examplePrice?: number | undefined;
  /** What else a serving costs, as an example, in pesos. @default none */
  exampleCosts?: number | undefined;
  /** Whether the counter stands above it, which knows the pack alone. @default false */
  isBelowCounter?: boolean;
}

// What else the address says changes nothing in it.
const StillHelper = memo(KitaHelper);

/** The kita helper, with the page's figures. */
export function KitaSection({
  figures: { values, change, reset },
  examplePrice,
  exampleCosts,
  isBelowCounter = false,
}: KitaSectionProps) {
  const labels = useMemo(() => {
    const before = 'The cups above count the pouch alone: here all other costs count too.';
    return { ...kitaWords, ...(isBelowCounter && { lead: `${before} ${kitaLabels.lead}` }) };
  }, [isBelowCounter]);
  return (
    <StillHelper
      id="kita"
      values={values}
      examplePrice={examplePrice}
      exampleCosts={exampleCosts}
      labels={labels}
      headingLanguage={site.headlineLanguage}
      onChange={change}
      onReset={reset}
    />
  );
}
