/**
 * Lists the controls whose accessible name lacks their visible text or label (WCAG 2.5.3): users of voice control say the
 * text that they see. The function stands alone, so that it can also check a page of the site.
 */
export const nameFaults = (): string[] => {
  const CONTROLS =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=link], [role=option], [role=tab]';

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  /** The texts within an element of which all elements around them, up to it, are as they are to be. */
  const textOf = (root: Element, isToCount: (element: Element) => boolean): string => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
      acceptNode: (node) =>
        node instanceof Element && node !== root && !isToCount(node)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    let text = '';
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof HTMLImageElement) text += ` ${node.alt}`;
      if (node instanceof Text) text += node.data;
    }
    return text;
  };
  // Neither a select's options nor what is written in a field are its label.
  const seenIn = (root: Element) =>
    textOf(root, (part) => isSeen(part) && part.localName !== 'img');
  const heardIn = (root: Element) =>
    textOf(root, (part) => !part.matches('[aria-hidden=true], svg'));

  const labelsOf = (control: Element) => [
    ...((control as HTMLInputElement).labels ?? ([] as HTMLLabelElement[])),
  ];
  const isField = (control: Element) => control.matches('select, textarea, input');

  const nameOf = (control: Element): string => {
    const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const words = named.trim() || control.getAttribute('aria-label');
    if (words) return words;
    return isField(control) ? labelsOf(control).map(heardIn).join(' ') : heardIn(control);
  };

  /** Letters and digits alone: signs are spoken by nobody. */
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => isSeen(control) && !control.closest('[inert], [aria-hidden=true]'))
    .map((control) => ({
      name: nameOf(control),
      seen: isField(control)
        ? labelsOf(control).filter(isSeen).map(seenIn).join(' ')
        : seenIn(control),
    }))
    .filter(({ name, seen }) => !plain(name).includes(plain(seen)))
    .map(({ name, seen }) => `"${seen.trim()}" is seen, and the name is "${name}"`);
};
