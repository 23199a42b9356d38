/** What the editor's package keeps in this browser: which folder was opened, and the host's files. */
import { PICTURE_FOLDER } from './fields.ts';
import type { EditorSettings } from './settings.ts';

/** Reads once and lets go of the database: the package could not change it otherwise. Nothing where there is none. */
const readOnce = <Value>(
  database: string,
  store: string,
  ask: (from: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(database);
    // There is none yet: it is not for us to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(undefined));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const finish = (value?: Value) => {
        result.close();
        resolve(value);
      };
      if (!result.objectStoreNames.contains(store)) {
        finish();
        return;
      }
      const asked = ask(result.transaction(store).objectStore(store));
      asked.addEventListener('success', () => finish(asked.result));
      asked.addEventListener('error', () => finish());
    });
  });

const databaseOf = ({ backend: { name, repo } }: EditorSettings) => `${name}:${repo}`;

/** The folder that was opened in an earlier visit, if the browser still has it. */
export const storedFolder = async (
  settings: EditorSettings,
): Promise<FileSystemDirectoryHandle | undefined> => {
  const stored: unknown = await readOnce(databaseOf(settings), 'file-system-handles', (from) =>
    from.get('root_dir_handle'),
  );
  return stored instanceof FileSystemDirectoryHandle ? stored : undefined;
};

/** The files of the pictures at the host, as `folder/name.ending`. */
export const picturesAtHost = async (settings: EditorSettings): Promise<string[]> => {
  const keys = await readOnce(databaseOf(settings), 'file-cache', (from) => from.getAllKeys());
  const start = `${PICTURE_FOLDER}/`;
  return (keys ?? [])
    .map(String)
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length));
};

/** Whether the editor works in a folder of this computer; else at a git host. */
export const isInFolder = ({ host }: EditorSettings): boolean =>
  host === 'none' || (localStorage.getItem('sveltia-cms.user') ?? '').includes('"local"');
