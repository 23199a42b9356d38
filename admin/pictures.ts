/** The files of pictures that a form names. */
import type { ContentFile, PixelSize } from '../tools/content/contentChecks.ts';
import {
  pictureFileName,
  pictureFilePath,
  pictureNameMeant,
} from '../tools/content/pictureFileNames.ts';
import type { Content } from './content.ts';

const FILE = /"\/([^"/]+\/[^"/]+\.(?:jpe?g|png|webp|gif|avif|heic|heif|svg|bmp|tiff?))"/gi;

/** The files that a form names, as `folder/name.ending`. */
export const filesOf = (form: unknown): string[] => [
  ...new Set([...JSON.stringify(form).matchAll(FILE)].map(([, file = '']) => file)),
];

/** Why a file cannot be the picture of anything; a name that is only written in another way is put right. */
export const noEncodableFile = (file: string): string | undefined =>
  pictureFilePath(file)
    ? undefined
    : `The picture ${file} is no JPEG, PNG or WebP. Export it as one of them, and choose it again.`;

const chosen = new Map<string, string>();

/** Remembers what files are called whose addresses in the browser stand in the forms. */
export function rememberFileNames() {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof File) chosen.set(address, object.name);
    return address;
  };
}

/** What the picture at an address of the browser is to be called, without its ending. */
export const nameOfChosen = (address: string): string | undefined =>
  pictureFileName(chosen.get(address) ?? '')?.replace(/\.\w+$/, '');

/**
 * Refuses a file that no browser shows when it is chosen, before the package takes it.
 *
 * @param tell Told why.
 */
export function refuseWrongFiles(tell: (reasons: string[]) => void) {
  const stopWrong = (event: Event, files: FileList | null | undefined) => {
    const reasons = [...(files ?? [])].flatMap(({ name }) =>
      pictureFileName(name) ? [] : (noEncodableFile(name) ?? []),
    );
    if (reasons.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell(reasons);
  };
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement) stopWrong(event, target.files);
    },
    true,
  );
  document.addEventListener('drop', (event) => stopWrong(event, event.dataTransfer?.files), true);
}

/** The pictures that a form names and its file did not: they come with it. */
export function newPictures(content: Content, file: ContentFile, form: unknown): string[] {
  const before = JSON.stringify(content.valueOf(file) ?? null);
  return filesOf(form)
    .map(pictureNameMeant)
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
      if (size && name) found.set(pictureNameMeant(name), size);
    } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other) {
      for (const [key, value] of Object.entries(one)) {
        walk(value, (other as Record<string, unknown>)[key]);
      }
    }
  };
  walk(saved, shown);
  return found;
}
