import type { StoryContext } from '@storybook/react-vite';

type Visit = Pick<StoryContext, 'canvas' | 'userEvent'>;

const words = {
  Name: 'Aling Nena',
  Email: 'nena@example.com',
  Subject: 'Cheese powder',
  Message: 'Magkano ang isang sako?',
};

/** What a visitor writes to the company, sent with the button. Pasted: the form's own stories type it key by key. */
export const writeMessage = async ({ canvas, userEvent }: Visit) => {
  for (const [label, text] of Object.entries(words)) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};

/** A select by its name; on wide screens one stands in the bar, on phones in the sheet. */
export const selectNamed = ({ canvas }: Pick<Visit, 'canvas'>, name: string): HTMLElement => {
  const [select] = canvas.getAllByRole('combobox', { name });
  if (!select) throw new Error(`There is no select "${name}"`);
  return select;
};
