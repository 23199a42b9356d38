import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  NEXT,
  buildVersion,
  changeFiles,
  parseChangeFile,
  parseChangelog,
  readReleases,
  wholeParts,
  withDate,
} from '../../tools/kit/kitChanges.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const releases = readReleases(root);

test('an entry names only components that there are', () => {
  const known = [...fs.readdirSync(path.join(root, 'kit/src/components')), ...wholeParts];
  const named = releases.flatMap(({ changes }) => changes.flatMap(({ names }) => names));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('what is gone is told as a change that breaks', () => {
  const gone = releases.flatMap(({ changes }) =>
    changes.filter(({ text }) => /`[^`]+`(?: and [\w ]*`[^`]+`)* (?:is|are) gone/.test(text)),
  );
  expect(gone.length).toBeGreaterThan(4);
  expect(gone.filter(({ kind }) => kind !== 'major')).toEqual([]);
});

test('the newest version of the log is that of the package', () => {
  const { version } = JSON.parse(read('kit/package.json')) as { version: string };
  expect(releases.find((release) => release.version !== NEXT)?.version).toBe(version);
});

test('a version says the day it came out, and says it once', () => {
  const log = '# Name\n\n## 2.0.0\n\n### Major Changes\n\n- **Theme**: new.\n\n## 1.0.0\n';
  const dated = withDate(log, '2026-12-01');
  expect(parseChangelog(dated).map(({ date }) => date)).toEqual(['2026-12-01', undefined]);
  expect(withDate(dated, '2026-12-02')).toBe(dated);
  expect(releases.filter(({ version, date }) => version !== NEXT && !date)).toEqual([]);
});

describe('a change file', () => {
  const head = "---\n'@lasakita/ui': minor\n---\n";

  test('has its kind, and entries by component, over as many lines as they need', () => {
    expect(
      parseChangeFile(`${head}\n**PriceCard, Logo**: are\nround.\n**Theme**: new.\n`, 'a'),
    ).toEqual([
      { names: ['PriceCard', 'Logo'], kind: 'minor', text: 'are round.' },
      { names: ['Theme'], kind: 'minor', text: 'new.' },
    ]);
  });

  test.each([
    ['**PriceCard**: round.', 'begins with ---'],
    ["---\n'lasakita': minor\n---\n\n**PriceCard**: round.", 'begins with ---'],
    ["---\n'@lasakita/ui': huge\n---\n\n**PriceCard**: round.", 'begins with ---'],
    [`${head}\nPriceCard is round.`, 'does not begin with **Component**'],
    [`${head}\n**Logo**: round.\n**Logo**, **Header**: new.`, 'does not begin with **Component**'],
    [`${head}\n\n`, 'has no entry'],
  ])('is refused as %j', (text, reason) => {
    expect(() => parseChangeFile(text, 'a')).toThrow(reason);
  });
});

test('a log whose lines name no component is refused', () => {
  expect(() => parseChangelog('# Log\n\n## 2.0.0\n\n### Minor Changes\n\n- Rounder.')).toThrow(
    '2.0.0: "- Rounder."',
  );
  expect(() => parseChangelog('## 2.0.0\n\n### Odd Changes\n\n- **PriceCard**: round.')).toThrow(
    'Odd',
  );
});

test('changesets makes a version of the change files, in which the same entries stand', () => {
  for (const file of ['package.json', 'kit/package.json', 'kit/CHANGELOG.md']) {
    fs.cpSync(path.join(root, file), path.join(folder, file));
  }
  fs.cpSync(path.join(root, '.changeset'), path.join(folder, '.changeset'), { recursive: true });
  const added =
    "---\n'@lasakita/ui': minor\n---\n\n**PriceCard**: takes a\ncolor.\n**Logo**: mends.\n";
  fs.writeFileSync(path.join(folder, '.changeset/one-more.md'), added);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'x');
  const waiting = readReleases(folder)[0]?.changes ?? [];
  const count = changeFiles(folder).length;
  const { version } = JSON.parse(read('kit/package.json')) as { version: string };
  const building = buildVersion(folder, version);
  execFileSync(path.join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: folder });

  const [released, before] = readReleases(folder);
  const sorted = (changes: typeof waiting) => changes.map((one) => JSON.stringify(one)).toSorted();
  expect(changeFiles(folder)).toEqual([]);
  expect(waiting.length).toBeGreaterThan(2);
  expect(released?.version).not.toBe(before?.version);
  expect(building).toBe(`${released?.version}-next.${count}`);
  expect(buildVersion(folder, released?.version ?? '')).toBe(released?.version);
  expect(sorted(released?.changes ?? [])).toEqual(sorted(waiting));
});
