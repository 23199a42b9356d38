import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  freeFileName,
  pictureFileName,
  pictureFilePath,
  pictureNameMeant,
} from '../../../tools/content/pictureFileNames';

test.each([
  ['cocoa.jpg', 'cocoa.jpg'],
  ['IMG_7872.JPG', 'img-7872.jpg'],
  ['PXL_20260101_101010.MP.jpg', 'pxl-20260101-101010-mp.jpg'],
  ['viber_image_2026-01-01_10-10-10-123.jpeg', 'viber-image-2026-01-01-10-10-10-123.jpg'],
  ['WhatsApp Image 2026-01-01 at 10.10.10.jpeg', 'whatsapp-image-2026-01-01-at-10-10-10.jpg'],
  ['Screenshot (3).PNG', 'screenshot-3.png'],
  // A Mac writes a space that does not break before AM.
  ['Screenshot 2026-01-01 at 9.41.00\u202FAM.png', 'screenshot-2026-01-01-at-9-41-00-am.png'],
  ['Piña Colada.jpg', 'pina-colada.jpg'],
  ['Pin\u0303a.jpg', 'pina.jpg'],
  ['Crème brûlée.webp', 'creme-brulee.webp'],
  ['🍟 fries 🍟.jpg', 'fries.jpg'],
  ['🍟.jpg', 'picture.jpg'],
  ['写真.jpg', 'picture.jpg'],
  ['___.jpg', 'picture.jpg'],
  ['.jpg', 'picture.jpg'],
  ['1234.jpg', '1234.jpg'],
  ['a..b...c.jpg', 'a-b-c.jpg'],
  [' cocoa .jpg ', 'cocoa.jpg'],
  ['photo.jpg.jpg', 'photo.jpg'],
  ['photo.HEIC.jpeg', 'photo.jpg'],
  ['photo.png.JPG', 'photo.jpg'],
  ['photo.jfif', 'photo.jpg'],
  ['ＡＢＣ.jpg', 'abc.jpg'],
  ["Aling Nena's.jpg", 'aling-nenas.jpg'],
])('%j is called %s', (written, name) => {
  expect(pictureFileName(written)).toBe(name);
});

test.each(['IMG_0001.HEIC', 'a.gif', 'a.mp4', 'photo', 'a.svg'])(
  '%s is no picture of ours',
  (name) => {
    expect(pictureFileName(name)).toBeUndefined();
  },
);

test('every name becomes one that the site can use, and stays it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('jpg', 'JPEG', 'Png'),
      (stem, ending) => {
        const name = pictureFileName(`${stem}.${ending}`) ?? '';
        expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|webp)$/);
        expect(name.length).toBeLessThan(90);
        expect(pictureFileName(name)).toBe(name);
      },
    ),
  );
});

describe('two that become the same name', () => {
  test('get a number', () => {
    expect(freeFileName('a.jpg', [])).toBe('a.jpg');
    expect(freeFileName('a.jpg', ['a.jpg'])).toBe('a-2.jpg');
    expect(freeFileName('a.jpg', ['a.jpg', 'a-2.jpg'])).toBe('a-3.jpg');
  });

  test('also where their endings differ, which content does not name', () => {
    expect(freeFileName('a.png', ['a.jpg'])).toBe('a-2.png');
    expect(freeFileName('a.png', ['A.JPG'])).toBe('a-2.png');
  });
});

test('a folder is put right with its file; what lies elsewhere is not', () => {
  expect(pictureFilePath('Products/IMG_1.JPG')).toBe('products/img-1.jpg');
  expect(pictureFilePath('products /a.jpg')).toBe('products/a.jpg');
  expect(pictureFilePath('a.jpg')).toBeUndefined();
  expect(pictureFilePath('products/inner/a.jpg')).toBeUndefined();
});

test.each([
  ['products/cocoa', 'products/cocoa'],
  ['products/IMG_7872', 'products/img-7872'],
  ['products/IMG_7872.JPG', 'products/img-7872'],
  ['/products/IMG_7872.JPG', 'products/img-7872'],
  ['products/PXL_2026.MP', 'products/pxl-2026-mp'],
  ['products/photo.jpg', 'products/photo'],
  [' products/a ', 'products/a'],
  ['cocoa', 'cocoa'],
])('content that says %j means %s', (written, meant) => {
  expect(pictureNameMeant(written)).toBe(meant);
});
