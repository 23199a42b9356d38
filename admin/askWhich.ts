/** Asks whose value stands where two people changed the same field. */
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { placeOf, valueText } from './changes.ts';
import { placeText } from './check.ts';
import type { Clash, Decide } from './merge.ts';

const choice = (name: string, value: string, said: string, text: string) => {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  // Nothing is chosen beforehand: a quick press would take back what a colleague changed.
  Object.assign(radio, { type: 'radio', name, value, required: true });
  label.append(radio, ` ${said}: ${text}`);
  return label;
};

/** What one of two people made of it. */
const told = (value: unknown) => (value === undefined ? 'taken out' : valueText(value, Infinity));

const button = (text: string, value: string) => {
  const made = document.createElement('button');
  made.textContent = text;
  made.value = value;
  return made;
};

/**
 * Asks for each clash whose value stands.
 *
 * @param whole The merged content, for the names of its records.
 * @returns The decisions; `undefined` if nothing is to be saved.
 */
export function askWhich(
  file: ContentFile,
  clashes: readonly Clash[],
  whole: unknown,
): Promise<Decide | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'asking';
  const form = document.createElement('form');
  form.method = 'dialog';
  const heading = document.createElement('h2');
  heading.textContent = 'Somebody else changed the same';
  const lead = document.createElement('p');
  lead.textContent = 'Since you opened this form. Which is to stand?';
  form.append(heading, lead);
  for (const [index, { path, before, mine, theirs }] of clashes.entries()) {
    const group = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = placeText(placeOf(file, path, whole, mine ?? theirs ?? before));
    const name = `clash-${index}`;
    group.append(
      legend,
      // Whole: long texts may differ at their ends.
      choice(name, 'mine', 'Yours', told(mine)),
      choice(name, 'theirs', 'Theirs', told(theirs)),
    );
    form.append(group);
  }
  const back = button('Back to the form', '');
  back.formNoValidate = true;
  form.append(button('Save', 'save'), back);
  dialog.append(form);
  dialog.setAttribute('aria-label', heading.textContent);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const decided = new FormData(form);
      dialog.remove();
      resolve(
        dialog.returnValue === 'save'
          ? (_clash, index) => (decided.get(`clash-${index}`) === 'theirs' ? 'theirs' : 'mine')
          : undefined,
      );
    });
    dialog.showModal();
  });
}
