/**
 * Encodes the picture masters of `src/content/pictures` for the web (`npm run pictures`) and writes the manifest that the
 * site reads. First it renames files with wrong names, in the content too. An encoded file's name holds a hash of its
 * master and of these settings, so that an unchanged picture costs nothing and a browser may keep a file forever.
 * `--check` changes nothing and fails if there is work to do.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import type { PictureManifest } from '@/content/schema';
import type { PictureAsset } from '@lasakita/ui/domain/picture';
import { colors } from '@lasakita/ui/tokens';
import { companyContent, sampleContent } from './contentFolder';
import { fileOf, filesOf, isShared, isSheet, partsOf, type Ending } from './encodedFiles';
import { inFormOf, withoutMark } from './lineEnds';
import { listMasters, notEncodable } from './pictureMasters';
import { renameInContent, renamePictures, type RenamedPicture } from './renamePictures';

export interface PictureFolders {
  masters: string;
  encoded: string;
  manifest: string;
  /** The folder of the content that names the pictures. @default none */
  content?: string;
  /** The list of pictures that have no masters any more and whose files stay all the same. @default none */
  frozen?: string;
}

export interface PictureReport {
  /** Files that got another name, and content files that name them by it now. */
  renamed: RenamedPicture[];
  rewritten: string[];
  pictures: number;
  /** Names of the pictures that were encoded, or that have to be. */
  encoded: string[];
  /** Outdated files that were removed, or that have to be. */
  removed: string[];
  manifestChanged: boolean;
  faults: string[];
}

const root = path.resolve(import.meta.dirname, '../..');

export const pictureFolders: PictureFolders = {
  masters: path.join(companyContent, 'pictures'),
  content: companyContent,
  encoded: path.join(root, 'public/pictures'),
  manifest: path.join(companyContent, 'generated/pictures.json'),
  // What the company replaces or deletes goes on standing in the stories.
  frozen: path.join(sampleContent, 'generated/pictures.json'),
};

const widest = 1920;
const steps = [320, 480, 640, 960, 1280, 1600];

/** Change a setting and every picture is encoded anew. Qualities were chosen by eye on packshots and scenes. */
const settings = {
  // More effort makes files a tenth smaller in six times the time.
  avif: { quality: 55, effort: 2 },
  jpg: { quality: 80, mozjpeg: true },
  steps,
  widest,
  paper: colors.gata.main,
};

/** The widths to encode: the steps below the master's own width, and that width itself up to the widest. */
export function widthsFor(masterWidth: number, name = '') {
  if (isShared(name)) return [masterWidth];
  const largest = Math.min(masterWidth, widest);
  // The widest step is sharp enough for grains.
  if (isSheet(name)) return [steps.findLast((step) => step < largest) ?? largest];
  return [...steps.filter((step) => step < largest), largest];
}

/** A JPEG is never transparent: what is done about that is no setting of it, and its files stay as they are. */
const settingsFor = (file: string) =>
  file.endsWith('.jpg') ? settings : { ...settings, transparent: 'paper' };

const hashOf = (master: Buffer, file: string) =>
  createHash('sha256')
    .update(JSON.stringify(settingsFor(file)))
    .update(master)
    .digest('hex')
    .slice(0, 8);

/** How much of a picture, from 0 to 1, may be seen through before paper lies behind it rather than its own colour. */
const mostSeenThrough = 0.01;

/** How far, of 255, a picture's upper edge may stray from one color and still be a ground that goes on above it. */
const mostStray = 3;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The one color of a picture's upper edge, where it has one. */
async function upperEdgeOf(master: Buffer): Promise<string | undefined> {
  const image = sharp(await sharp(master).autoOrient().toBuffer());
  const { width, height } = await image.metadata();
  const edge = { left: 0, top: 0, width, height: Math.ceil(height / 200) };
  const { channels } = await sharp(await image.extract(edge).removeAlpha().toBuffer()).stats();
  return channels.every(({ stdev }) => stdev <= mostStray)
    ? hexOf(channels.map(({ mean }) => mean))
    : undefined;
}

/** What is shown until a picture has arrived, what it stands on, and whether one sees through a part of it. */
async function groundOf(
  master: Buffer,
): Promise<Pick<PictureAsset, 'color' | 'ground' | 'isCutOut'>> {
  // The small copy is enough to find the colour, and much faster.
  const small = await sharp(master).autoOrient().resize(96).toBuffer();
  const { channels, isOpaque } = await sharp(small).stats();
  const alpha = channels[3];
  if (!isOpaque && alpha && 1 - alpha.mean / 255 > mostSeenThrough) {
    return { color: settings.paper.toLowerCase(), isCutOut: true };
  }
  const seen = await sharp(small).flatten({ background: settings.paper }).toBuffer();
  const { dominant } = await sharp(seen).stats();
  const ground = await upperEdgeOf(master);
  const color = ground ?? hexOf([dominant.r, dominant.g, dominant.b]);
  return { color, ...(ground && { ground }) };
}

async function describe(master: Buffer, name: string, base: string): Promise<PictureAsset> {
  const { autoOrient: size } = await sharp(master).metadata();
  const ground = await groundOf(master);
  return { base, ...size, widths: widthsFor(size.width, name), ...ground };
}

function encode(master: Buffer, width: number, ending: Ending) {
  const image = sharp(master).autoOrient().resize({ width });
  if (ending === 'avif') return image.avif(settings.avif).toBuffer();
  return image.flatten({ background: settings.paper }).jpeg(settings.jpg).toBuffer();
}

/** Written beside its place and then moved, so that an interrupted run leaves no half of a picture. */
async function writeWhole(file: string, data: Buffer | string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name))
    .map((file) => file.split(path.sep).join('/'));
}

async function readManifest(file: string): Promise<{ source: string; manifest: PictureManifest }> {
  const source = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return { source, manifest: JSON.parse(withoutMark(source)) as PictureManifest };
  } catch {
    // It is written anew in any case.
    return { source, manifest: {} };
  }
}

/**
 * Corrects file names, and updates the encoded files and the manifest from the masters. `check` only reports what would be
 * done.
 */
export async function updatePictures(
  folders: PictureFolders,
  { check = false, onPicture }: { check?: boolean; onPicture?: (name: string) => void } = {},
): Promise<PictureReport> {
  const renamed = check ? [] : await renamePictures(folders.masters);
  const rewritten =
    check || folders.content === undefined
      ? []
      : await renameInContent(folders.content, folders.masters, renamed);
  const { masters, faults } = await listMasters(folders.masters);
  const existing = new Set(await filesBelow(folders.encoded));
  const { source, manifest: before } = await readManifest(folders.manifest);
  const manifest: PictureManifest = {};
  const encoded: string[] = [];

  for (const { name, file } of masters) {
    if (manifest[name]) continue;
    try {
      const master = await readFile(file);
      const base = `/pictures/${name}.${hashOf(master, file)}`;
      const known = before[name];
      const entry = known?.base === base ? known : await describe(master, name, base);
      const missing = partsOf(entry).filter(
        ({ width, ending }) => !existing.has(fileOf(entry, width, ending)),
      );
      if (missing.length > 0) {
        encoded.push(name);
        onPicture?.(name);
        for (const { width, ending } of check ? [] : missing) {
          const target = path.join(folders.encoded, fileOf(entry, width, ending));
          await writeWhole(target, await encode(master, width, ending));
        }
      }
      manifest[name] = entry;
    } catch {
      const master = await readFile(file).catch(() => Buffer.alloc(0));
      faults.push(`${name}: cannot be read as a picture: it ${notEncodable(master)}`);
    }
  }

  const frozen = folders.frozen ? (await readManifest(folders.frozen)).manifest : {};
  for (const [name, entry] of check ? Object.entries(frozen) : []) {
    if (filesOf({ [name]: entry }).every((file) => existing.has(file))) continue;
    faults.push(`${name}: files of the tests' sample are gone; git restore public/pictures`);
  }
  const wanted = new Set([...filesOf(manifest), ...filesOf(frozen)]);
  // A fault may hide a picture whose files are still in use: remove nothing until it is mended.
  const removed = faults.length > 0 ? [] : [...existing].filter((file) => !wanted.has(file));
  const options = await resolveConfig(folders.manifest);
  const formatted = await format(JSON.stringify(manifest), {
    ...options,
    parser: 'json',
    endOfLine: 'lf',
  });
  // Where git hands out files with the line ends of Windows, the list is not another one for that.
  const written = inFormOf(source, formatted);
  const manifestChanged = written !== source;
  if (!check && faults.length === 0) {
    if (manifestChanged) await writeWhole(folders.manifest, written);
    for (const file of removed) await rm(path.join(folders.encoded, file), { force: true });
  }
  return {
    pictures: masters.length,
    renamed,
    rewritten,
    encoded,
    removed,
    manifestChanged,
    faults,
  };
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  const report = await updatePictures(pictureFolders, {
    check,
    onPicture: (name) => console.log(`${check ? 'not encoded' : 'encoding'}: ${name}`),
  });
  for (const { from, to } of report.renamed) console.log(`renamed: ${from} is ${to} now`);
  for (const file of report.rewritten) console.log(`pictures named anew: src/content/${file}`);
  for (const fault of report.faults) console.error(`src/content/pictures: ${fault}`);
  const stale = report.encoded.length + report.removed.length > 0 || report.manifestChanged;
  if (check && stale) {
    console.error('The encoded pictures are not up to date: run npm run pictures.');
  }
  if (report.faults.length > 0 || (check && stale)) process.exitCode = 1;
  else {
    const { pictures, encoded, removed } = report;
    console.log(
      `${pictures} pictures; ${encoded.length} encoded, ${removed.length} outdated files removed.`,
    );
  }
}
