import type { MessageField } from '../../domain/message.ts';
import { defaultLabels } from './contactFormLabels.ts';
import type { ContactFormLabels } from './contactFormLabels.ts';

/** What is wrong with a field, in words; `undefined` when it is fine. Whether an address is one, the browser says. */
export const fieldMessage = (
  field: MessageField,
  value: string,
  validity: Pick<ValidityState, 'valueMissing' | 'valid'>,
  { missing, wrongEmail }: Pick<ContactFormLabels, 'missing' | 'wrongEmail'> = defaultLabels,
): string | undefined => {
  // Spaces alone pass the browser's check, and tell the company nothing.
  if (validity.valueMissing || value.trim() === '') return missing[field];
  return validity.valid ? undefined : wrongEmail;
};
