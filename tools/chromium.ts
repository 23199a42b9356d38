/**
 * The browser that every test and screenshot uses.
 *
 * On Linux x64 it is the headless Chromium inside the npm package `@sparticuz/chromium`, unpacked once into
 * `node_modules/.cache`: no download beyond the package registry, and the same pixels on every machine.
 * Elsewhere Playwright's own browser serves. `CHROMIUM_PATH` overrides both.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

export interface ChromiumLaunch {
  args: string[];
  executablePath?: string;
  env?: Record<string, string>;
}

const packageFolder = (): string => {
  const require = createRequire(import.meta.url);
  return path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..');
};

const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`;

/** Unpacks into a temporary folder and renames it, so that two test runs at once never see half a browser. */
const unpack = async (source: string, target: string): Promise<void> => {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const temporary = fs.mkdtempSync(`${target}-`);
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(source, 'bin/al2023.tar.br'));
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
  fs.writeFileSync(path.join(temporary, 'fonts.conf'), fontsConfig(target));
  try {
    fs.renameSync(temporary, target);
  } catch (error) {
    if (!fs.existsSync(target)) throw error;
    fs.rmSync(temporary, { recursive: true });
  }
};

/** Options for Playwright's `launch`, for whichever Chromium this machine has. */
export const chromiumLaunch = async (): Promise<ChromiumLaunch> => {
  if (process.env.CHROMIUM_PATH) {
    return { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: chromiumArgs };
  const source = packageFolder();
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/chromium', version);
  if (!fs.existsSync(folder)) await unpack(source, folder);
  // Of a project that was moved or copied it would name fonts that are elsewhere, and the browser ends without them.
  const fonts = path.join(folder, 'fonts.conf');
  if (fs.readFileSync(fonts, 'utf8') !== fontsConfig(folder)) {
    fs.rmSync(fonts);
    fs.writeFileSync(fonts, fontsConfig(folder));
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    args: chromiumArgs,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
};
