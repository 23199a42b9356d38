/** The project's folder on this computer: what lies in it now, whoever wrote it. */
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { CONTENT_FOLDER, PICTURE_FOLDER } from './fields.ts';

type Picker = (...options: unknown[]) => Promise<FileSystemDirectoryHandle>;

let opened: FileSystemDirectoryHandle | undefined;

/** Remembers which folder is chosen from now on. */
export function watchPicker() {
  const target = window as unknown as { showDirectoryPicker?: Picker };
  const pick = target.showDirectoryPicker;
  if (!pick) return;
  target.showDirectoryPicker = async (...options) => {
    opened = await pick.apply(window, options);
    return opened;
  };
}

const KEPT = 'What you typed is kept in this browser.';

/** Why the folder cannot be read or written, for somebody who may have moved it. */
const reasonOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') {
    return `The project’s folder is not where it was: it was moved or renamed. Put it back and press Save again. ${KEPT}`;
  }
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return `The browser may not use the project’s folder any more. Press Save again and allow it. ${KEPT}`;
  }
  if (name === 'QuotaExceededError') {
    return `The disk is full: nothing was saved. Make room and press Save again. ${KEPT}`;
  }
  if (name === 'NoModificationAllowedError') {
    return `Another program holds the file. Close it there and press Save again. ${KEPT}`;
  }
  const said = error instanceof Error ? error.message : String(error);
  return `The project’s folder could not be used (${said}). Press Save again. ${KEPT}`;
};

type Method = (this: unknown, ...given: unknown[]) => Promise<unknown>;

/** Says of a file that cannot be written what to do: the package shows what the browser says. */
export function explainWriting() {
  const explain = (target: object, name: string) => {
    const methods = target as Record<string, Method | undefined>;
    const method = methods[name];
    if (!method) return;
    methods[name] = async function explained(...given) {
      try {
        return await method.apply(this, given);
      } catch (error) {
        // Without a cause: the package would show that.
        throw new Error(reasonOf(error));
      }
    };
  };
  if (!('FileSystemWritableFileStream' in globalThis)) return;
  for (const name of ['createWritable', 'move']) explain(FileSystemFileHandle.prototype, name);
  for (const name of ['write', 'close']) explain(FileSystemWritableFileStream.prototype, name);
}

type Stored = () => Promise<FileSystemDirectoryHandle | undefined>;

/** A folder within the one that is open. */
const within = async (path: string, stored: Stored) => {
  opened ??= await stored();
  if (!opened) throw new DOMException('none is open', 'NotFoundError');
  let folder = opened;
  for (const part of path.split('/')) folder = await folder.getDirectoryHandle(part);
  return folder;
};

/**
 * The text of a file as it lies in the folder now, with the mark of its encoding.
 *
 * @param stored The folder that was opened in an earlier visit.
 * @throws An Error that says what to do.
 */
export async function textInFolder(file: ContentFile, stored: Stored): Promise<string> {
  try {
    const handle = await (await within(CONTENT_FOLDER, stored)).getFileHandle(file);
    const bytes = await (await handle.getFile()).arrayBuffer();
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** The files of the pictures in the folder, as `folder/name.ending`; none where they cannot be read. */
export async function picturesInFolder(stored: Stored): Promise<string[]> {
  try {
    const files: string[] = [];
    for await (const place of (await within(PICTURE_FOLDER, stored)).values()) {
      if (place.kind !== 'directory') continue;
      for await (const name of place.keys()) files.push(`${place.name}/${name}`);
    }
    return files;
  } catch {
    return [];
  }
}
