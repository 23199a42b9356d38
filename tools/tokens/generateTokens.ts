/** Makes everything that is made of the tokens in `tokens/` (`npm run tokens`). */
import fs from 'node:fs';
import path from 'node:path';
import { makeTokenFiles, tokenFolder } from './tokenFiles.ts';

fs.mkdirSync(tokenFolder, { recursive: true });
for (const [name, text] of Object.entries(await makeTokenFiles())) {
  const file = path.join(tokenFolder, name);
  const isNew = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  if (isNew) fs.writeFileSync(file, text);
  console.log(`${isNew ? 'Made' : 'Kept'} ${path.relative(process.cwd(), file)}`);
}
