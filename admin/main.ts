/** The editor of the content, at `/admin`: an editor for git repositories, with forms made of the content's schemas. */
import './withoutEval.ts';
import CMS from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile, PixelSize } from '../tools/content/contentChecks.ts';
import { check, describe, newWarnings } from './check.ts';
import { Content } from './content.ts';
import type { KnownMedia } from './content.ts';
import { forms, nameOf, PICTURE_FOLDER } from './fields.ts';
import { filesOf, newPictures, noEncodableFile, sizesOfNew } from './pictures.ts';
import type { EditorSettings } from './settings.ts';
import { showNotes } from './notes.ts';
import { registerPreviews } from './preview.tsx';
import { createAmount, createNextNumber, createSuggestions } from './widgets.tsx';
import './editor.css';

/** What the build knows: `tools/build/editor.ts`. */
declare const __EDITOR__: { media: KnownMedia; settings: EditorSettings; title: string };

const { media, settings, title } = __EDITOR__;
const content = new Content(media);

/** How large new pictures are, by the addresses that they have until they are saved. */
const sizes = new Map<string, PixelSize>();
/** What the forms held when their previews were drawn. */
const shown = new Map<ContentFile, unknown>();

/** Stops a save: the editor shows the message and keeps what was typed. */
const refuse = (lines: readonly string[]): never => {
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) });
};

const save = (file: ContentFile, form: unknown): string => {
  const wrongFiles = filesOf(form).flatMap((name) => noEncodableFile(name) ?? []);
  if (wrongFiles.length > 0) refuse(wrongFiles);
  const text = content.textOf(file, form);
  const { faults, left } = check(
    content,
    file,
    text,
    newPictures(content, file, form),
    sizesOfNew(form, shown.get(file), sizes),
  );
  if (faults.length > 0) refuse(faults.map(describe));
  showNotes(left, newWarnings(content, file, text));
  return content.write(file, form);
};

for (const file of contentFiles) {
  CMS.registerCustomFormat(nameOf(file), 'json', {
    fromFile: (text) => content.read(file, text),
    toFile: (form) => save(file, form),
  });
}
CMS.registerFieldType('suggestions', createSuggestions(content));
CMS.registerFieldType('amount', createAmount());
CMS.registerFieldType('next-number', createNextNumber(content));
registerPreviews(content, media, sizes, shown);

const config: CmsConfig = {
  load_config_file: false,
  backend: settings.backend,
  app_title: title,
  logo: { src: '/favicon.svg' },
  site_url: location.origin,
  media_folder: PICTURE_FOLDER,
  public_folder: '/',
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  show_preview_links: false,
  singletons: forms(),
};

document.documentElement.dataset.host = settings.host;
void CMS.init({ config });
