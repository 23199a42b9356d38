/** The honeypot: a hidden field that only programs fill in. Browsers have nothing to autofill under its name. */
export const HONEYPOT_FIELD = 'website';

/**
 * Empties the honeypot and says whether a program had filled it in. What the visitor's own browser filled in unasked does
 * not count: a message of a person is worth more than one of a program costs.
 */
export const emptyHoneypot = (form: HTMLFormElement): boolean => {
  const field = form.elements.namedItem(HONEYPOT_FIELD);
  if (!(field instanceof HTMLInputElement)) return false;
  const isHoneypotFilled =
    field.value !== '' && !field.matches(':is(:autofill, :-webkit-autofill)');
  field.value = '';
  return isHoneypotFilled;
};
