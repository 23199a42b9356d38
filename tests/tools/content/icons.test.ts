import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons, icoFile } from '../../../tools/content/icons';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');
const drawing = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
const icons = await drawIcons(drawing.trim());

const pixels = async (picture: Buffer) =>
  sharp(picture).resize(64, 64).flatten({ background: '#808080' }).removeAlpha().raw().toBuffer();

test.each(Object.keys(icons).filter((name) => name.endsWith('.png')))(
  '%s is the drawing as it is now',
  async (name) => {
    const committed = await readFile(path.join(publicFolder, name));
    const size = name.includes('apple') ? 180 : Number(/\d+/.exec(name)?.[0]);
    expect(await sharp(committed).metadata()).toMatchObject({
      width: size,
      height: size,
      format: 'png',
    });
    const [now, then] = await Promise.all([pixels(icons[name] as Buffer), pixels(committed)]);
    const furthest = Math.max(...now.map((value, at) => Math.abs(value - (then[at] ?? 0))));
    expect(furthest).toBeLessThan(24);
  },
);

test('the icon for old browsers holds its pictures where its directory says', () => {
  const ico = icons['favicon.ico'] as Buffer;
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    expect(ico.readUInt8(at)).toBe(size);
    const start = ico.readUInt32LE(at + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(size);
  }
  expect(ico.readUInt32LE(6 + 32 + 12) + ico.readUInt32LE(6 + 32 + 8)).toBe(ico.length);
  expect(icoFile([])).toHaveLength(6);
});

test.each(['icons/icon-maskable-512.png', 'icons/apple-touch-icon.png'])(
  '%s fills its whole tile, so that a launcher may cut any shape',
  async (name) => {
    const { channels, data } = await sharp(icons[name] as Buffer)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, channels: info.channels }));
    expect(data.filter((_, at) => at % channels === channels - 1).every((a) => a === 255)).toBe(
      true,
    );
  },
);
