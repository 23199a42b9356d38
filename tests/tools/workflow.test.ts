import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8');

const workflow = await read('.github/workflows/test.yml');
const acceptance = await read('.github/workflows/accept-looks.yml');

/** The lines of a job, by its name. */
const jobs = Object.fromEntries(
  workflow
    .slice(workflow.indexOf('\njobs:\n') + '\njobs:'.length)
    .split(/\n {2}(?=\w+:\n)/)
    .slice(1)
    .map((job) => [job.slice(0, job.indexOf(':')), job]),
);

const conditionOf = (name: string) => /\n {4}if: (.*)/.exec(jobs[name] ?? '')?.[1];

test('every push is tested, on whatever branch, as the README says', async () => {
  expect(workflow).toContain('\non:\n  push:\n  pull_request:\n  #');
  expect(workflow).toMatch(/\nconcurrency: .*github\.ref \}\}\n/);
  expect(workflow).not.toContain('cancel-in-progress');
  expect(conditionOf('test')).toMatch(/^github\.event_name != 'pull_request' \|\| /);
  expect(jobs.test).toContain('run: npm test\n');
  expect(await read('README.md')).toContain('runs the tests on every push');
});

test('the site of main is built and handed on once its tests have passed, whatever is set', () => {
  const { publish = '' } = jobs;
  expect(publish).toContain('needs: [test, shards]\n');
  expect(conditionOf('publish')).toBe(
    "github.event_name == 'push' && github.ref == 'refs/heads/main'",
  );
  expect(publish).not.toContain('secrets.');
  const handedOn = publish.slice(publish.indexOf('run: npm run build'));
  expect(handedOn).toMatch(
    /\n {6}- uses: actions\/upload-artifact@\S+\n(?: {8}.*\n)*? {12}dist\/\n/,
  );
});

test('the build of the site knows every setting of the editor that is documented', async () => {
  const documented = (await read('docs/hosting.md')).match(/^\| `ADMIN\w*`/gm) ?? [];
  const names = documented.map((cell) => cell.replaceAll(/[|` ]/g, ''));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(jobs.publish).toContain(`      ${name}: \${{ vars.${name} `);
});

test('the library is handed on as a package that can be installed', async () => {
  const [, name = ''] = /path: (\S+)-\*\.tgz/.exec(jobs.publish ?? '') ?? [];
  const { name: scoped } = JSON.parse(await read('kit/package.json')) as { name: string };
  expect(jobs.publish).toContain('run: npm run build:kit && npm pack ./dist-kit\n');
  expect(name).toBe(scoped.replace('@', '').replace('/', '-'));
});

test('what needs a setting of the repository waits for it', () => {
  expect(conditionOf('pages')).toBe("vars.PUBLISH_TO == 'pages'");
  expect(jobs.publish).toMatch(/- if: vars\.PUBLISH_TO == 'pages'\n {8}uses: .*pages-artifact/);
  expect(jobs.chromatic).toMatch(
    /if: env\.CHROMATIC_PROJECT_TOKEN != ''\n {8}run: npm run chromatic/,
  );
});

test('the staff read what it does', async () => {
  const docs = await read('docs/content.md');
  for (const word of ['## After a push', 'PUBLISH_TO', '`site`']) expect(docs).toContain(word);
});

test('the looks that the tests leave out are compared: of a pull request what it reaches, of main all', async () => {
  const { test: tests = '', looks = '', shards = '', merged = '' } = jobs;
  expect(tests).toContain('LOOKS: elsewhere');
  expect(await read('tools/test.ts')).toContain("process.env.LOOKS === 'elsewhere'");
  expect(conditionOf('looks')).toBe("github.event_name != 'push'");
  expect(looks).toContain('fetch-depth: 0');
  expect(looks).toContain('npm run visual -- --since "origin/$BASE"');
  expect(conditionOf('shards')).toBe(conditionOf('publish'));
  expect(shards).toContain(
    'npm run visual -- --shard=${{ matrix.shard }}/${{ strategy.job-total }}\n',
  );
  expect(shards).toContain('fail-fast: false');
  expect(merged).toContain('pattern: shard-*');
  expect(merged).toContain('npm run visual:merge -- test-results/shards');
});

test('the table is told below a pull request, and on the page of the run for whoever may not write', () => {
  const { looks = '' } = jobs;
  expect(looks).toContain('pull-requests: write');
  expect(looks).toMatch(/head\.repo\.full_name == github\.repository \}\}\n {8}run: gh pr comment/);
  expect(looks).toContain('comment.md >> "$GITHUB_STEP_SUMMARY"');
});

test('a label accepts the looks by a commit, once, and has the new commit tested', () => {
  expect(acceptance).toContain("github.event.label.name == 'accept looks'");
  expect(acceptance).toContain('npm run visual:accept -- --since "origin/$BASE"');
  expect(acceptance).toContain('git add tests/visual/baselines\n');
  expect(acceptance).toContain('gh workflow run test.yml');
  expect(acceptance).toMatch(
    /if: always\(\)\n {8}run: gh api --method DELETE .*labels\/accept%20looks/,
  );
  expect(workflow).toContain('\n  workflow_dispatch:\n');
});

test('no text of a pull request becomes a command', () => {
  for (const text of [workflow, acceptance]) {
    const commands = text.match(/run: (?:\|\n(?: {10}.*\n)+|.*)/g) ?? [];
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => /\$\{\{ *(?:github|env|inputs)\./.test(command))).toEqual(
      [],
    );
  }
});
