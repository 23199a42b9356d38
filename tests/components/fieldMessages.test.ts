import { describe, expect, it } from 'vitest';
import { fieldMessage } from '@kit/components/ContactForm/fieldMessages';
import { messageFields } from '@lasakita/ui/domain/message';

const fine = { valueMissing: false, valid: true };
const missing = { valueMissing: true, valid: false };
const wrong = { valueMissing: false, valid: false };

describe('what is wrong with a field (CONTACT-2)', () => {
  it.each(messageFields)('%s: nothing when it is filled', (field) => {
    expect(fieldMessage(field, 'x', fine)).toBeUndefined();
  });

  it('each empty field asks for its own', () => {
    const messages = messageFields.map((field) => fieldMessage(field, '', missing));
    expect(new Set(messages).size).toBe(messageFields.length);
    expect(messages).not.toContain(undefined);
  });

  it.each(messageFields)('%s: spaces are as good as nothing', (field) => {
    expect(fieldMessage(field, ' \n ', fine)).toBe(fieldMessage(field, '', missing));
  });

  it('an address that the browser refuses is not called missing', () => {
    expect(fieldMessage('email', 'nena@', wrong)).toMatch(/whole e-mail address/);
  });
});
