/** A field that nobody sees and programs fill in. Its name is one that browsers know nothing to fill in for. */
export const TRAP_FIELD = 'website';

/**
 * Whether a program filled in the form. What the visitor's own browser filled in unasked does not count: a message of a
 * person is worth more than one of a program costs.
 */
export const isTrapped = (form: HTMLFormElement): boolean => {
  const field = form.elements.namedItem(TRAP_FIELD);
  return (
    field instanceof HTMLInputElement &&
    field.value !== '' &&
    !field.matches(':is(:autofill, :-webkit-autofill)')
  );
};
