/** What the editor knows of the content: the text of every file as it lies in the folder or at the git host, and its pictures. */
import type { PictureManifest } from '../src/content/schema.ts';
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile, ContentSources } from '../tools/content/contentChecks.ts';
import { rewriteJson } from '../tools/content/jsonForm.ts';
import { withoutMark } from '../tools/content/lineEnds.ts';
import { toContent, toForm } from './form.ts';

/** Built in: what there was when the editor was built. */
export interface KnownMedia {
  /** The ending of each picture's file, by the picture's name. */
  pictures: Record<string, string>;
  /** The files in `public/films`. */
  films: string[];
  /** The encoded files of the pictures, which the site serves. */
  manifest?: PictureManifest;
}

const STORED = 'lasakita-editor-pictures';

/** The texts of the files, as far as they have been read. */
export class Content {
  private readonly texts = new Map<ContentFile, string>();
  private readonly media: KnownMedia;
  private added: Record<string, string>;

  constructor(media: KnownMedia) {
    this.media = media;
    this.added = readStored();
  }

  /** Which ending a picture's file has. One that somebody else added since the editor was built is taken for a JPEG. */
  readonly endingOf = (picture: string): string =>
    this.added[picture] ?? this.media.pictures[picture] ?? 'jpg';

  /** Keeps the names of picture files that a form names: a new one may have another ending. */
  private noteFiles(form: unknown) {
    for (const [, picture = '', ending = ''] of JSON.stringify(form).matchAll(
      /"\/([a-z0-9-]+\/[a-z0-9-]+)\.(jpg|png|webp)"/g,
    )) {
      if (this.endingOf(picture) === ending && this.media.pictures[picture]) continue;
      this.added = { ...this.added, [picture]: ending };
    }
    writeStored(this.added);
  }

  /** A file that has been read, as its form holds it. */
  read(file: ContentFile, text: string): unknown {
    this.texts.set(file, text);
    return toForm(file, JSON.parse(withoutMark(text)), this.endingOf);
  }

  /** The text of a file whose form was changed. */
  textOf(file: ContentFile, form: unknown): string {
    return rewriteJson(this.texts.get(file) ?? '', toContent(file, form));
  }

  /** Takes over what a form holds: it is what the file has from now on. */
  write(file: ContentFile, form: unknown): string {
    const text = this.textOf(file, form);
    this.noteFiles(form);
    this.texts.set(file, text);
    return text;
  }

  /** The text of a file when it was last read or saved. */
  textNow(file: ContentFile): string | undefined {
    return this.texts.get(file);
  }

  /** What a file held when it was last read or saved. */
  valueOf(file: ContentFile): unknown {
    const text = this.texts.get(file);
    return text === undefined ? undefined : (JSON.parse(withoutMark(text)) as unknown);
  }

  /** All files for the check, with what one of them is to hold. */
  sourcesWith(file: ContentFile, text: string | undefined): ContentSources {
    return Object.fromEntries(
      contentFiles.map((name) => [name, name === file ? text : this.texts.get(name)]),
    ) as ContentSources;
  }

  /** Whether all files have been read. */
  get isWhole(): boolean {
    return this.texts.size === contentFiles.length;
  }

  get pictures(): string[] {
    return Object.keys({ ...this.media.pictures, ...this.added });
  }

  get films(): string[] {
    return this.media.films;
  }
}

function readStored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function writeStored(pictures: Record<string, string>) {
  try {
    localStorage.setItem(STORED, JSON.stringify(pictures));
  } catch {
    // The browser keeps nothing: a new PNG shows as a JPEG that cannot be found until the site is built anew.
  }
}
