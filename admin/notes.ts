/** Boxes at the end of the editor's page: open tasks after a save, likely faults, removals and refusals. */
import type { Fault } from '../tools/content/contentChecks.ts';
import { addressOf } from './bases.ts';
import { describe } from './check.ts';
import { words } from './words.ts';

const itemFor = (fault: Fault): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const file = fault.mendedIn ?? fault.file;
  link.href = addressOf(file, file === fault.file ? fault.record : undefined);
  link.textContent = words[file].label;
  item.append(`${describe(fault)} `, link);
  return item;
};

const section = (title: string, items: readonly HTMLElement[]): HTMLElement[] => {
  if (items.length === 0) return [];
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...items);
  return [heading, list];
};

const button = (text: string, press: () => void): HTMLElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
};

export interface Notes {
  /** What has to be mended, or the site is not built anew. */
  left: readonly Fault[];
  warnings: readonly Fault[];
  /** What somebody else changed since the form was opened: it was kept. */
  others: readonly Fault[];
}

/** Where boxes stand: in the dialog that is open, as what is behind it is neither seen nor heard. */
const stack = (): Element => {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const found = place.querySelector(':scope > .notes');
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'notes';
  place.append(made);
  // A dialog goes with all that is in it: what was told stays.
  place.addEventListener('close', () => stack().append(...made.children), { once: true });
  return made;
};

/** Shows a box in the place of the last one of its kind. */
const show = (kind: 'left' | 'removed' | 'refused', parts: readonly HTMLElement[]) => {
  for (const last of document.querySelectorAll(`.notes > .${kind}`)) last.remove();
  if (parts.length === 0) return;
  const box = document.createElement('aside');
  box.className = kind;
  box.setAttribute('role', 'status');
  box.append(
    ...parts,
    button('Close', () => box.remove()),
  );
  stack().append(box);
};

/** Shows what is left; nothing where nothing is. */
export function showNotes({ left, warnings, others }: Notes) {
  show('left', [
    ...section('Saved, with what somebody else changed meanwhile:', others.map(itemFor)),
    // The editor's forms still show what they were filled with.
    ...(others.length > 0 ? [button('Show all of it', () => location.reload())] : []),
    ...section('Saved. Still to be done, or the site stays as it was:', left.map(itemFor)),
    ...section('Worth a look:', warnings.map(itemFor)),
  ]);
}

/** Shows what was left by an earlier save. */
export function showLeft(left: readonly Fault[]) {
  show('left', section('Still to be done, or the site stays as it was:', left.map(itemFor)));
}

/**
 * Offers to put back what was taken out of a list.
 *
 * @param name What it is called.
 */
export function offerUndo(name: string, putBack: () => void) {
  const said = document.createElement('p');
  said.textContent = `“${name}” was removed.`;
  show('removed', [
    said,
    button('Undo', () => {
      show('removed', []);
      putBack();
    }),
  ]);
  // What is put back goes into the form that it was taken out of.
  window.addEventListener('hashchange', () => said.parentElement?.remove(), { once: true });
}

/** Says why something was not taken. */
export function showRefusal(title: string, reasons: readonly string[]) {
  show(
    'refused',
    section(
      title,
      reasons.map((reason) => Object.assign(document.createElement('li'), { textContent: reason })),
    ),
  );
  // It is of the form that is open.
  window.addEventListener('hashchange', () => show('refused', []), { once: true });
}
