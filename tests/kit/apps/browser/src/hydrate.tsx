/** Hydrates what a server rendered of each file in `examples`; says on the console what React had to mend. */
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { siteTheme } from '@lasakita/ui/theme';

const examples = import.meta.glob<{ default: ComponentType }>('./examples/*.tsx', { eager: true });
let left = Object.keys(examples).length;

function Hydrated({ of: Example }: { of: ComponentType }) {
  useEffect(() => {
    left -= 1;
    if (left === 0) document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <ThemeProvider theme={siteTheme()}>
      <Example />
    </ThemeProvider>
  );
}

for (const [file, { default: Example }] of Object.entries(examples)) {
  const name = file.replace('./examples/', '').replace('.tsx', '');
  const place = document.querySelector(`[data-example="${name}"]`);
  if (!place) throw new Error(`The page has no place for ${name}`);
  hydrateRoot(place, <Hydrated of={Example} />, {
    onRecoverableError: (error) => console.error(`${name}: ${String(error)}`),
  });
}
