import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModalDialog } from '@lasakita/ui/ModalDialog';
import { SearchBox } from '@lasakita/ui/SearchBox';
import { siteTheme } from '@lasakita/ui/theme';

const examples = import.meta.glob<{ default: ComponentType }>('./examples/*.tsx', { eager: true });

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  if (complaints.mock.calls.length > 0) throw new Error(JSON.stringify(complaints.mock.calls));
});

test.each(Object.entries(examples))('%s is drawn', (_file, { default: Example }) => {
  const { container } = render(<Example />, {
    wrapper: ({ children }) => <ThemeProvider theme={siteTheme()}>{children}</ThemeProvider>,
  });
  expect(document.body.textContent + container.innerHTML).not.toBe('');
});

test('a dialog opens and is closed, a field is typed into', () => {
  const App = () => {
    const [isOpen, setOpen] = useState(true);
    const [words, setWords] = useState('');
    return (
      <ThemeProvider theme={siteTheme()}>
        <SearchBox placeholder="Search for Products" value={words} onChange={setWords} />
        <ModalDialog open={isOpen} label="Cheddar" onClose={() => setOpen(false)}>
          <button onClick={() => setOpen(false)}>Close</button>
        </ModalDialog>
      </ThemeProvider>
    );
  };
  render(<App />);
  const dialog = screen.getByRole('dialog', { name: 'Cheddar' });
  expect(dialog.hasAttribute('open')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ube' } });
  expect(screen.getByDisplayValue('ube')).toBeTruthy();
});
