/** A field that nobody sees and programs fill in. Its name is one that browsers know nothing to fill in for. */
export const TRAP_FIELD = 'website';

/**
 * Whether a program filled in the field, which is empty again afterwards. What the visitor's own browser filled in unasked does
 * not count: a message of a person is worth more than one of a program costs.
 */
export const springTrap = (form: HTMLFormElement): boolean => {
  const field = form.elements.namedItem(TRAP_FIELD);
  if (!(field instanceof HTMLInputElement)) return false;
  const isTrapped = field.value !== '' && !field.matches(':is(:autofill, :-webkit-autofill)');
  field.value = '';
  return isTrapped;
};
