/** How far a letter may reach over the edge of its box, in px. */
const SLACK = 1.5;
/** The same above and below, in parts of its size: faces are higher than lines that are set close. */
const LINE_SLACK = 0.4;

const isShortened = (style: CSSStyleDeclaration) =>
  style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');

/** The first box around a piece of text that the text reaches out of, if any. */
const leftBox = (rect: DOMRect, parent: Element): Element | undefined => {
  const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * LINE_SLACK;
  for (let box: Element | null = parent; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    // What can be scrolled to, and what is cut on purpose, is not lost.
    if (scrolls(style) || isShortened(style)) return undefined;
    if (/^(?:inline|contents)$/.test(style.display) || box === document.body) continue;
    // The stage that a story builds around its component is no part of the component.
    if (box.className === '' && box.hasAttribute('style')) continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // Hidden from sight on purpose, for a screen reader or a program.
    if (right - left <= 1 || bottom - top <= 1) return undefined;
    if (rect.left < left - SLACK || rect.right > right + SLACK) return box;
    if (rect.top < top - slack || rect.bottom > bottom + slack) return box;
    if (/^(?:absolute|fixed)$/.test(style.position)) return undefined;
  }
  return undefined;
};

/** Each piece of text that is seen, with the element that holds it. */
const seenTexts = (): [text: Node, parent: Element][] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: [Node, Element][] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { parentElement: parent } = text;
    if (!parent || !text.nodeValue?.trim() || parent.closest('[inert], script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Words for a screen reader alone.
    const { width, height } = parent.getBoundingClientRect();
    if (width > 1 && height > 1) seen.push([text, parent]);
  }
  return seen;
};

/** The size of a text as it is seen, in px; of a drawing's words the scale of the drawing counts. */
const shownSize = (parent: Element): number => {
  const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.d ?? 1) : 1;
  return Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
};

const sizesBefore = new WeakMap<Node, number>();

/** Remembers how large each text is, for `growthFaults`. */
export const rememberSizes = () => {
  for (const [text, parent] of seenTexts()) sizesBefore.set(text, shownSize(parent));
};

/** A text of this size, in px, is large for everybody: a title may stay as it is. */
const LARGE = 32;

/** Says which text has not become as large as it is asked for since `rememberSizes`, `times` being 2 for 200 %. */
export const growthFaults = (times: number): string[] =>
  seenTexts().flatMap(([text, parent]) => {
    const before = sizesBefore.get(text);
    const now = shownSize(parent);
    if (before === undefined || now >= Math.min(before * times, LARGE) - 1) return [];
    const words = text.nodeValue?.trim().slice(0, 60);
    return `"${words}" grows from ${before.toFixed(1)} to ${now.toFixed(1)} px only`;
  });

/** Says which text reaches out of the box that holds it, or is cut by it. */
export const textFaults = (): string[] => {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim()) continue;
    // Words for a screen reader alone, and slides that wait out of sight.
    if (parent.offsetWidth <= 1 || parent.closest('[inert], svg, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = rect.width > 1 ? leftBox(rect, parent) : undefined;
      if (!box) continue;
      const name = `${box.localName}${box.id && `#${box.id}`}.${box.className}`;
      faults.add(`"${text.nodeValue.trim().slice(0, 60)}" leaves ${name.slice(0, 80)}`);
    }
  }
  return [...faults];
};

/** @throws When text still leaves its box once all has come to rest. */
export const expectTextToFit = async () => {
  const until = performance.now() + 1_500;
  while (textFaults().length > 0 && performance.now() < until) {
    await new Promise((done) => setTimeout(done, 100));
  }
  const faults = textFaults();
  if (faults.length > 0) throw new Error(`Text leaves its container:\n${faults.join('\n')}`);
};
