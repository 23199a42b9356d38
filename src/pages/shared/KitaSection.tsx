import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { KitaHelper, kitaFields, kitaLabels } from '@lasakita/ui/KitaHelper';
import type { KitaField, KitaTexts } from '@lasakita/ui/KitaHelper';
import { readKitaAddress, writeKitaAddress } from '@/domain/kitaAddress';
import type { Address } from './useAddress';

export interface KitaSectionProps {
  /** The page's address: what is typed stands in it (KITA-2). */
  address: Address;
  /** With what the fields begin. Keeps its identity as long as it says the same. */
  defaults: KitaTexts;
  /** A selling price as an example, in pesos. @default none */
  examplePrice?: number | undefined;
  /** What else a serving costs, as an example, in pesos. @default none */
  exampleCosts?: number | undefined;
  /** Whose figures they are, where they are an example too. @default those of the page's product */
  exampleOf?: string | undefined;
}

// What else the address says changes nothing in it.
const StillHelper = memo(KitaHelper);

/** The kita helper, with its figures in the address. */
export function KitaSection({
  address,
  defaults,
  examplePrice,
  exampleCosts,
  exampleOf,
}: KitaSectionProps) {
  const { params, isOwn, replace, replaceAtRest } = address;
  const [values, setValues] = useState(defaults);
  // After the first render, which must equal the prerendered page, and before it is painted.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The address is outside: the server knows none.
    if (!isOwn) setValues(readKitaAddress(params, defaults));
  }, [params, isOwn, defaults]);
  const handleChange = useCallback(
    (field: KitaField, text: string) =>
      setValues((before) => {
        const next = { ...before, [field]: text };
        replaceAtRest((current) => writeKitaAddress(current, next, defaults));
        return next;
      }),
    [defaults, replaceAtRest],
  );
  const handleReset = useCallback(() => {
    setValues(defaults);
    replace((current) => writeKitaAddress(current, defaults, defaults));
  }, [defaults, replace]);
  const labels = useMemo(
    () => (exampleOf ? { lead: `With ${exampleOf} as an example. ${kitaLabels.lead}` } : {}),
    [exampleOf],
  );
  const isUntouched = kitaFields.every(
    (field) => (values[field] ?? '') === (defaults[field] ?? ''),
  );
  return (
    <StillHelper
      id="kita"
      data-untouched={isUntouched ? '' : undefined}
      values={values}
      examplePrice={examplePrice}
      exampleCosts={exampleCosts}
      labels={labels}
      onChange={handleChange}
      onReset={handleReset}
    />
  );
}
