/** Exact comparison of what was drawn. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

// Two captures at once already keep the machine busy.
sharp.concurrency(1);

export interface Pixels {
  width: number;
  height: number;
  /** Three bytes each: red, green, blue. */
  data: Buffer;
}

export const decode = async (image: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

export const toSharp = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Says of two captures whether they are the same to the last bit. */
export const fingerprint = ({ width, height, data }: Pixels) =>
  createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');

export const TILE = 64;
/** Enough to say where: whether is for the fingerprint of all pixels. */
const TILE_HASH_BYTES = 2;

const tilesAcross = (width: number) => Math.ceil(width / TILE);

/** A short fingerprint of each tile, row by row: tells where a picture changed when its exact pixels were not kept. */
export const tileHashes = ({ width, height, data }: Pixels): Buffer => {
  const hashes: Buffer[] = [];
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const hash = createHash('sha1');
      const right = Math.min(left + TILE, width);
      for (let y = top; y < Math.min(top + TILE, height); y += 1) {
        hash.update(data.subarray((y * width + left) * 3, (y * width + right) * 3));
      }
      hashes.push(hash.digest().subarray(0, TILE_HASH_BYTES));
    }
  }
  return Buffer.concat(hashes);
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Pixels that differ; where the exact ones were not kept, an upper bound: all of every tile that differs. */
  count: number;
  isExact: boolean;
  /** Around everything that differs. */
  box: Box;
  /** The picture after, paled, with what differs in magenta. */
  picture: Pixels;
}

const MAGENTA = [214, 0, 147] as const;

/** @param before - tiles of pixels that were not kept, or the pixels. */
export const differenceOf = (
  before: Pixels | { width: number; height: number; tiles: Buffer },
  after: Pixels,
): Difference => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture: Pixels = { width, height, data: Buffer.alloc(width * height * 3, 255) };
  const isExact = 'data' in before;
  const afterTiles = isExact ? undefined : tileHashes(after);
  const isSameTile = (x: number, y: number) => {
    if (isExact || !afterTiles) return false;
    const place = (size: { width: number }) =>
      (Math.floor(y / TILE) * tilesAcross(size.width) + Math.floor(x / TILE)) * TILE_HASH_BYTES;
    const hashAt = (tiles: Buffer, at: number) => tiles.subarray(at, at + TILE_HASH_BYTES);
    return hashAt(before.tiles, place(before)).equals(hashAt(afterTiles, place(after)));
  };
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    let isSame = false;
    for (let x = 0; x < width; x += 1) {
      const isInside = x < before.width && y < before.height && x < after.width && y < after.height;
      const at = (y * after.width + x) * 3;
      if (!isInside) isSame = false;
      else if (isExact) {
        const from = (y * before.width + x) * 3;
        isSame =
          before.data[from] === after.data[at] &&
          before.data[from + 1] === after.data[at + 1] &&
          before.data[from + 2] === after.data[at + 2];
      } else if (x % TILE === 0) isSame = isSameTile(x, y);
      const to = (y * width + x) * 3;
      if (isSame) {
        for (let channel = 0; channel < 3; channel += 1) {
          picture.data[to + channel] = 190 + (after.data[at + channel] ?? 0) / 4;
        }
        continue;
      }
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let channel = 0; channel < 3; channel += 1) {
        picture.data[to + channel] = MAGENTA[channel] ?? 0;
      }
    }
  }
  const box =
    count === 0
      ? { left: 0, top: 0, width: 0, height: 0 }
      : { left, top, width: right - left + 1, height: bottom - top + 1 };
  return { count, isExact, box, picture };
};
