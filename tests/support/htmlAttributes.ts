/** The attributes that the HTML standard knows, for elements that a page of this site may have. */

/** On every element; beside them `data-*` and `aria-*`. */
const everywhere =
  words(`accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint
  hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce popover role slot spellcheck style
  tabindex title translate writingsuggestions`);

const submitting =
  'command commandfor form formaction formenctype formmethod formnovalidate formtarget popovertarget popovertargetaction';

/** What each has of its own. An element that is not named has nothing. */
const own: Record<string, Set<string>> = {
  a: words('download href hreflang ping referrerpolicy rel target type'),
  audio: words('autoplay controls crossorigin loop muted preload src'),
  base: words('href target'),
  blockquote: words('cite'),
  button: words(`disabled name type value ${submitting}`),
  details: words('name open'),
  dialog: words('closedby open'),
  fieldset: words('disabled form name'),
  form: words('accept-charset action autocomplete enctype method name novalidate rel target'),
  iframe: words(
    'allow allowfullscreen height loading name referrerpolicy sandbox src srcdoc width',
  ),
  img: words(
    'alt crossorigin decoding fetchpriority height ismap loading referrerpolicy sizes src srcset usemap width',
  ),
  input:
    words(`accept alt autocomplete checked dirname disabled height list max maxlength min minlength multiple name pattern
    placeholder readonly required size src step type value width ${submitting}`),
  label: words('for'),
  li: words('value'),
  link: words(`as blocking color crossorigin disabled fetchpriority href hreflang imagesizes imagesrcset integrity media
    referrerpolicy rel sizes type`),
  // "property" is of Open Graph, which the standard lets extend it.
  meta: words('charset content http-equiv media name property'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for form name'),
  progress: words('max value'),
  script: words(
    'async blocking crossorigin defer fetchpriority integrity nomodule referrerpolicy src type',
  ),
  select: words('autocomplete disabled form multiple name required size'),
  source: words('height media sizes src srcset type width'),
  style: words('blocking media'),
  td: words('colspan headers rowspan'),
  textarea: words(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: words('abbr colspan headers rowspan scope'),
  time: words('datetime'),
  track: words('default kind label src srclang'),
  video: words(
    'autoplay controls crossorigin height loop muted playsinline poster preload src width',
  ),
};

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}

/** Whether the standard knows an attribute of an element. Both in small letters. */
export const isKnownAttribute = (element: string, attribute: string): boolean =>
  /^(?:data|aria)-/.test(attribute) ||
  everywhere.has(attribute) ||
  (own[element]?.has(attribute) ?? false);
