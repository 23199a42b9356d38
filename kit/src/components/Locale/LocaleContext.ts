import { createContext, useContext } from 'react';
import { anywhere } from '../../domain/locale.ts';
import type { Locale } from '../../domain/locale.ts';

export type { Locale } from '../../domain/locale.ts';

const LocaleContext = createContext<Locale>(anywhere);

/** Tells every component below it how money and telephone numbers are written. @default `anywhere`, of no country */
export const LocaleProvider = LocaleContext.Provider;

/** The locale of the `LocaleProvider` above. */
export const useLocale = (): Locale => useContext(LocaleContext);
