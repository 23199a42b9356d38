/**
 * Says where a document breaks a rule of HTML or ARIA in HTML that the W3C's checker reports as an error and that no test of
 * attributes sees. Stands alone, so that a page can be asked.
 *
 * @param text A document as it was served. @default the page as it stands
 */
export const markupFaults = (text?: string): string[] => {
  const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
  const all = [...root.querySelectorAll('*')];
  const told = (element: Element) => element.outerHTML.slice(0, 100);

  /** Elements for each rule, by the words that tell it. */
  const matching = (rule: string, selector: string, isFault: (element: Element) => boolean) =>
    [...root.querySelectorAll(selector)]
      .filter(isFault)
      .map((element) => `${rule}: ${told(element)}`);

  const FLOW =
    'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';
  const INTERACTIVE =
    'a[href], button, details, embed, iframe, input:not([type=hidden]), label, select, textarea, audio[controls], video[controls]';
  const ownRole: Record<string, string> = {
    'a[href]': 'link',
    article: 'article',
    aside: 'complementary',
    button: 'button',
    dialog: 'dialog',
    form: 'form',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    img: 'img',
    main: 'main',
    nav: 'navigation',
    option: 'option',
    output: 'status',
    progress: 'progressbar',
    section: 'region',
    textarea: 'textbox',
  };
  const nameless =
    'div, span, p, b, i, em, strong, small, code, sub, sup, time, mark, caption, figcaption, label, legend';

  const counts = new Map<string, number>();
  for (const { id } of all) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  const levels = all
    .filter(({ localName }) => /^h[1-6]$/.test(localName))
    .map((heading) => ({ heading, level: Number(heading.localName.slice(1)) }));

  return [
    ...matching(
      'a label of a field is hidden',
      'label[aria-hidden]',
      (label) => (label as HTMLLabelElement).control !== null || label.hasAttribute('for'),
    ),
    ...matching('a label has no field', 'label[for]', (label) => {
      const field = root.getElementById(label.getAttribute('for') ?? '');
      return !field?.matches('button, input, meter, output, progress, select, textarea');
    }),
    ...[...counts].filter(([, count]) => count > 1).map(([id, count]) => `${count} times id ${id}`),
    ...[
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
    ].flatMap((name) =>
      // What names a dialog comes into it when it opens.
      matching(`${name} names nothing`, `[${name}]:not(dialog:not([open]))`, (element) =>
        (element.getAttribute(name) ?? '').split(/\s+/).some((id) => !counts.has(id)),
      ),
    ),
    ...matching(
      'a block within a text',
      'p, button, label, span, h1, h2, h3, h4, h5, h6, b, em, strong, small, summary > span',
      (element) => element.querySelector(FLOW) !== null,
    ),
    ...matching(
      'a control within a control',
      'a[href], button',
      (element) => element.querySelector(`${INTERACTIVE}, [tabindex]`) !== null,
    ),
    ...matching(
      'no item of a list',
      ':is(ul, ol) > :not(li, script, template), :not(ul, ol, menu) > li',
      () => true,
    ),
    ...Object.entries(ownRole).flatMap(([selector, role]) =>
      matching('a role that it has by itself', `${selector}[role=${role}]`, () => true),
    ),
    ...matching(
      'a name where none is heard',
      `:is(${nameless}):is([aria-label], [aria-labelledby]):not([role])`,
      () => true,
    ),
    ...matching(
      'hidden, and reached by the keyboard',
      ':is(a[href], button, input, select, textarea, summary)[aria-hidden=true]',
      () => true,
    ),
    ...matching('no text in its place', 'img:not([alt])', () => true),
    ...(levels.filter(({ level }) => level === 1).length === 1 ? [] : ['not one h1']),
    ...levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ heading }) => `a level of headings is left out: ${told(heading)}`),
  ];
};
