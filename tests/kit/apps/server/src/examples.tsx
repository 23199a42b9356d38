/** Renders what each file in `examples` exports by default; prints the HTML, what React said of it, and which. */
import fs from 'node:fs';
import { ThemeProvider } from '@mui/material/styles';
import { version } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { siteTheme } from '@lasakita/ui/theme';

const folder = new URL('examples/', import.meta.url);
const said: string[] = [];
console.error = (...words: unknown[]) => said.push(words.map(String).join(' '));

const html: Record<string, string> = {};
for (const file of fs.readdirSync(folder)) {
  const { default: Example } = (await import(new URL(file, folder).href)) as {
    default: ComponentType;
  };
  html[file.replace('.js', '')] = renderToString(
    <ThemeProvider theme={siteTheme()}>
      <Example />
    </ThemeProvider>,
  );
}
process.stdout.write(JSON.stringify({ html, said, version }));
