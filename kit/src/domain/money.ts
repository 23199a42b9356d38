import { groupDigits } from './groupDigits.ts';

/** 1250 as "₱1,250", 65.5 as "₱65.50", and what is below nothing with a minus before the sign. */
export const moneyText = (pesos: number): string => {
  const [whole = '', centavos = ''] = Math.abs(pesos).toFixed(2).split('.');
  return `${pesos < 0 ? '−' : ''}₱${groupDigits(whole)}${centavos === '00' ? '' : `.${centavos}`}`;
};
