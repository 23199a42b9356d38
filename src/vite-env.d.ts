/**
 * The settings that a deployment may give. All are optional: without the three keys a message cannot be sent, and the
 * visitor is told so.
 */
interface ImportMetaEnv {
  /** The e-mail provider's public key. */
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  /** The provider's id of the mailbox that sends. */
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  /** The provider's id of the message's template. */
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  /** Another place that speaks the provider's protocol, such as `https://mail.example`. */
  readonly VITE_EMAILJS_ORIGIN?: string;
  /** E-mail addresses whose messages are refused, separated by commas. Off when empty. */
  readonly VITE_EMAILJS_BLOCK_LIST?: string;
  /** The least time between two messages from one page, in ms. Off when empty. */
  readonly VITE_EMAILJS_THROTTLE_MS?: string;
  /** `true` refuses browsers that are driven by a program. Off when empty. */
  readonly VITE_EMAILJS_BLOCK_HEADLESS?: string;
  /** `off` builds the site without offline use, and takes away what earlier builds left with visitors. */
  readonly VITE_OFFLINE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Where the dealers are: made of their addresses by `tools/content/locateDealers.ts`. */
declare module 'virtual:dealer-places' {
  import type { DealerPlacesFile } from '@/domain/dealerPlaces';
  const file: DealerPlacesFile;
  export default file;
}

/** How many records are of which kind: counted by `tools/content/contentCounts.ts`. */
declare module 'virtual:content-counts' {
  /** What one pack makes of each product that the home page shows by itself, by its id. */
  export const packSums: Readonly<
    Record<
      string,
      | {
          price: string;
          note: string;
          count: number;
          noun: string;
          costEach: string;
          costOf: string;
        }
      | undefined
    >
  >;
  /** What one pack makes of the hero on each brand line's shelf, by the line's value. */
  export const lineSums: Readonly<
    Record<string, { price: string; count: number; noun: string } | undefined>
  >;
  /** The end of the address of each product's page. */
  export const productSlugs: readonly string[];
  /** Products for each use, by its slug. */
  export const uses: Readonly<Record<string, number>>;
  /** The regions with the most dealers, those first, and how many these are. */
  export const regions: readonly (readonly [label: string, count: number])[];
  /** What a sack makes: 900 baso, of "10 kg, 50 pouch"; nothing where no product comes in sacks. */
  export const sack: { count: number; noun: string; note: string } | undefined;
  /** The shelves of the first products, by the line's value: the names of its products, and the position of its hero. */
  export const shelves: readonly (readonly [
    line: string,
    names: readonly string[],
    hero: number,
  ])[];
}

/** The rendered counters of what is served: made by `tools/content/contentCounts.ts` too. */
declare module 'virtual:served-counters' {
  import type { CounterView } from '@lasakita/ui/Budburan';
  /** By the name of the serving's picture, without its folder. */
  export const servedCounters: Readonly<
    Record<string, { alt: string; phone: CounterView; wide: CounterView }>
  >;
}

/** What the dishes of the home page's film cost: made by `tools/content/contentCounts.ts` too. */
declare module 'virtual:dish-prices' {
  /** The dishes whose product counts its servings. */
  export const dishes: readonly {
    path: string;
    name: string;
    price: string;
    count: number;
    noun: string;
    x: number;
    y: number;
  }[];
}

/** What can be shaken over the counter: made by `tools/content/contentCounts.ts` too. */
declare module 'virtual:counter-powders' {
  /** The powders of the counter, with what a pouch of each makes. */
  export const powders: readonly {
    id: string;
    name: string;
    label: string;
    tint: string;
    tone: 'annatto' | 'keso' | 'sili' | 'ube' | 'pandan';
    price: number;
    count: number;
    grams: number;
    image: string;
    slug: string;
  }[];
}
