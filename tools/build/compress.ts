import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** What staff fetch and no visitor does, is compressed in a moment: its 3 MB would take as long as all pages. */
const isForStaff = (name: string) => name.startsWith('admin');

const QUICK = 5;

/** Compresses as hard as a host may that has all the time it wants. */
export const brotli = (text: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
  brotliOf(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Lays `name.br` and `name.gz` beside every text of a folder, for a host that serves what is compressed already. */
export const compressTexts = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const text = await readFile(file);
        const quick = isForStaff(name);
        await writeFile(`${file}.br`, await brotli(text, quick ? QUICK : undefined));
        await writeFile(`${file}.gz`, await gzipOf(text, { level: quick ? QUICK : 9 }));
      }),
  );
};
