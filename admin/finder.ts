/** Finds a record in a long list of a form, by its name: the package has no search within a form. */
import { foldText } from '@lasakita/ui/domain/foldText';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { fileOfAddress } from './bases.ts';
import { nameOfRecord } from './changes.ts';

/** A list of fewer records is seen at a glance. */
const LONG = 8;

const ID = 'find';

/** Opens the record at a place of the form's list; the package draws it once it is in view. */
const openRecord = (place: number) => {
  const wrapper = document.querySelectorAll('.item-list > .item-wrapper')[place];
  if (!wrapper) return;
  wrapper.scrollIntoView({ block: 'start' });
  const open = () => {
    const toggle = wrapper.querySelector<HTMLElement>('button[aria-expanded]');
    if (!toggle) return false;
    if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
    toggle.focus();
    return true;
  };
  if (open()) return;
  const drawn = new MutationObserver(() => {
    if (open()) drawn.disconnect();
  });
  drawn.observe(wrapper, { childList: true, subtree: true });
};

const createField = (names: () => readonly string[]): HTMLElement => {
  const box = document.createElement('label');
  box.id = ID;
  const field = document.createElement('input');
  const offered = document.createElement('datalist');
  Object.assign(field, { type: 'search', placeholder: 'Find in this list' });
  field.setAttribute('aria-label', 'Find in this list');
  offered.id = `${ID}-names`;
  field.setAttribute('list', offered.id);
  offered.append(...names().map((name) => Object.assign(new Option(), { value: name })));
  field.addEventListener('change', () => {
    const sought = foldText(field.value.trim());
    if (sought === '') return;
    const folded = names().map((name) => foldText(name));
    const exact = folded.indexOf(sought);
    const place = exact >= 0 ? exact : folded.findIndex((name) => name.includes(sought));
    field.setCustomValidity(place >= 0 ? '' : 'No record of this list has that in its name.');
    field.reportValidity();
    if (place >= 0) openRecord(place);
  });
  box.append(field, offered);
  return box;
};

/**
 * Shows the field over the form of a long list, and takes it away with the form.
 *
 * @param recordsOf The records of the form that is open.
 */
export function followForms(recordsOf: (file: ContentFile) => unknown) {
  const follow = () => {
    document.querySelector(`#${ID}`)?.remove();
    const file = fileOfAddress(location.hash);
    const names = () => {
      const records = file && recordsOf(file);
      return Array.isArray(records) ? records.map((record) => nameOfRecord(record) ?? '') : [];
    };
    if (names().length >= LONG) document.body.append(createField(names));
  };
  window.addEventListener('hashchange', follow);
  follow();
}
