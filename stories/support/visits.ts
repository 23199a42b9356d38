import type { StoryContext } from '@storybook/react-vite';

type Visit = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** What a visitor writes to the company, sent with the button. */
export const writeMessage = async ({ canvas, userEvent }: Visit) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Aling Nena');
  await userEvent.type(canvas.getByLabelText('Email'), 'nena@example.com');
  await userEvent.type(canvas.getByLabelText('Subject'), 'Cheese powder');
  await userEvent.type(canvas.getByLabelText('Message'), 'Magkano ang isang sako?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};

/** A select by its name; on wide screens one stands in the bar, on phones in the sheet. */
export const selectNamed = ({ canvas }: Pick<Visit, 'canvas'>, name: string): HTMLElement => {
  const [select] = canvas.getAllByRole('combobox', { name });
  if (!select) throw new Error(`There is no select "${name}"`);
  return select;
};
