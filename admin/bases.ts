/**
 * With what the open form of a file was filled: it tells what somebody else changed since then from what was changed in the form. It is
 * kept beside a draft that was not saved: the draft may be taken up days later.
 */
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import type { Content } from './content.ts';
import { nameOf } from './fields.ts';

const keyOf = (file: ContentFile) => `lasakita-editor-base-${nameOf(file)}`;

/**
 * The address of a file's form in the editor.
 *
 * @param record The name of a record that is to be opened in it.
 */
export const addressOf = (file: ContentFile, record?: string): string =>
  `#/collections/_singletons/entries/${nameOf(file)}${record === undefined ? '' : `?record=${encodeURIComponent(record)}`}`;

/** The file whose form an address of the editor shows. */
export const fileOfAddress = (hash: string): ContentFile | undefined => {
  const [, name] = /^#\/collections\/_singletons\/entries\/([\w-]+)/.exec(hash) ?? [];
  return contentFiles.find((file) => nameOf(file) === name);
};

/** The record that an address of the editor names. */
export const recordOfAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.split('?')[1]).get('record') ?? undefined;

export class Bases {
  private readonly content: Content;
  private readonly values = new Map<ContentFile, unknown>();

  constructor(content: Content) {
    this.content = content;
  }

  /** Notes what a form that is being opened is filled with. */
  open(file: ContentFile) {
    this.values.set(file, this.content.formedOf(file));
  }

  /** Whether the form of a file was opened: what is read of the file from then on is not what it was filled with. */
  isOpen(file: ContentFile): boolean {
    return this.values.has(file);
  }

  /** A draft was taken up in the form: it began with something else. */
  restore(file: ContentFile) {
    this.values.set(file, readStored(file) ?? this.of(file));
  }

  /** Keeps beside the draft with what it began: another tab may have kept its own meanwhile. */
  keep(file: ContentFile) {
    writeStored(file, this.of(file));
  }

  /** With what the form of a file was filled. */
  of(file: ContentFile): unknown {
    return this.values.get(file) ?? this.content.formedOf(file);
  }

  /** The form was saved: the next one begins anew. */
  close(file: ContentFile) {
    this.values.delete(file);
    localStorage.removeItem(keyOf(file));
  }
}

function readStored(file: ContentFile): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStored(file: ContentFile, value: unknown) {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(value));
  } catch {
    // The browser keeps nothing, and no draft either.
  }
}
