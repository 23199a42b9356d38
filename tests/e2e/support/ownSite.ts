import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesIn } from '../../../tools/build/filesIn.ts';
import { inlineHashes } from '../../../tools/build/securityHeaders.ts';
import { startSiteServer } from '../../../tools/build/siteServer.ts';
import { buildWorker } from '../../../tools/build/offline.ts';
import { builds } from './builds.ts';
import { buildSite } from './buildSite.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const built = builds.plain;

/** For staff, and not looked at here. */
const LEFT_OUT = ['admin'];

/** Big, and the same in every edition. */
const LINKED = ['pictures', 'films'];

const TEXT = /\.(?:html|js|css|webmanifest|xml)$/;

/** A copy without the compressed files: what a test changes must be what is served. */
const copySite = (target: string) => {
  fs.cpSync(built, target, {
    recursive: true,
    filter: (source) =>
      ![...LINKED, ...LEFT_OUT].includes(path.relative(built, source)) &&
      !/\.(?:br|gz)$/.test(source),
  });
  for (const name of LINKED) fs.symlinkSync(path.join(built, name), path.join(target, name));
};

/** Hashed files get new names, as in a build of changed sources. */
const renameAssets = (folder: string, replaced: Record<string, string>) => {
  const assets = path.join(folder, 'assets');
  const names = fs.readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const changes = Object.entries(replaced);
  for (const name of names) changes.push([name, name.replace(/(\.\w+)$/, '2$1')]);
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const before = fs.readFileSync(file, 'utf8');
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) fs.writeFileSync(file, after);
  }
  for (const name of names) {
    fs.renameSync(path.join(assets, name), path.join(assets, name.replace(/(\.\w+)$/, '2$1')));
  }
};

/** The inline scripts name other files now, and the policy must know them. */
const renewPolicy = (folder: string) => {
  const documents = filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => fs.readFileSync(name, 'utf8'));
  const { scripts, styles } = inlineHashes(documents);
  const file = path.join(folder, '_headers');
  const headers = fs
    .readFileSync(file, 'utf8')
    .replace(/script-src 'self'[^;]*/, ["script-src 'self'", ...scripts].join(' '))
    .replace(/(style-src 'self' \S+)[^;]*/, (_all, first: string) => [first, ...styles].join(' '));
  fs.writeFileSync(file, headers);
};

/** A site of a test's own, served like the built one, which the test may change and deploy anew. */
export class OwnSite {
  /** Where it is. */
  readonly origin: string;
  private readonly folder: string;
  private readonly link: string;
  private editions = 1;
  private readonly stop: () => Promise<void>;

  private constructor(options: { folder: string; origin: string; stop: () => Promise<void> }) {
    this.folder = options.folder;
    this.link = path.join(options.folder, 'current');
    this.origin = options.origin;
    this.stop = options.stop;
  }

  static async start(): Promise<OwnSite> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lasakita-'));
    copySite(path.join(folder, '1'));
    fs.symlinkSync('1', path.join(folder, 'current'));
    const { origin, close } = await startSiteServer({ folder: path.join(folder, 'current') });
    return new OwnSite({ folder, origin, stop: close });
  }

  /** A file of the edition that is served. */
  file(name: string): string {
    return path.join(this.link, name);
  }

  /**
   * Puts a new build in the place of the one that is served; the files of the old one are gone.
   *
   * @param replaced Texts of the pages, and what they read from now on.
   */
  async deploy(replaced: Record<string, string>) {
    this.editions += 1;
    const name = String(this.editions);
    const folder = path.join(this.folder, name);
    copySite(folder);
    renameAssets(folder, replaced);
    renewPolicy(folder);
    await buildWorker({ root, folder });
    this.serve(name);
  }

  /** The same with a build that is not for use without a network. */
  async deploySwitchedOff() {
    // In the project, whose package.json says what kind of modules the build itself loads.
    const folder = path.join(root, 'dist-e2e-off');
    await buildSite({ OUT_DIR: folder, VITE_OFFLINE: 'off', ADMIN: 'off' });
    this.serve(folder);
  }

  private serve(target: string) {
    fs.rmSync(this.link);
    fs.symlinkSync(target, this.link);
  }

  async close() {
    await this.stop();
    fs.rmSync(this.folder, { recursive: true });
  }
}
