/** The fields by the names that the e-mail template knows (CONTACT-2). */
export type ContactField = 'name' | 'email' | 'title' | 'message';

export const contactFields: readonly ContactField[] = ['name', 'email', 'title', 'message'];

const missing: Record<ContactField, string> = {
  name: 'Please tell us your name.',
  email: 'Please give us your e-mail address, so that we can answer.',
  title: 'Please say in a few words what it is about.',
  message: 'Please write your message.',
};

const wrongEmail = 'Please write the whole e-mail address, such as juana@example.com.';

/** What is wrong with a field, in words; `undefined` when it is fine. Whether an address is one, the browser says. */
export const fieldMessage = (
  field: ContactField,
  value: string,
  validity: Pick<ValidityState, 'valueMissing' | 'valid'>,
): string | undefined => {
  // Spaces alone pass the browser's check, and tell the company nothing.
  if (validity.valueMissing || value.trim() === '') return missing[field];
  return validity.valid ? undefined : wrongEmail;
};
