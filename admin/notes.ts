/** A box at the end of the editor's page: what a save has left to be done, and what seems wrong. */
import type { Fault } from '../tools/content/contentChecks.ts';
import { describe } from './check.ts';
import { nameOf } from './fields.ts';
import { words } from './words.ts';

const itemFor = (fault: Fault): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const file = fault.mendedIn ?? fault.file;
  link.href = `#/collections/_singletons/entries/${nameOf(file)}`;
  link.textContent = words[file].label;
  item.append(`${describe(fault)} `, link);
  return item;
};

const section = (title: string, faults: readonly Fault[]): HTMLElement[] => {
  if (faults.length === 0) return [];
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...faults.map(itemFor));
  return [heading, list];
};

/** Shows what is left; nothing where nothing is. */
export function showNotes(left: readonly Fault[], warnings: readonly Fault[]) {
  document.querySelector('#notes')?.remove();
  const parts = [
    ...section('Saved. Still to be done, or the site stays as it was:', left),
    ...section('Worth a look:', warnings),
  ];
  if (parts.length === 0) return;
  const box = document.createElement('aside');
  box.id = 'notes';
  box.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => box.remove());
  box.append(...parts, close);
  document.body.append(box);
}
