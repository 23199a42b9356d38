/**
 * Draws the site's icons from the drawing `public/favicon.svg` (`npm run icons`): for home screens, for browsers that take
 * no SVG, and with a wide margin for launchers that cut their own shape.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colors } from '@lasakita/ui/tokens';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

/** The drawing without its rounded tile: launchers round icons by themselves. */
const onFullTile = (drawing: string, share: number) => {
  const mark = drawing
    .replace(/<rect[^>]*\/>/, '')
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '');
  const side = 32 / share;
  const start = (32 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${colors.gata.main}"/>${mark}</svg>`;
};

const draw = (svg: string, size: number) =>
  // Vectors are drawn at 72 dpi unless told otherwise: drawn large, they are only ever made smaller.
  sharp(Buffer.from(svg), { density: 1600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file with PNG pictures in it, smallest first. */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The icons by their paths below `public/`. */
export async function drawIcons(drawing: string): Promise<Record<string, Buffer>> {
  const full = onFullTile(drawing, 0.86);
  const small = [16, 32, 48];
  return {
    'favicon.ico': icoFile(
      await Promise.all(small.map(async (size) => ({ size, png: await draw(drawing, size) }))),
    ),
    'icons/apple-touch-icon.png': await draw(full, 180),
    'icons/icon-192.png': await draw(drawing, 192),
    'icons/icon-512.png': await draw(drawing, 512),
    // What matters keeps within four fifths of the tile.
    'icons/icon-maskable-512.png': await draw(onFullTile(drawing, 0.66), 512),
  };
}

if (process.argv[1] === import.meta.filename) {
  const drawing = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
  await mkdir(path.join(publicFolder, 'icons'), { recursive: true });
  for (const [name, data] of Object.entries(await drawIcons(drawing.trim()))) {
    await writeFile(path.join(publicFolder, name), data);
    console.log(`${name}: ${(data.length / 1024).toFixed(1)} KB`);
  }
}
