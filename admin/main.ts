/** The editor of the content, at `/admin`: an editor for git repositories, with forms made of the content's schemas. */
import './withoutEval.ts';
import CMS from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile, Fault, PixelSize } from '../tools/content/contentChecks.ts';
import { isSame } from '../tools/content/jsonForm.ts';
import { withoutMark } from '../tools/content/lineEnds.ts';
import { askWhich } from './askWhich.ts';
import { addressOf, baseOf, fileOfAddress, formNow, onFormFilled, wasFilled } from './bases.ts';
import { otherChange } from './changes.ts';
import { check, describe, newWarnings } from './check.ts';
import { Content } from './content.ts';
import type { KnownMedia } from './content.ts';
import { forms, nameOf, PICTURE_FOLDER, placeOfField } from './fields.ts';
import { followForms } from './finder.ts';
import { explainWriting, picturesInFolder, textInFolder, watchPicker } from './folder.ts';
import { toContent } from './form.ts';
import { merge } from './merge.ts';
import { isInFolder, picturesAtHost, storedFolder } from './packageStore.ts';
import {
  doubledPictures,
  filesOf,
  followChosenFiles,
  newPictures,
  noEncodableFile,
  rememberFileNames,
  sizesOfNew,
} from './pictures.ts';
import type { EditorSettings } from './settings.ts';
import { showLeft, showNotes, showRefusal } from './notes.ts';
import type { Notes } from './notes.ts';
import { watchOpenForms } from './openForms.ts';
import { registerPreviews } from './preview.tsx';
import { followSaves, GIVEN_UP, keepWritten } from './saves.ts';
import { words } from './words.ts';
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

const stored = () => storedFolder(settings);

/** Takes over which pictures there are, whoever brought them. */
const readPictures = async () =>
  content.knowPictures(
    isInFolder(settings) ? await picturesInFolder(stored) : await picturesAtHost(settings),
  );

/** Takes over what lies in the folder now; at a git host the package has asked for it just before. */
const readLatest = async (file: ContentFile) => {
  await readPictures();
  if (!isInFolder(settings)) return;
  try {
    const text = await textInFolder(file, stored);
    JSON.parse(withoutMark(text));
    content.refresh(file, text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      refuse([
        `“${words[file].label}” cannot be read where it lies: what two people changed may not be put together there yet. Have that mended, and press Save again.`,
      ]);
    }
    refuse([(error as Error).message]);
  }
};

/** What the form changed, in what the file holds now. */
const merged = async (file: ContentFile, form: unknown) => {
  // The list of pictures changes files whose form was never filled.
  const base = wasFilled(file) ? baseOf(file) : content.valueOf(file);
  await readLatest(file);
  for (;;) {
    const now = content.textNow(file);
    const sides = [base, toContent(file, form), content.valueOf(file)] as const;
    const first = merge(...sides);
    if (first.clashes.length === 0) return first;
    const decide = await askWhich(file, first.clashes, first.value);
    // It is no fault, and the package says nothing of it.
    if (!decide) throw new Error(GIVEN_UP);
    // The answer may have taken its time.
    await readLatest(file);
    if (content.textNow(file) === now) return merge(...sides, decide);
  }
};

const save = async (file: ContentFile, form: unknown): Promise<string> => {
  const doubled = file === 'alt-texts.json' ? doubledPictures(form) : [];
  if (doubled.length > 0) {
    refuse(
      doubled.map((name) => `The picture ${name} stands in this list twice: keep one of them.`),
    );
  }
  const wrongFiles = filesOf(form).flatMap((name) => noEncodableFile(name) ?? []);
  if (wrongFiles.length > 0) refuse(wrongFiles);
  const { value, others } = await merged(file, form);
  const text = content.textWith(file, value);
  const { faults, left } = check(
    content,
    file,
    text,
    newPictures(content, file, form),
    sizesOfNew(form, shown.get(file), sizes),
  );
  if (faults.length > 0) refuse(faults.map(describe));
  const notes = {
    left,
    warnings: newWarnings(content, file, text),
    others: others.map((change) => otherChange(file, change, value)),
  };
  const former = content.textNow(file) ?? '';
  content.refresh(file, text);
  if (fileOfAddress(location.hash) === file) {
    pending = { file, former, text, notes };
    holdForm(true);
  } else {
    // Changed with the list of pictures: no form is open, and no event comes.
    showNotes(notes);
  }
  if (!isSame(value, toContent(file, form))) keepWritten(content.read(file, text));
  return text;
};

/** What was handed to be written last: a full disk or a host may still refuse it. */
let pending: { file: ContentFile; former: string; text: string; notes: Notes } | undefined;

/** Until the answer is there nothing is typed that would not be saved. */
const holdForm = (isHeld: boolean) => {
  const form = document.querySelector<HTMLElement>('[role="group"][aria-label^="Edit "]');
  if (form) form.inert = isHeld;
};

followSaves(
  () => {
    holdForm(false);
    if (!pending) return;
    // What was read while it was written is older.
    content.refresh(pending.file, pending.text);
    showNotes(pending.notes);
    pending = undefined;
    void readPictures();
  },
  () => {
    holdForm(false);
    // Unless something newer was read meanwhile.
    if (pending && content.textNow(pending.file) === pending.text) {
      content.refresh(pending.file, pending.former);
    }
    pending = undefined;
  },
);

/** Tells once, when all files have been read, what an earlier save left to be done. */
let tellLeft = (file: ContentFile, text: string) => {
  tellLeft = () => {};
  const { faults, left } = check(content, file, text);
  // Which pictures a host has is known once one of them is asked for.
  const isSure = ({ reason }: Fault) =>
    isInFolder(settings) || !/^there is no (?:such )?picture\b/.test(reason);
  showLeft([...faults, ...left].filter(isSure));
};

/** The endings of pictures' files are in the forms. */
let picturesRead: Promise<void> | undefined;

onFormFilled(followForms(formNow));

for (const file of contentFiles) {
  CMS.registerCustomFormat(nameOf(file), 'json', {
    fromFile: async (text) => {
      await (picturesRead ??= readPictures());
      const form = content.read(file, text);
      if (content.isWhole) tellLeft(file, text);
      return form;
    },
    toFile: (form) => save(file, form),
  });
}
CMS.registerFieldType('suggestions', createSuggestions(content));
CMS.registerFieldType('amount', createAmount());
CMS.registerFieldType('next-number', createNextNumber(content));
registerPreviews(content, media, sizes, shown);
watchPicker();
explainWriting();
rememberFileNames();
followChosenFiles({
  readPictures,
  pictures: () => content.pictures,
  refuse: (reasons) => showRefusal('That cannot be a picture of the site:', reasons),
  placeOf: (field) => {
    const file = fileOfAddress(location.hash);
    return file && placeOfField(file, field);
  },
});

watchOpenForms(() =>
  showRefusal('This form is open in another tab too:', [
    'Type in one of them. This browser keeps one draft of it, and whoever saves lets go of the other’s.',
  ]),
);

// The package's list of files waits for a second press, and nothing says so.
document.addEventListener('click', ({ target }) => {
  const row = target instanceof Element ? target.closest('[role="row"]') : null;
  const said = [...(row?.querySelectorAll('*') ?? [])].map(({ textContent }) => textContent.trim());
  const file = contentFiles.find((name) => said.includes(words[name].label));
  if (file && fileOfAddress(location.hash) === undefined) location.hash = addressOf(file);
});

/** A form has changes as long as they can be saved. */
const isChanged = () =>
  fileOfAddress(location.hash) !== undefined &&
  [...document.querySelectorAll<HTMLButtonElement>('button')].some(
    (button) =>
      button.textContent.trim() === 'Save' &&
      !button.disabled &&
      button.getAttribute('aria-disabled') !== 'true',
  );
window.addEventListener('beforeunload', (event) => {
  if (isChanged()) event.preventDefault();
});

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
