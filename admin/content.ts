/** The content as the editor knows it: each file's text, as in the folder or at the git host, and the pictures. */
import type { PictureManifest } from '../src/content/schema.ts';
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile, ContentSources, PixelSize } from '../tools/content/contentChecks.ts';
import { rewriteJson } from '../tools/content/jsonForm.ts';
import { withoutMark } from '../tools/content/lineEnds.ts';
import { toContent, toForm } from './form.ts';

/** What there was when the editor was built. */
export interface KnownMedia {
  /** The ending of each picture's file, by the picture's name. */
  pictures: Record<string, string>;
  /** The files in `public/films`. */
  films: string[];
  /** The encoded files of the pictures, which the site serves. */
  manifest?: PictureManifest;
}

/** The texts of the files, as far as they have been read. */
export class Content {
  private readonly texts = new Map<ContentFile, string>();
  private readonly media: KnownMedia;
  private endings: ReadonlyMap<string, string>;

  constructor(media: KnownMedia) {
    this.media = media;
    this.endings = new Map(Object.entries(media.pictures));
  }

  /** Which ending a picture's file has. One that is not known is taken for a JPEG. */
  readonly endingOf = (picture: string): string => this.endings.get(picture) ?? 'jpg';

  /**
   * Takes over which pictures there are, whoever brought them.
   *
   * @param files Their files, as `folder/name.ending`. None says nothing: what the build knew stands.
   */
  knowPictures(files: readonly string[]) {
    const known = files.flatMap((file) => {
      const [, name, ending] = /^(.+)\.(\w+)$/.exec(file) ?? [];
      return name && ending ? [[name, ending] as const] : [];
    });
    if (known.length > 0) this.endings = new Map(known);
  }

  /** A file that has been read, as its form holds it. */
  read(file: ContentFile, text: string): unknown {
    this.texts.set(file, text);
    return toForm(file, JSON.parse(withoutMark(text)), this.endingOf);
  }

  /** Takes over what a file holds now: a form that is open keeps what it was filled with. */
  refresh(file: ContentFile, text: string) {
    this.texts.set(file, text);
  }

  /** The text of a file whose form was changed. */
  textOf(file: ContentFile, form: unknown): string {
    return this.textWith(file, toContent(file, form));
  }

  /** The text of a file that is to hold this. */
  textWith(file: ContentFile, value: unknown): string {
    return rewriteJson(this.texts.get(file) ?? '', value);
  }

  /**
   * Takes over what a form holds: it is what the file has from now on.
   *
   * @param value What is written, where others' changes are among it. @default what the form holds
   */
  write(file: ContentFile, form: unknown, value = toContent(file, form)): string {
    const text = this.textWith(file, value);
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
    return [...this.endings.keys()];
  }

  /** How large the pictures are that the site was built with. */
  get sizes(): Map<string, PixelSize> {
    return new Map(Object.entries(this.media.manifest ?? {}));
  }

  get films(): string[] {
    return this.media.films;
  }
}
