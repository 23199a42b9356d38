/** What picture files are called: however phones and chats name them, they are put right in the same way everywhere. */
import { tidyText } from '../../src/content/pasted.ts';
import { slugOf } from '../../src/domain/slug.ts';

const ENDING = /\.(jpe?g|jpe|jfif|png|webp)$/i;
/** What programs leave before the ending when they turn a picture into another one. */
const FORMER_ENDING = /\.(?:jpe?g|jpe|jfif|png|webp|heic|heif|gif|avif|bmp|tiff?)$/i;

/** Files with longer names cannot be copied everywhere: the encoded ones are longer still. */
const LONGEST = 80;

/** What a picture is called whose own name has no letter or digit that an address can hold. */
const NAMELESS = 'picture';

const stemOf = (file: string) => file.replace(/\.[^.]*$/, '');

const nameOf = (written: string, nameless: string) =>
  slugOf(written.normalize('NFKC').replaceAll('.', ' ')).slice(0, LONGEST).replace(/-$/, '') ||
  nameless;

/**
 * What a picture's file is to be called: lower-case words joined by hyphens, ending .jpg, .png or .webp.
 *
 * @param file Its name, without a folder.
 * @returns `undefined` where it is none of these kinds of pictures.
 */
export function pictureFileName(file: string): string | undefined {
  let stem = tidyText(file);
  const [, kind] = ENDING.exec(stem) ?? [];
  if (!kind) return undefined;
  while (FORMER_ENDING.test(stem)) stem = stemOf(stem);
  const ending = /^j/i.test(kind) ? 'jpg' : kind.toLowerCase();
  return `${nameOf(stem, NAMELESS)}.${ending}`;
}

/**
 * A free file name. Content names pictures without their endings, so cocoa.png takes the name of cocoa.jpg.
 *
 * @param taken The names of the files that lie in the same folder.
 */
export function freeFileName(file: string, taken: readonly string[]): string {
  const stems = new Set(taken.map((other) => stemOf(other).toLowerCase()));
  const stem = stemOf(file);
  let free = stem;
  for (let number = 2; stems.has(free); number += 1) free = `${stem}-${number}`;
  return free + file.slice(stem.length);
}

/** What the path of a picture's file below the folder of all pictures is to be; `undefined` where nothing puts it right. */
export function pictureFilePath(written: string): string | undefined {
  const [folder = '', file = '', ...others] = written.split('/');
  const name = pictureFileName(file);
  return name && others.length === 0 && folder !== ''
    ? `${nameOf(folder, folder)}/${name}`
    : undefined;
}

/** The picture name that a text such as `/Products/IMG_7872.JPG` means, or the text itself where it names no picture. */
export function pictureNameMeant(written: string): string {
  const path = tidyText(written).replace(/^\/+/, '');
  const file = pictureFilePath(ENDING.test(path) ? path : `${path}.jpg`);
  return file === undefined ? written : stemOf(file);
}
