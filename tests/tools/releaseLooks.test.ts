import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NEXT, readReleases } from '../../tools/kit/kitChanges.ts';
import { changedLooks, keepLooks } from '../../tools/kit/releaseLooks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'looks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

const baseline = (id: string, file = 'default.phone.webp') =>
  `tests/visual/baselines/components-${id}/${file}`;

const release = (version: string) => `## ${version}\n\n### Major Changes\n\n- **Logo**: new.\n\n`;

test('what looks otherwise than in the version before is shown with both pictures', () => {
  for (const name of ['Awning', 'Header', 'Logo']) write(`kit/src/components/${name}/x.tsx`, '');
  write('kit/CHANGELOG.md', release('1.0.0'));
  write(baseline('logo'), 'round');
  write(baseline('header', 'phone.xs.webp'), 'high');
  keepLooks(folder, '1.0.0');
  expect(changedLooks(folder)).toEqual({});

  write(baseline('logo'), 'square');
  write(baseline('awning', 'default.xs.avif'), 'striped');
  write('.changeset/a.md', "---\n'@lasakita/ui': minor\n---\n\n**Logo**: square.\n");
  const now = [
    { name: 'Awning', before: undefined, after: baseline('awning', 'default.xs.avif') },
    {
      name: 'Logo',
      before: 'stories/releases/1.0.0/components-logo.webp',
      after: baseline('logo'),
    },
  ];
  expect(changedLooks(folder)).toEqual({ [NEXT]: now });

  // It comes out: what was kept stands for it from then on, whatever is changed later.
  keepLooks(folder, '1.1.0');
  fs.rmSync(path.join(folder, '.changeset/a.md'));
  write('kit/CHANGELOG.md', release('1.1.0') + release('1.0.0'));
  write(baseline('logo'), 'round again');
  expect(changedLooks(folder)).toEqual({
    '1.1.0': now.map(({ name, before, after }) => ({
      name,
      before,
      after: `stories/releases/1.1.0/components-${name.toLowerCase()}${path.extname(after)}`,
    })),
  });
});

test('every version that breaks what was written says in MIGRATION.md what to write instead', () => {
  const migration = fs.readFileSync(path.join(root, 'kit/MIGRATION.md'), 'utf8');
  const releases = readReleases(root);
  const breaking = releases
    .slice(0, -1)
    .filter(({ changes }) => changes.some(({ kind }) => kind === 'major'));
  const froms = breaking.map((one) => releases[releases.indexOf(one) + 1]?.version ?? '');
  expect(froms.filter((version) => !migration.includes(`## From ${version} to `))).toEqual([]);
});
