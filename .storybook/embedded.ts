/**
 * A story in a frame of its own on a docs page. It is shown in the state that its play function leaves, but it must not take
 * the focus from the page around it, nor move that page; and as the browser draws the focus in one frame at a time, what has
 * it in this one is marked instead.
 */
const MARK = 'data-shown-focus';

/** Storybook names the frames of its docs pages so. */
const frame = window.frameElement?.id.startsWith('iframe--') ? window.frameElement : undefined;

let marked: Element | undefined;

const mark = () => {
  const { activeElement, body } = document;
  const next = activeElement === body ? undefined : (activeElement ?? undefined);
  if (next === marked) return;
  marked?.removeAttribute(MARK);
  next?.setAttribute(MARK, '');
  marked = next;
};

/** Does what may move the focus, and leaves the page around where it was. */
const inPlace = <Result>(act: () => Result): Result => {
  const { scrollX, scrollY } = window.parent;
  const result = act();
  window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  mark();
  return result;
};

const wrap = <Target extends object>(target: Target, name: keyof Target & string) => {
  const original = Reflect.get(target, name) as (this: unknown, ...args: unknown[]) => unknown;
  Reflect.set(target, name, function act(this: unknown, ...args: unknown[]) {
    return inPlace(() => original.apply(this, args));
  });
};

if (frame) {
  wrap(HTMLElement.prototype, 'focus');
  wrap(HTMLElement.prototype, 'blur');
  wrap(HTMLDialogElement.prototype, 'showModal');
  wrap(HTMLDialogElement.prototype, 'close');
  wrap(Element.prototype, 'scrollIntoView');
  document.addEventListener('focusin', mark);
  const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule') as (
    this: CSSStyleSheet,
    rule: string,
    index?: number,
  ) => number;
  CSSStyleSheet.prototype.insertRule = function insertMarked(rule, index) {
    return insertRule.call(
      this,
      rule.replaceAll(/:focus-visible|:focus(?![\w-])/g, `:is($&,[${MARK}])`),
      index,
    );
  };
}

/** Gives the focus back to the page around, once the story has been played. */
export const leaveFocus = () => {
  if (!frame) return;
  const { document: page } = window.parent;
  if (page.activeElement !== frame) return;
  window.parent.focus();
  (frame as HTMLElement).blur();
};
