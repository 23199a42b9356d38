/**
 * Builds the Storybook into `storybook-static/` (`npm run build-storybook`) and takes out what nobody asks for, so that it
 * can be sent around: `npm test` keeps it within its budget of bytes. Arguments go to `storybook build`, such as
 * `--output-dir`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PictureManifest } from '../../src/content/schema.ts';
import { folderBytes } from '../build/pageBytes.ts';
import { sampleContent } from '../content/contentFolder.ts';
import { writeTextsForAssistants } from './assistantTexts.ts';
import { slimMedia } from './storybookMedia.ts';
import { dropDoubles, dropItalics, minifyScripts } from './storybookShell.ts';

const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: {
    'output-dir': { type: 'string', short: 'o', default: 'storybook-static' },
  },
});
const folder = path.resolve(root, String(values['output-dir']));

const { status } = spawnSync(
  'storybook',
  ['build', '--disable-telemetry', ...args, '--output-dir', folder],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const before = folderBytes(folder);
const pictures = fs.readFileSync(path.join(sampleContent, 'generated/pictures.json'), 'utf8');
await slimMedia(folder, JSON.parse(pictures) as PictureManifest);
await minifyScripts(path.join(folder, 'sb-manager'));
for (const name of fs.readdirSync(path.join(folder, 'sb-addons'))) {
  await minifyScripts(path.join(folder, 'sb-addons', name));
}
await dropDoubles(folder, path.join(folder, 'sb-common-assets'));
await dropItalics(folder);
writeTextsForAssistants(root, folder);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
console.log(
  `Storybook in ${path.relative(process.cwd(), folder)}: ${megabytes(folderBytes(folder))} MB, of ${megabytes(before)} MB that were built`,
);

// Its page "Status" says from the first build on what there is. Nothing else depends on it, such as on a browser.
if (folder === path.join(root, 'storybook-static')) {
  spawnSync('tsx', ['tools/storybook/writeStatus.ts'], { cwd: root, stdio: 'inherit' });
}
