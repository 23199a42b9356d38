/** The files of pictures that a form names. */
import type { ContentFile, PixelSize } from '../tools/content/contentChecks.ts';
import {
  pictureFileName,
  pictureFilePath,
  pictureNameMeant,
} from '../tools/content/pictureFileNames.ts';
import type { PicturePlace } from '../src/content/schema.ts';
import type { Content } from './content.ts';
import { fitPicture } from './fitPicture.tsx';

const FILE = /"\/([^"/]+\/[^"/]+\.(?:jpe?g|png|webp|gif|avif|heic|heif|svg|bmp|tiff?))"/gi;

/** The files that a form names, as `folder/name.ending`. */
export const filesOf = (form: unknown): string[] => [
  ...new Set([...JSON.stringify(form).matchAll(FILE)].map(([, file = '']) => file)),
];

/** Why a file cannot be the picture of anything; a name that is only written in another way is put right. */
export const noEncodableFile = (file: string): string | undefined =>
  pictureFilePath(file)
    ? undefined
    : `The picture ${file} is no JPEG, PNG or WebP. ${
        /\.hei[cf]$/i.test(file)
          ? 'On the iPhone choose “Most Compatible” under Settings, Camera, Formats, and take it again.'
          : 'Save it as one of them, and choose it again.'
      }`;

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

let inUse: () => readonly string[] = () => [];
let readInUse = async () => {};

/** Told to the package's code: names that a new picture may not take, whoever brought the others. */
export const picturesInUse = (): readonly string[] => inUse();

/** Told to the package's code, before a new picture gets its name: another tab may have brought one. */
export const picturesRead = (): Promise<void> => readInUse();

let fitPasted: (file: File) => Promise<File | undefined> = (file) => Promise.resolve(file);

/** Told by the package's code, before it takes a picture out of the clipboard. */
export const pastedFitted = (file: File): Promise<File | undefined> => fitPasted(file);

/** The pictures that stand more than once in the list of what pictures show: a file could hold one of them only. */
export function doubledPictures(form: unknown): string[] {
  const named = (Array.isArray(form) ? (form as { picture?: unknown }[]) : []).flatMap(
    ({ picture }) => (typeof picture === 'string' ? [pictureNameMeant(picture)] : []),
  );
  return [...new Set(named.filter((name, index) => named.indexOf(name) < index))];
}

interface ChosenFiles {
  /** Asks anew which pictures there are. */
  readPictures: () => Promise<void>;
  /** The pictures that there are, as `folder/name`. */
  pictures: () => readonly string[];
  /** Told why files were refused. */
  refuse: (reasons: string[]) => void;
  /** The place of the picture that a field holds, by where the field stands in the open form. */
  placeOf: (field: string) => PicturePlace | undefined;
}

/** The field of a picture that something on the page belongs to. */
const fieldAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-field-type="image"]')?.dataset.typedKeyPath
    : undefined;

/**
 * Checks chosen files before the package takes them: it refuses files that no browser shows, and fits pictures to their
 * place.
 */
export function followChosenFiles({ readPictures, pictures, refuse, placeOf }: ChosenFiles) {
  readInUse = readPictures;
  inUse = () => pictures().map((picture) => picture.replace(/^.*\//, ''));
  /** For which field the package's dialog was opened. */
  let asking: string | undefined;
  document.addEventListener('click', ({ target }) => (asking = fieldAt(target) ?? asking), true);
  fitPasted = async (file) => {
    const place = asking === undefined ? undefined : placeOf(asking);
    const fit = place ? await fitPicture(file, place) : file;
    if (fit instanceof File) return fit;
    if (fit) refuse([fit]);
    return undefined;
  };
  let isHandedOn = false;
  /** The same file can be chosen again. */
  const letGo = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) target.value = '';
  };

  const take = async (
    event: Event,
    files: readonly File[],
    field: string | undefined,
    handOn: (fitted: readonly File[]) => void,
  ) => {
    if (isHandedOn) return;
    const reasons = files.flatMap(({ name }) =>
      pictureFileName(name) ? [] : (noEncodableFile(name) ?? []),
    );
    const place = field === undefined ? undefined : placeOf(field);
    if (reasons.length === 0 && !place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (reasons.length > 0 || !place) {
      letGo(event);
      refuse(reasons);
      return;
    }
    await readPictures();
    const fitted: File[] = [];
    for (const file of files) {
      const fit = await fitPicture(file, place);
      if (fit instanceof File) fitted.push(fit);
      else if (fit) refuse([fit]);
    }
    if (fitted.length === 0) {
      letGo(event);
      return;
    }
    isHandedOn = true;
    handOn(fitted);
    isHandedOn = false;
  };

  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
      void take(event, [...target.files], asking, (fitted) => {
        const data = new DataTransfer();
        for (const file of fitted) data.items.add(file);
        target.files = data.files;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    true,
  );
  document.addEventListener(
    'drop',
    (event) => {
      const { target, dataTransfer } = event;
      const zone = target instanceof Element && target.closest('.drop-target');
      if (!zone || !dataTransfer?.files.length) return;
      void take(event, [...dataTransfer.files], fieldAt(target) ?? asking, (files) => {
        // Of a drop that is over, the package takes files in no other way.
        zone.dispatchEvent(new DragEvent('dragleave', { cancelable: true }));
        zone.dispatchEvent(new CustomEvent('Select', { detail: { files } }));
      });
    },
    true,
  );
}

/** The pictures that a form names and its file did not: they come with it. */
export function newPictures(content: Content, file: ContentFile, form: unknown): string[] {
  const before = JSON.stringify(content.valueOf(file) ?? null);
  return filesOf(form)
    .map(pictureNameMeant)
    .filter((name) => !before.includes(`"${name}"`));
}

/**
 * The sizes of a form's new pictures, by name. The form that was shown has their addresses where the saved form has file
 * names.
 */
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
