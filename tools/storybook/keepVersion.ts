/**
 * Puts a built Storybook beside those of other versions: `tsx tools/storybook/keepVersion.ts <built> <folder of all>`. Each
 * version has a folder of its name, and the unreleased version has `next`. `versions.json` lists what is there.
 */
import fs from 'node:fs';
import path from 'node:path';
import kit from '../../kit/package.json' with { type: 'json' };
import { buildVersion } from '../kit/kitChanges.ts';

const NEXT = 'next';

/** Where a version's Storybook lies: what is not out yet has one place, which the next build takes. */
const folderOf = (version: string): string => (version.includes('-') ? NEXT : version);

const pageOf = (versions: readonly KeptVersion[]) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Storybook by version</title>
  <h1>Storybook by version</h1>
  <ul>
${versions.map(({ version, folder }) => `    <li><a href="./${folder}/">${version}</a></li>`).join('\n')}
  </ul>
</html>
`;

export interface KeptVersion {
  version: string;
  folder: string;
}

/** The newest first. */
const byNewest = (one: KeptVersion, other: KeptVersion): number =>
  other.version.localeCompare(one.version, 'en', { numeric: true });

/** @param all The folder of all versions; it may be missing. */
export const keepVersion = (built: string, all: string, version: string): KeptVersion[] => {
  const list = path.join(all, 'versions.json');
  const kept: KeptVersion[] = fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as KeptVersion[])
    : [];
  const folder = folderOf(version);
  // A version that is out ends what was on its way to it.
  for (const old of [folder, NEXT]) {
    fs.rmSync(path.join(all, old), { recursive: true, force: true });
  }
  fs.cpSync(built, path.join(all, folder), { recursive: true });
  const others = kept.filter((one) => one.folder !== folder && one.folder !== NEXT);
  const versions = [{ version, folder }, ...others].toSorted(byNewest);
  fs.writeFileSync(list, `${JSON.stringify(versions, null, 2)}\n`);
  fs.writeFileSync(path.join(all, 'index.html'), pageOf(versions));
  return versions;
};

if (process.argv[1] === import.meta.filename) {
  const [built, all] = process.argv.slice(2);
  if (!built || !all) throw new Error('Tell where the built Storybook lies, and the folder of all');
  const root = path.resolve(import.meta.dirname, '../..');
  const versions = keepVersion(built, all, buildVersion(root, kit.version));
  console.log(`Kept: ${versions.map(({ version }) => version).join(', ')}`);
}
