import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NearField } from '@lasakita/ui/NearField';
import type { NearFieldProps } from '@lasakita/ui/NearField';
import towns from '@/data/towns.json';
import { createTownSearch } from '@/domain/townSearch';
import { useArgState } from '../support/useArgState';

const { find } = createTownSearch(towns);
const tagaytay = { slug: 'tagaytay-cavite', label: 'Tagaytay, Cavite' };

/** Keeps what is chosen, as a page does. */
function Field({ value, onChoose, ...args }: NearFieldProps) {
  const [town, setTown] = useArgState(value);
  return (
    <NearField
      {...args}
      value={town}
      onChoose={(chosen) => {
        setTown(chosen);
        onChoose(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/NearField (combobox, autocomplete, town, location)',
  id: 'components-nearfield',
  component: NearField,
  tags: ['new'],
  // No control could show a search.
  argTypes: { find: { control: { disable: true } } },
  render: (args) => <Field {...args} />,
  args: { find, onChoose: fn(), onNeeded: fn(), onLocate: fn() },
} satisfies Meta<typeof NearField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The towns are asked for with the focus; nothing asks for a permission. */
export const Default: Story = {};

/** As it is used. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Near' });
    await expect(field).toHaveAttribute('placeholder', 'Town or city');
    await expect(args.onNeeded).not.toHaveBeenCalled();
    await userEvent.click(field);
    await expect(args.onNeeded).toHaveBeenCalled();
    await expect(args.onLocate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

/** The best suggestion is chosen by Enter; the arrow keys go to the others. */
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Near' });
    await userEvent.type(field, 'san fern');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = canvas.getAllByRole('option');
    await expect(options.length).toBeGreaterThan(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  },
};

/** By what people call a town, misspelt too. */
export const CalledOtherwise: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Near' });
    await userEvent.type(field, 'divisorya');
    await expect(canvas.getByRole('option', { name: /^Binondo, Metro Manila/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ slug: 'binondo-metro-manila' }),
    );
    await expect(field).toHaveValue('Binondo, Metro Manila');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** As maps and forms write a town, with its region, its code and the country. */
export const AsOnMaps: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Near' });
    for (const written of ['Makati, NCR', 'Poblacion, Makati, 1210 Metro Manila, Philippines']) {
      await userEvent.clear(field);
      await userEvent.type(field, written);
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Makati, Metro Manila');
    }
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Paris{Enter}');
    await expect(canvas.getByText(/^No town found for “Paris”/)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Escape closes the suggestions and leaves what was typed; the button empties the field. */
export const Chosen: Story = {
  args: { value: tagaytay },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Near' });
    await expect(field).toHaveValue('Tagaytay, Cavite');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear town' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'lipa');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('lipa');
  },
};

export const Locating: Story = { args: { isLocating: true } };

export const Denied: Story = {
  args: {
    message:
      'Your browser does not let this page know where you are. Type your town instead, or allow the location in the browser’s settings for this page.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Type your town instead/)).toBeVisible();
  },
};

export const Inaccurate: Story = {
  args: {
    message: 'Your device knows only to about 50 km where you are. Type your town instead.',
  },
};

export const OutsideThePhilippines: Story = {
  args: {
    value: { slug: 'balabac-palawan', label: 'Balabac, Palawan' },
    message:
      'You seem to be outside the Philippines, where we have no dealer. These are the nearest.',
  },
};

export const Narrow: Story = {
  parameters: {
    visual: {
      globals: [{ textSize: '200-percent' }, { direction: 'rtl' }, { forcedColors: 'active' }],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'general');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(2);
  },
};
