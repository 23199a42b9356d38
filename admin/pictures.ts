/** The files of pictures that a form names. */
import type { ContentFile, PixelSize } from '../tools/content/contentChecks.ts';
import type { Content } from './content.ts';

const FILE = /"\/([^"/]+\/[^"/]+\.(?:jpe?g|png|webp|gif|avif|heic|heif|svg|bmp|tiff?))"/gi;

/** The files that a form names, as `folder/name.ending`. */
export const filesOf = (form: unknown): string[] => [
  ...new Set([...JSON.stringify(form).matchAll(FILE)].map(([, file = '']) => file)),
];

/** Why a file cannot be the picture of anything. */
export const noEncodableFile = (file: string): string | undefined => {
  if (/^[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png|webp)$/.test(file)) return undefined;
  return `The picture ${file}: its name has to be lower-case words joined by hyphens, ending .jpg, .png or .webp, such as products/cocoa.jpg. Rename the file, and choose it again.`;
};

/** The pictures that a form names and its file did not: they come with it. */
export function newPictures(content: Content, file: ContentFile, form: unknown): string[] {
  const before = JSON.stringify(content.valueOf(file) ?? null);
  return filesOf(form)
    .map((name) => name.replace(/\.\w+$/, ''))
    .filter((name) => !before.includes(`"${name}"`));
}

/** How large the new pictures of a form are, by name: the form that was shown has their addresses where the saved one has files. */
export function sizesOfNew(
  saved: unknown,
  shown: unknown,
  sizes: ReadonlyMap<string, PixelSize>,
): Map<string, PixelSize> {
  const found = new Map<string, PixelSize>();
  const walk = (one: unknown, other: unknown) => {
    if (typeof one === 'string' && typeof other === 'string') {
      const size = other.startsWith('blob:') ? sizes.get(other) : undefined;
      const [name] = filesOf([one]);
      if (size && name) found.set(name.replace(/\.\w+$/, ''), size);
    } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other) {
      for (const [key, value] of Object.entries(one)) {
        walk(value, (other as Record<string, unknown>)[key]);
      }
    }
  };
  walk(saved, shown);
  return found;
}
