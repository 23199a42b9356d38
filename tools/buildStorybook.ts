/**
 * Builds the Storybook into `storybook-static/` (`npm run build-storybook`) and takes out what nobody asks for, so that it
 * can be sent around: `npm test` keeps it within its budget of bytes. Arguments go to `storybook build`, such as
 * `--output-dir`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../src/content/generated/pictures.json' with { type: 'json' };
import { folderBytes } from './pageBytes.ts';
import { slimMedia } from './storybookMedia.ts';
import { dropDoubles, minifyScripts } from './storybookShell.ts';

const root = path.resolve(import.meta.dirname, '..');
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
await slimMedia(folder, manifest);
await minifyScripts(path.join(folder, 'sb-manager'));
await dropDoubles(folder, path.join(folder, 'sb-common-assets'));
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
console.log(
  `Storybook in ${path.relative(process.cwd(), folder)}: ${megabytes(folderBytes(folder))} MB, of ${megabytes(before)} MB that were built`,
);
