/**
 * Reduced motion and forced colors, as far as a page can bring them about by itself. Both belong to the visitor's system:
 * here the style sheets are rewritten as if the answer were yes, and `matchMedia` answers so. It is a likeness to design
 * with; what the browser itself does is tested through its own emulation, which is left alone.
 */

/** What to pretend. What is not pretended is as the browser says. */
export interface Emulation {
  reducedMotion: boolean;
  forcedColors: boolean;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: -1px)';

const features: [RegExp, keyof Emulation, string][] = [
  [
    /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi,
    'reducedMotion',
    'reduce',
  ],
  [/\(\s*forced-colors\s*(?::\s*(active|none)\s*)?\)/gi, 'forcedColors', 'active'],
];

/** A media query with the pretended features replaced by conditions that are always or never true. */
export const emulatedQuery = (query: string, emulation: Emulation): string =>
  features.reduce(
    (result, [feature, name, on]) =>
      emulation[name]
        ? result.replace(feature, (_match, value: string | undefined) =>
            (value ?? on).toLowerCase() === on ? ALWAYS : NEVER,
          )
        : result,
    query,
  );

const systemColor =
  /^(accentcolor|accentcolortext|activetext|buttonborder|buttonface|buttontext|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext|mark|marktext|selecteditem|selecteditemtext|visitedtext)$/i;
const noGround = /^(transparent|inherit|initial|unset|revert|revert-layer)$/i;

/** What a declaration becomes under forced colors; `undefined` leaves it as it is. */
export const forcedValue = (property: string, value: string): string | undefined => {
  if (property === 'box-shadow' || property === 'text-shadow') return 'none';
  if (property === 'background-image') return value.includes('url(') ? undefined : 'none';
  if (systemColor.test(value)) return undefined;
  // As the browser itself has it: a link's for a link, else the color around it.
  if (property === 'color') return 'revert';
  if (property !== 'background-color') {
    // An edge that cannot be seen can then be seen.
    return property.endsWith('-color') && !property.startsWith('-webkit-tap')
      ? 'currentcolor'
      : undefined;
  }
  if (noGround.test(value)) return undefined;
  // A ground keeps how far it can be seen through.
  const opacity = /^rgba\(.*,\s*([\d.]+)\)$/.exec(value)?.[1] ?? '1';
  return Number(opacity) === 1
    ? 'Canvas'
    : `color-mix(in srgb, Canvas ${Number(opacity) * 100}%, transparent)`;
};

const nothing: Emulation = { reducedMotion: false, forcedColors: false };
let emulation = nothing;

const originalQueries = new WeakMap<CSSMediaRule, string>();
const originalValues = new WeakMap<CSSStyleRule, [string, string, string][]>();

const rewriteQuery = (rule: CSSMediaRule) => {
  const original = originalQueries.get(rule) ?? rule.media.mediaText;
  const wanted = emulatedQuery(original, emulation);
  if (wanted === rule.media.mediaText) return;
  originalQueries.set(rule, original);
  rule.media.mediaText = wanted;
};

const rewriteColors = (rule: CSSStyleRule) => {
  const originals = originalValues.get(rule);
  if (Boolean(originals) === emulation.forcedColors) return;
  if (rule.style.getPropertyValue('forced-color-adjust') === 'none') return;
  if (originals) {
    for (const [property, value, priority] of originals) {
      rule.style.setProperty(property, value, priority);
    }
    originalValues.delete(rule);
    return;
  }
  const replaced: [string, string, string][] = [];
  for (const property of Array.from(rule.style)) {
    const value = rule.style.getPropertyValue(property);
    const forced = forcedValue(property, value);
    if (forced === undefined) continue;
    const priority = rule.style.getPropertyPriority(property);
    replaced.push([property, value, priority]);
    rule.style.setProperty(property, forced, priority);
  }
  originalValues.set(rule, replaced);
};

const rewriteRule = (rule: CSSRule) => {
  if (rule instanceof CSSMediaRule) rewriteQuery(rule);
  if (rule instanceof CSSStyleRule) rewriteColors(rule);
  if (rule instanceof CSSImportRule && rule.styleSheet) rewriteSheet(rule.styleSheet);
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) rewriteRule(inner);
};

const rewriteSheet = (sheet: CSSStyleSheet) => {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    // Another origin's sheet cannot be read.
    return;
  }
  for (const rule of rules) rewriteRule(rule);
};

const rewriteSheets = () => {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    rewriteSheet(sheet);
  }
};

const realMatchMedia = window.matchMedia.bind(window);
const lists = new Set<WeakRef<MediaQueryList>>();

window.matchMedia = (query) => {
  const list = realMatchMedia(query);
  if (!features.some(([feature]) => query.search(feature) >= 0)) return list;
  Object.defineProperty(list, 'matches', {
    configurable: true,
    get: () => realMatchMedia(emulatedQuery(query, emulation)).matches,
  });
  lists.add(new WeakRef(list));
  return list;
};

const tellLists = () => {
  for (const reference of lists) {
    const list = reference.deref();
    if (list) {
      const { matches, media } = list;
      list.dispatchEvent(new MediaQueryListEvent('change', { matches, media }));
    } else lists.delete(reference);
  }
};

// Styles come while a story renders: as rules in production, as elements in development, as files now and then.
const realInsertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule') as (
  this: CSSStyleSheet,
  rule: string,
  index?: number,
) => number;
CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
  const place = realInsertRule.call(this, rule, index);
  const inserted = this.cssRules[place];
  if (emulation !== nothing && inserted) rewriteRule(inserted);
  return place;
};
const observer = new MutationObserver(rewriteSheets);

/** Pretends what is given from now on, and no longer what was pretended before. */
export const emulateMedia = (wanted: Emulation) => {
  const { reducedMotion, forcedColors } = wanted;
  if (reducedMotion === emulation.reducedMotion && forcedColors === emulation.forcedColors) {
    return;
  }
  emulation = reducedMotion || forcedColors ? { reducedMotion, forcedColors } : nothing;
  document.documentElement.style.colorScheme = forcedColors ? 'light dark' : '';
  rewriteSheets();
  if (emulation === nothing) {
    observer.disconnect();
    document.head.removeEventListener('load', rewriteSheets, true);
  } else {
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', rewriteSheets, true);
  }
  // Not at once: this may be called while React renders, and the listeners set its state.
  queueMicrotask(tellLists);
};
