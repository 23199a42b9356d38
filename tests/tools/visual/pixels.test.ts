import { expect, it } from 'vitest';
import {
  decode,
  differenceOf,
  fingerprint,
  TILE,
  tileHashes,
  toSharp,
} from '../../../tools/visual/pixels.ts';
import type { Pixels } from '../../../tools/visual/pixels.ts';

const plain = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3, 120),
});

const withStep = (pixels: Pixels, x: number, y: number): Pixels => {
  const data = Buffer.from(pixels.data);
  const at = (y * pixels.width + x) * 3 + 2;
  data.writeUInt8(data.readUInt8(at) + 1, at);
  return { ...pixels, data };
};

// Wider than one tile.
const before = plain(70, 40);
const after = withStep(before, 66, 35);

it('tells captures apart that differ by one step in one channel of one pixel', () => {
  expect(fingerprint(after)).not.toBe(fingerprint(before));
  expect(fingerprint(plain(70, 40))).toBe(fingerprint(before));
});

it('tells apart captures of other sizes with the same bytes', () => {
  expect(fingerprint(plain(40, 70))).not.toBe(fingerprint(before));
});

it('says where pixels differ and how many', () => {
  const { count, isExact, box } = differenceOf(before, after);
  expect({ count, isExact, box }).toEqual({
    count: 1,
    isExact: true,
    box: { left: 66, top: 35, width: 1, height: 1 },
  });
});

it('marks what differs', () => {
  const { picture } = differenceOf(before, after);
  const at = (35 * 70 + 66) * 3;
  expect([...picture.data.subarray(at, at + 3)]).toEqual([214, 0, 147]);
  expect([...picture.data.subarray(0, 3)]).toEqual([220, 220, 220]);
});

it('finds the tiles that differ where the exact pixels were not kept', () => {
  const { count, isExact, box } = differenceOf(
    { width: before.width, height: before.height, tiles: tileHashes(before) },
    after,
  );
  expect(isExact).toBe(false);
  expect(box).toEqual({ left: TILE, top: 0, width: 70 - TILE, height: 40 });
  expect(count).toBe(box.width * box.height);
});

it('counts what one of two captures lacks', () => {
  expect(differenceOf(before, plain(70, 42)).count).toBe(70 * 2);
  expect(differenceOf(plain(72, 40), before).box).toEqual({
    left: 70,
    top: 0,
    width: 2,
    height: 40,
  });
  const { width, height } = before;
  const tall = differenceOf({ width, height, tiles: tileHashes(before) }, plain(70, 2 * TILE));
  // The tiles that the lower edge cut through are not the same either.
  expect(tall.box).toEqual({ left: 0, top: 0, width: 70, height: 2 * TILE });
});

it('reads back without loss what it writes without loss', async () => {
  const image = await toSharp(after).webp({ lossless: true }).toBuffer();
  expect(fingerprint(await decode(image))).toBe(fingerprint(after));
});
