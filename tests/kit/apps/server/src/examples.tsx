/** Renders what each file in `examples` exports by default; prints how many characters it makes, what React said of it, and which. */
import fs from 'node:fs';
import { ThemeProvider } from '@mui/material/styles';
import { version } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { siteTheme } from '@lasakita/ui/theme';

const folder = new URL('examples/', import.meta.url);
const said: string[] = [];
console.error = (...words: unknown[]) => said.push(words.map(String).join(' '));

const sizes: Record<string, number> = {};
for (const file of fs.readdirSync(folder)) {
  const { default: Example } = (await import(new URL(file, folder).href)) as {
    default: ComponentType;
  };
  sizes[file.replace('.js', '')] = renderToString(
    <ThemeProvider theme={siteTheme()}>
      <Example />
    </ThemeProvider>,
  ).length;
}
process.stdout.write(JSON.stringify({ sizes, said, version }));
