import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.defaultSelected && !option.selected)
    : field.type === 'radio'
      ? field.checked && !field.defaultChecked
      : field.value !== field.defaultValue;

/**
 * Hands on what was typed, chosen or filled in by the browser before the page came to life (START-1): a prerendered field
 * can be used before its code is there, and React leaves in it what it finds, but tells nobody.
 *
 * @param fieldRef The field; its value is its owner's.
 * @param onChange Called with the value, once, and only where the visitor was earlier.
 */
export const useEarlyValue = (
  fieldRef: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onChange: (value: string) => void,
): void => {
  const adopt = useEffectEvent((field: HTMLInputElement | HTMLSelectElement) => {
    if (isChanged(field)) onChange(field.value);
  });
  // Not in a layout effect: those of the owners read the address, and what the visitor did since counts more.
  useEffect(() => {
    if (fieldRef.current) adopt(fieldRef.current);
  }, [fieldRef]);
};
