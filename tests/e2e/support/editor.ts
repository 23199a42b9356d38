/** The content editor as staff use it. The project's folder lies in the browser's own file system. */
import fs from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { contentFiles } from '../../../tools/content/contentChecks.ts';
import { sampleContent } from '../../../tools/content/contentFolder.ts';

/** The files of the sample's pictures: for the editor it is enough that they are there. */
export const samplePictureFiles = (() => {
  const masters = path.resolve(import.meta.dirname, '../../../src/content/pictures');
  const manifest = path.join(sampleContent, 'generated/pictures.json');
  const known = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  return fs
    .readdirSync(masters, { recursive: true, encoding: 'utf8' })
    .filter((file) => Object.hasOwn(known, file.replace(/\.\w+$/, '')));
})();

/** The folder in the browser's file system. */
const PROJECT = 'project';

/** Where the editor's package keeps what it keeps, without a git host. */
const DATABASE = 'gitea:no/host';

/** Names in the editor stand between marks of direction, which nobody sees. */
const named = (name: string, before = '', after = '') =>
  new RegExp(`^${before}[“\u2068]*${name}[”\u2069]*${after}$`);

export class Editor {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Lays the sample into the folder, opens the editor and chooses it.
   *
   * @param change What is laid there of a file's text. @default the text
   */
  async open(change: (text: string) => string = (text) => text) {
    const files = contentFiles.map((file) => [
      file,
      change(fs.readFileSync(path.join(sampleContent, file), 'utf8')),
    ]);
    // Any document of the site: the folder belongs to its origin.
    await this.page.goto('/robots.txt');
    await this.page.evaluate(
      async ({ project, texts, empty }) => {
        const storage = await navigator.storage.getDirectory();
        const root = await storage.getDirectoryHandle(project, { create: true });
        await root.getDirectoryHandle('.git', { create: true });
        const source = await root.getDirectoryHandle('src', { create: true });
        const content = await source.getDirectoryHandle('content', { create: true });
        for (const [name = '', text = ''] of texts) {
          const file = await content.getFileHandle(name, { create: true });
          const writable = await file.createWritable();
          await writable.write(text);
          await writable.close();
        }
        const masters = await content.getDirectoryHandle('pictures', { create: true });
        for (const file of empty) {
          const [folder = '', name = ''] = file.split('/');
          const place = await masters.getDirectoryHandle(folder, { create: true });
          await place.getFileHandle(name, { create: true });
        }
      },
      { project: PROJECT, texts: files, empty: samplePictureFiles },
    );
    await this.openFolder();
  }

  /** Opens the editor and chooses the folder. */
  async openFolder() {
    await this.page.addInitScript((project) => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(project),
      });
    }, PROJECT);
    await this.page.goto('/robots.txt');
    // Chromium ends where a folder of its own file system is read from where the editor keeps it.
    await this.page.evaluate(async (name) => {
      const databases = await indexedDB.databases();
      if (!databases.some((database) => database.name === name)) return;
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const { result } = opening;
          const store = 'file-system-handles';
          const gone = result.transaction(store, 'readwrite').objectStore(store).clear();
          gone.addEventListener('success', () => {
            result.close();
            resolve();
          });
        });
      });
    }, DATABASE);
    await this.page.goto('/admin');
    await this.page.getByRole('button', { name: 'Open the Project’s Folder' }).click();
  }

  /**
   * Opens a file's form from the list of all.
   *
   * @param first Its first field. @default that of all records
   */
  async openForm(label: string, first = label) {
    await this.page.getByRole('row').getByText(label, { exact: true }).click();
    await this.page.getByRole('group', { name: named(first, '', ' Field') }).waitFor();
  }

  private items(): Locator {
    return this.page
      .getByRole('group')
      .filter({ has: this.page.getByRole('button', { name: /^(Reorder Item|Move Down)$/ }) });
  }

  /** A record's part of the form, by what the list says of it. */
  item(text: string): Locator {
    return this.items().filter({ hasText: text }).last();
  }

  /** The part of the record that has the focus. */
  focused(): Locator {
    return this.items()
      .filter({ has: this.page.locator(':focus') })
      .last();
  }

  /** The last field of this label that is on the page. */
  field(label: string): Locator {
    return this.page.getByRole('group', { name: named(label, '', ' Field') }).last();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Scrolls the form until something is there: fields are drawn when they come into view. */
  async reach(target: Locator): Promise<Locator> {
    const form = this.page.getByRole('group', { name: /^Edit .*Content$/ });
    const box = await form.boundingBox();
    if (!box) throw new Error('There is no form');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let turn = 0; turn < 60 && !(await target.isVisible()); turn += 1) {
      await this.page.mouse.wheel(0, 300);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return target;
  }

  /** Writes into a field. */
  async fill(label: string, text: string) {
    const field = await this.reach(this.field(label));
    await field.locator('input, textarea').first().fill(text);
  }

  /** The same for a field that lies above what is shown. */
  async fillUp(label: string, text: string) {
    const field = this.field(label);
    await field.scrollIntoViewIfNeeded();
    await field.locator('input, textarea').first().fill(text);
  }

  /** Chooses a file for the picture of a field; the dialog stays open. */
  async chooseFile(
    label: string,
    { name, buffer, mimeType }: { name: string; buffer: Buffer; mimeType: string },
  ) {
    const field = await this.reach(this.field(label));
    await field.getByRole('button', { name: /^(Browse|Replace)/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Select Image' });
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
    return dialog;
  }

  /**
   * Puts a new picture into a field.
   *
   * @param answer Answers what is asked about it. @default nothing is asked
   */
  async choosePicture(
    label: string,
    { name, buffer, mimeType = 'image/png' }: { name: string; buffer: Buffer; mimeType?: string },
    answer: () => Promise<void> = async () => {},
  ) {
    const dialog = await this.chooseFile(label, { name, buffer, mimeType });
    await answer();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** What is drawn beside the form. */
  preview(): FrameLocator {
    return this.page.frameLocator('iframe.preview');
  }

  /** Adds a record, or an entry of a list within a field. */
  async add(one: string, within: Locator | Page = this.page) {
    await within.getByRole('button', { name: named(one, 'Add ') }).click();
  }

  /** Presses Save, and waits until the list of all files is back. */
  async save() {
    await this.button('Save').click();
    await this.saved();
  }

  /** Waits until the list of all files is back. */
  async saved() {
    await this.page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  }

  /** A file of the folder, as text. */
  read(name: string): Promise<string> {
    return this.page.evaluate(
      async ({ project, parts }) => {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(project);
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? '');
        return (await file.getFile()).text();
      },
      { project: PROJECT, parts: name.split('/') },
    );
  }

  /** Changes a file of the folder, as another program does. */
  async change(name: string, change: (text: string) => string) {
    const text = change(await this.read(name));
    await this.page.evaluate(
      async ({ project, parts, written }) => {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(project);
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? '');
        const writable = await file.createWritable();
        await writable.write(written);
        await writable.close();
      },
      { project: PROJECT, parts: name.split('/'), written: text },
    );
  }

  /** Gives a content file another name, as somebody does who tidies up. */
  async rename(from: string, to: string) {
    await this.page.evaluate(
      async ({ parts, name }) => {
        let folder = await navigator.storage.getDirectory();
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? '');
        await (file as unknown as { move(name: string): Promise<void> }).move(name);
      },
      { parts: [PROJECT, 'src', 'content', from], name: to },
    );
  }

  /** Every draft that the browser keeps, as text. */
  drafts(): Promise<string> {
    return this.page.evaluate(
      (database) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(database);
          opening.addEventListener('success', () => {
            const { result } = opening;
            const store = 'draft-backups';
            if (!result.objectStoreNames.contains(store)) {
              result.close();
              resolve('');
              return;
            }
            const asked = result.transaction(store).objectStore(store).getAll();
            asked.addEventListener('success', () => {
              result.close();
              resolve(JSON.stringify(asked.result));
            });
          });
        }),
      DATABASE,
    );
  }

  /** A file of the folder, as bytes. */
  async readBytes(name: string): Promise<Buffer> {
    const bytes = await this.page.evaluate(
      async ({ project, parts }) => {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(project);
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? '');
        return [...new Uint8Array(await (await file.getFile()).arrayBuffer())];
      },
      { project: PROJECT, parts: name.split('/') },
    );
    return Buffer.from(bytes);
  }
}
