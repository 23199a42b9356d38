import { amountText, anywhere } from './locale.ts';
import type { Locale } from './locale.ts';

/** 1250 as "₱1,250", 65.5 as "₱65.50", and what is below nothing with a minus before the sign. */
export const moneyText = (pesos: number): string => amountText(pesos, '₱');

/** Of no country, with money in pesos. */
export const inPesos: Locale = { ...anywhere, money: moneyText, currencySign: '₱' };
