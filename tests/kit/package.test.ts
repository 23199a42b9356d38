/**
 * The library as somebody else installs it: packed, and put into two apps that have nothing but what their package.json
 * names. They lie outside of this project, so that nothing is found in its `node_modules` by chance.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../tools/chromium.ts';
import react from 'react/package.json' with { type: 'json' };
import kit from '../../kit/package.json' with { type: 'json' };
import { buildKit, packKit } from '../../tools/kit/buildKit.ts';
import { buildVersion } from '../../tools/kit/kitChanges.ts';
import { exampleOf } from '../../tools/storybook/componentDocs.ts';
import { isLong } from '../support/isLong.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
const built = path.join(folder, 'built');
let tarball = '';

interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (place: string) =>
  JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8')) as PackageJson;

const link = (name: string, modules: string) => {
  const place = path.join(modules, name);
  if (fs.existsSync(place)) return;
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules', name), place);
};

/** Installs an app without a network: the package from its tarball, all dependencies from this project's own. */
const install = (name: string, as = name) => {
  const app = path.join(folder, as);
  fs.cpSync(path.join(import.meta.dirname, 'apps', name), app, { recursive: true });
  const modules = path.join(app, 'node_modules');
  const own = path.join(modules, '@lasakita/ui');
  fs.mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
  const { dependencies, devDependencies } = readPackage(app);
  const wanted = { ...dependencies, ...devDependencies, ...readPackage(own).dependencies };
  for (const dependency of Object.keys(wanted)) link(dependency, modules);
  return app;
};

/** @throws With what it printed. */
const run = (app: string, command: string, args: string[], mode = 'production') => {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin', command),
    args,
    // As it is built to be published: the tests' own environment would take React's slow half.
    { cwd: app, encoding: 'utf8', env: { ...process.env, NODE_ENV: mode } },
  );
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
};

/** The same compiled app with the lowest React that the package promises: npm installs it here under names of its own. */
const withLowestReact = (app: string) => {
  const lowest = `${app}-lowest`;
  const own = 'node_modules/@lasakita/ui';
  for (const part of ['package.json', 'dist', own]) {
    fs.cpSync(path.join(app, part), path.join(lowest, part), { recursive: true });
  }
  const modules = path.join(lowest, 'node_modules');
  for (const name of ['react', 'react-dom']) {
    fs.symlinkSync(path.join(root, `node_modules/${name}-lowest`), path.join(modules, name));
  }
  const others = fs.readdirSync(path.join(root, 'node_modules'));
  for (const name of others.filter((other) => !other.startsWith('.'))) link(name, modules);
  return lowest;
};

/** What a server renders of the examples in a compiled app, what React says of them, and which React it is. */
const drawnExamples = (app: string, ...nodeOptions: string[]) => {
  const printed = execFileSync(process.execPath, [...nodeOptions, 'dist/examples.js'], {
    cwd: app,
    encoding: 'utf8',
  });
  return JSON.parse(printed) as { html: Record<string, string>; said: string[]; version: string };
};

/** What is asked of it. */
const toldOf = ({ html, ...rest }: ReturnType<typeof drawnExamples>) => ({
  names: Object.keys(html).toSorted(),
  ...rest,
});

/** Writes the example of every component into an app. @returns Their names. */
const writeExamples = (app: string) => {
  const to = path.join(app, 'src/examples');
  fs.mkdirSync(to, { recursive: true });
  return fs.readdirSync(path.join(root, 'kit/src/components')).filter((name) => {
    const source = path.join(root, `kit/src/components/${name}/${name}.tsx`);
    if (!fs.existsSync(source)) return false;
    fs.writeFileSync(
      path.join(to, `${name}.tsx`),
      exampleOf(fs.readFileSync(source, 'utf8'), name),
    );
    return true;
  });
};

/** What a page says while a browser has it: of a hydration that fails, React says so on the console. */
const saidInBrowser = async (app: string, act: (page: Page) => Promise<void>) => {
  const server = await preview({ root: app, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 800 },
      reducedMotion: 'reduce',
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    // The examples' pictures lie nowhere.
    await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await act(page);
    return said;
  } finally {
    await browser.close();
    await server.close();
  }
};

beforeAll(() => {
  buildKit(built);
  tarball = packKit(built, folder);
}, 120_000);

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('publint finds nothing in the package', async () => {
  const { messages, pkg } = await publint({
    level: 'suggestion',
    strict: true,
    pack: { tarball: new Uint8Array(fs.readFileSync(tarball)).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('its types are found and right, as "are the types wrong" sees it', async () => {
  const packed = createPackageFromTarballData(new Uint8Array(fs.readFileSync(tarball)));
  const result = await checkPackage(packed, { excludeEntrypoints: [/\.(?:css|json)$/] });
  if (!result.types) throw new Error('The package has no types');
  // Resolution as of before `exports` (TypeScript's "node10") and from CommonJS: the package is of ES modules alone.
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem) || !/^node10$|-cjs$/.test(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
});

test('it says which version is on its way, and brings its licenses', () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(built, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe(buildVersion(root, kit.version));
  expect(fs.readFileSync(path.join(built, 'LICENSES.md'), 'utf8')).toContain('Open Font License');
});

test('it tells an assistant where the documentation of every component lies (KIT-4)', () => {
  const text = fs.readFileSync(path.join(built, 'llms.txt'), 'utf8');
  expect(text).toContain(`# @lasakita/ui ${buildVersion(root, kit.version)}`);
  const listed = [...text.matchAll(/^- \[(\w+)\]\((.+?)\): ./gm)].map(([, name, address]) => {
    const types = fs.readFileSync(path.join(built, String(address)), 'utf8');
    expect(types, `@example of ${name}`).toContain('@example');
    return name;
  });
  const withExample = fs
    .readdirSync(path.join(root, 'kit/src/components'))
    .filter((name) => fs.existsSync(path.join(root, `kit/src/components/${name}/${name}.tsx`)));
  expect(listed).toEqual(withExample.toSorted((one, other) => one.localeCompare(other)));
});

test('its main entry has every component but the one that needs an optional package', () => {
  const { exports } = JSON.parse(fs.readFileSync(path.join(built, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const components = Object.values(exports)
    .map((file) => (typeof file === 'string' ? file : file.default))
    .filter((file) => /^\.\/components\/(\w+)\/\1\.js$/.test(file));
  const entry = fs.readFileSync(path.join(built, 'index.js'), 'utf8');
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => !entry.includes(`'${file}'`))).toEqual([
    './components/ToastStack/ToastStack.js',
  ]);
});

test('every example of its README.md and its MIGRATION.md compiles', () => {
  const app = install('browser', 'told');
  for (const file of ['README', 'MIGRATION']) {
    const text = fs.readFileSync(path.join(built, `${file}.md`), 'utf8');
    const examples = [...text.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(2);
    // Next is not among what lies here.
    for (const [index, code] of examples
      .filter((each) => !/['-]next(?:js)?\//.test(each))
      .entries()) {
      fs.writeFileSync(path.join(app, `src/${file}${index}.tsx`), code);
    }
  }
  run(app, 'tsc', ['-p', app]);
}, 60_000);

test('the example of every component compiles, and a server renders it with the newest React and the lowest that is promised', () => {
  const app = install('server', 'examples');
  const names = writeExamples(app);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const example = fs.readFileSync(path.join(app, `src/examples/${name}.tsx`), 'utf8');
    expect(example).toContain(`@lasakita/ui/${name}'`);
  }
  run(app, 'tsc', ['-p', app]);
  expect(toldOf(drawnExamples(app))).toEqual({
    names: names.toSorted(),
    said: [],
    version: react.version,
  });
  const lowest = withLowestReact(app);
  // A link leads to where React is found, and not to where its target lies with another one.
  expect(toldOf(drawnExamples(lowest, '--preserve-symlinks', '--preserve-symlinks-main'))).toEqual({
    names: names.toSorted(),
    said: [],
    version: kit.peerDependencies.react.slice(1),
  });
}, 240_000);

test('in jsdom, as its users test, the example of every component is drawn, and a dialog opens and closes', () => {
  const app = install('jsdom');
  writeExamples(app);
  expect(() => run(app, 'vitest', ['run'], 'test')).not.toThrow();
}, 60_000);

test('its types tell nothing of the site’s requirements', () => {
  const told = fs
    .globSync('**/*.d.ts', { cwd: built })
    .filter((file) =>
      /\b[A-Z]{3,}-\d+\b(?<!UTF-\d)/.test(fs.readFileSync(path.join(built, file), 'utf8')),
    );
  expect(told).toEqual([]);
});

test('what may be left out may be undefined: `exactOptionalPropertyTypes` asks no more of its users', () => {
  const files = fs.globSync('components/*/*.d.ts', { cwd: built });
  const components = files.filter((file) => /(\w+)[\\/]\1\.d\.ts$/.test(file));
  expect(components.length).toBeGreaterThan(50);
  const told = components.flatMap((file) =>
    [
      ...fs
        .readFileSync(path.join(built, file), 'utf8')
        .matchAll(/^ {4}(?<name>\w+)\?: (?<type>.*(?:\n {5,}.*|\n {4}\}.*)*);$/gm),
    ]
      .filter(({ groups }) => !/\bundefined$/.test(groups?.type ?? ''))
      .map(({ groups }) => `${file}: ${groups?.name}`),
  );
  expect(told).toEqual([]);
});

test('what holds state or draws is marked for clients, and tokens, theme and logic are not', () => {
  const files = fs.globSync('**/*.js', { cwd: built });
  const readsOf = (file: string) => fs.readFileSync(path.join(built, file), 'utf8');
  const marked = files.filter((file) => readsOf(file).startsWith("'use client';"));
  const needing = files.filter(
    (file) =>
      !/^(?:theme|domain)\//.test(file) &&
      /\buse[A-Z]\w*\(|\bcreateContext\(|\bjsxs?\(|\bstyled\(/.test(readsOf(file)),
  );
  expect(needing.length).toBeGreaterThan(50);
  expect(needing.filter((file) => !marked.includes(file))).toEqual([]);
  expect(marked.filter((file) => /^domain\/|^theme\/(?!GlobalStyles|styled)/.test(file))).toEqual(
    [],
  );
});

test.runIf(isLong)(
  'a server renders it in Node, with the types in order',
  () => {
    const app = install('server');
    run(app, 'tsc', ['-p', app]);
    const html = execFileSync(process.execPath, ['dist/render.js'], { cwd: app, encoding: 'utf8' });
    expect(html).toContain('Cheddar Cheese Powder');
  },
  120_000,
);

test.runIf(isLong)(
  'a blank Vite app builds it, with the types in order, and shows it in a browser',
  async () => {
    const app = install('browser');
    run(app, 'tsc', ['-p', app]);
    run(app, 'vite', ['build']);
    const said = await saidInBrowser(app, async (page) => {
      await page.getByRole('button', { name: 'Go to page 3' }).click();
      await page.getByText('Page 3', { exact: true }).waitFor();
      // Links are the consumer's own.
      await page.locator('a[data-own-link][href="/products"]').first().waitFor();
      // What comes late, with react-slick, comes where it is seen.
      await page.mouse.wheel(0, 5000);
      await page.getByRole('button', { name: /next/i }).last().waitFor();
      await page.getByText('Installed').waitFor();
      // What stands in for a script is none of a page in which one runs.
      expect(await page.locator('[data-without-script]').count()).toBe(2);
      expect(await page.locator('[data-without-script]:visible').count()).toBe(0);
      await page.screenshot({ path: 'test-results/kit.png', fullPage: true });
      const looks = await page.getByRole('link', { name: 'Buy Now' }).evaluate((link) => {
        const { fontFamily, backgroundColor } = getComputedStyle(link);
        return { fontFamily, backgroundColor };
      });
      expect(looks).toEqual({
        fontFamily: expect.stringContaining('Figtree Variable') as string,
        backgroundColor: 'rgb(255, 198, 41)',
      });
    });
    expect(said).toEqual([]);
  },
  180_000,
);

test.runIf(isLong)(
  'the example of every component hydrates from what a server rendered',
  async () => {
    const server = install('server', 'hydrated-server');
    writeExamples(server);
    run(server, 'tsc', ['-p', server]);
    const { html } = drawnExamples(server);
    const app = install('browser', 'hydrated');
    const names = writeExamples(app);
    const index = path.join(app, 'index.html');
    const examples = names.map((name) => `<div data-example="${name}">${html[name]}</div>`);
    fs.writeFileSync(
      index,
      fs
        .readFileSync(index, 'utf8')
        .replace('<div id="root"></div>', examples.join('\n'))
        .replace('main.tsx', 'hydrate.tsx'),
    );
    run(app, 'vite', ['build']);
    const said = await saidInBrowser(app, async (page) => {
      await page.locator('html[data-hydrated]').waitFor();
      expect(await page.locator('[data-example]').count()).toBe(names.length);
    });
    expect(said).toEqual([]);
  },
  180_000,
);
