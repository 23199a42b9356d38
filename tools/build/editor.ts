/** Builds the content editor into `admin/` of a built site. Its use: docs/editing.md; its setup: docs/hosting.md. */
import fs from 'node:fs';
import path from 'node:path';
import { build, loadEnv } from 'vite';
import type { Plugin, PluginOption } from 'vite';
import { editorSettings } from '../../admin/settings.ts';
import type { EditorSettings } from '../../admin/settings.ts';
import type { PictureManifest, Site } from '../../src/content/schema.ts';
import { companyContent } from '../content/contentFolder.ts';
import { listFilms } from '../content/films.ts';
import { listMasters } from '../content/pictureMasters.ts';

/** The editor's folder in a built site, and its address. */
export const EDITOR_FOLDER = 'admin';

const project = path.resolve(import.meta.dirname, '../..');

const editorCode = /\/node_modules\/@sveltia\/cms\/npm\/index\.js$/;

/**
 * Parts of the package that these forms never use: maps, code listings, drawings as code, pictures of iPhones, and its
 * translations. A user who asks for a removed language reads English.
 */
const unused =
  /^(?:@shikijs\/|terra-draw|leaflet|svgo|exifr|turndown|\.\/chunks\/(?:heic|shiki|webp))|\/locales\/.*\.json$/;

/** What is ours in the package's code: pictures and pasted texts are put right as everywhere else. */
const ours = `import { freeFileName, pictureFileName } from ${JSON.stringify(path.join(project, 'tools/content/pictureFileNames.ts'))};
import { tidyText } from ${JSON.stringify(path.join(project, 'src/content/pasted.ts'))};
import { baseOfDraft, draftRestored, formFilled, isDrawnList } from ${JSON.stringify(path.join(project, 'admin/bases.ts'))};
import { pastedFitted, picturesInUse, picturesRead } from ${JSON.stringify(path.join(project, 'admin/pictures.ts'))};
import { copyOfRecord, recordRemoved } from ${JSON.stringify(path.join(project, 'admin/undo.ts'))};
import { GIVEN_UP, saveRefused, takeWritten } from ${JSON.stringify(path.join(project, 'admin/saves.ts'))};
`;

/** Texts of the package's code, and what stands in their place. Each has to be there once, or the build stops. */
const replacements: [string, string][] = [
  // A folder of the computer can be opened wherever the editor is, not only where a developer runs it.
  ['isLocalHost=e===`127.0.0.1`||/^(.+\\.)?localhost$/.test(e)', 'isLocalHost=!0'],
  // A picture is called as `npm run pictures` calls it, and by no name that a picture with another ending has.
  [
    'if(t){let{filename:e,extension:t}=Hk(r);r=`${vP(e)}${t?`.${t.toLowerCase()}`:``}`}return rR(r,n)',
    'if(t)r=pictureFileName(r)??r;return freeFileName(r,[...n,...picturesInUse()])',
  ],
  [
    'encodingEnabled:p})=>{let m=await fR(e),',
    'encodingEnabled:p})=>{await picturesRead();let m=await fR(e),',
  ],
  // A save that the disk or the host does not take is told: `admin/saves.ts`. One that cannot be ended is none.
  [
    'catch(e){throw console.error(e.cause??e),Error(`saving_failed`,{cause:e.cause??e})',
    'catch(e){throw console.error(e.cause??e),Error(`saving_failed`,{cause:saveRefused(e.cause??e)})',
  ],
  [
    'try{await n?.write(t)}finally{try{await n?.close()}catch{}}',
    'try{await n?.write(t)}catch(e){await n?.abort().catch(()=>{});throw e}await n?.close()',
  ],
  // What others changed is in what is written, and so in the form that is opened next.
  [
    'await f2({draft:e,slugs:l}),{changes:m,',
    'await f2({draft:e,slugs:l}),taken=takeWritten(d),{changes:m,',
  ],
  // Whoever goes back to the form is told of no fault.
  [
    't.message===`saving_failed`?(j(h,!0)',
    't.message===GIVEN_UP?void 0:t.message===`saving_failed`?(j(h,!0)',
  ],
  // A commit goes on top of the compared commit, or the host refuses it. To fetch the last commit again and go on would
  // skip the changes since then.
  [
    '{let{commitChanges:i,fetchLastCommit:a}=iX.current;try{await SZ()}catch',
    '{let{commitChanges:i,fetchLastCommit:a}=iX.current;try{t.length===0&&await SZ()}catch',
  ],
  // A picture out of the clipboard is fitted as any other.
  [
    'i=new File([e],`pasted-image-${Date.now()}.${r}`,{type:t});o()(i);return',
    'i=await pastedFitted(new File([e],`pasted-image-${Date.now()}.${r}`,{type:t}));i&&o()(i);return',
  ],
  // Phones sign in by a code on the screen, wherever the editor is.
  ['JR.hasMouse&&!JR.isLocalHost&&', 'JR.hasMouse&&'],
  // A list of files is asked for anew: the commit that is noted may be one whose files never arrived.
  ['if(s&&s===o&&c&&c===n&&l&&r.length){', 'if(!1&&s&&s===o&&c&&c===n&&l&&r.length){'],
  // What cannot be seen around a pasted text does not count where its form is looked at, as it is not saved.
  ['a=typeof e==`string`?e.trim():e,o=!i&&', 'a=typeof e==`string`?tidyText(e):e,o=!i&&'],
  // Files keep their line ends, and the mark of their encoding: what is read is what is there, and so is what is written.
  [
    'Gk=async e=>(await e.text()).replace(/\\r\\n?/g,`\n`)',
    'Gk=async e=>new TextDecoder(`utf-8`,{ignoreBOM:!0}).decode(await e.arrayBuffer())',
  ],
  [
    'return new TextDecoder().decode(t)}',
    'return new TextDecoder(`utf-8`,{ignoreBOM:!0}).decode(t)}',
  ],
  [
    'e=e.trim().replace(/\\r\\n?/g,`\n`);let o=',
    'let written=e;e=e.trim().replace(/\\r\\n?/g,`\n`);let o=',
  ],
  ['?.parser;if(c)return c(e);', '?.parser;if(c)return c(written);'],
  ['if(i)return`${(await i(e)).trim()}\\n`;', 'if(i)return await i(e);'],
  // With what a form is filled is known, and kept with its draft: `admin/bases.ts`.
  [
    'let r=q6(t);return e.current=r,',
    'let r=q6(t);return formFilled(r.fileName,Qk(yr(r.originalValues)[r.defaultLocale]),()=>Qk(yr((e.current??r).currentValues)[r.defaultLocale])),e.current=r,',
  ],
  [
    '{timestamp:new Date,cmsConfigVersion:',
    '{timestamp:new Date,base:baseOfDraft(s),cmsConfigVersion:',
  ],
  [
    'Ake=({backup:e,draft:t})=>{let{',
    'Ake=({backup:e,draft:t})=>{draftRestored(e.slug,e.base);let{',
  ],
  // Drafts are kept from the first opening on: the package lets go of their store when the folder is set a second time.
  [
    'if(e&&!c4){let{databaseName:t}=e.repository??{};if(t){c4=new RO(',
    'if(e){let{databaseName:t}=e.repository??{};if(t){c4??=new RO(',
  ],
  // If two stores are added at once, the second opens the database as the first left it, and would lack its own store.
  [
    'e&&(t.close(),t=await this.#o(n+1))',
    'e&&(t.close(),t=await this.#o(n+1).catch(()=>this.#o()),t.objectStoreNames.contains(i)||(t.close(),t=await this.#s()))',
  ],
  // A field that is drawn and left empty is no change: "Save" says whether there is one.
  ['e2=(e,t)=>!Y0.test(t)&&e[t]!==void 0', 'e2=(e,t)=>!Y0.test(t)&&e[t]!=null&&e[t]!==``'],
  ['.some(r=>e2(t,r)?(n+=1,', '.some(r=>e2(t,r)&&!isDrawnList(e,t,r)?(n+=1,'],
  // A draft of an editor with other words is one still: what no form knows is told by the check.
  ['n.cmsConfigVersion===PW.current?n:(await f4(e,t),null)', 'n'],
  // Escape is no answer to whether a draft is to be thrown away.
  [
    'get cancelLabel(){return R(n)},onOk:()=>{R(i)?.(!0)}',
    'get cancelLabel(){return R(n)},escapeDismiss:!1,onOk:()=>{R(i)?.(!0)}',
  ],
  // What was removed can be put back: `admin/undo.ts`.
  [
    'n.splice(e,1),r.splice(e,1)}),await cu(50),(Te(e)??R(xe)',
    'recordRemoved(n.splice(e,1)[0],n,o=>we(({valueList:t,expanderStateList:n})=>{o(t,e)&&n.splice(e,0,!1)})),r.splice(e,1)}),await cu(50),(Te(e)??R(xe)',
  ],
  // So can an entry of a list of texts, also once its record is closed.
  [
    'R(s).splice(e,1),R(c).splice(e,1)',
    'recordRemoved(R(s).splice(e,1)[0],R(s),o=>n4({draft:r.current,locale:t.locale,valueStoreKey:n,keyPath:t.keyPath,manipulate:({valueList:n})=>o(n,e)})),R(c).splice(e,1)',
  ],
  // A copy of a record has no number yet: `admin/undo.ts`.
  ['return structuredClone(i[n])', 'return copyOfRecord(i[n])'],
];

const SHARED =
  'Those in “share” are shown where a page is sent to others: the site cannot be built without them. Take its line out of “What pictures show” too, or the site stays as it was.';

/** Words of the package that say nothing to those who have never seen git. */
const wordings: [string, string][] = [
  ['`Work with Local Repository`', '`Open the Project’s Folder`'],
  [
    '`Once prompted, select the root directory of the “{$repo}” repository.`',
    '`The browser asks for a folder: choose the one with all files of the site, on this computer.`',
  ],
  [
    '`A repository root directory could not be selected. Please try again.`',
    '`No folder was opened. Press once more, and choose the one with all files of the site.`',
  ],
  [',files:`Files`,asset_location', ',files:`Content`,asset_location'],
  ['`There was an error while saving the entry. Please try again later.`', '`It was not saved.`'],
  // What both changed is put together: `admin/merge.ts`.
  ['title:`Entry Changed by Someone Else`', 'title:`Somebody else changed this file`'],
  [
    '`This entry has been changed in the repository after you opened it.`',
    '`That was after you opened it.`',
  ],
  [
    '`{$name} changed this entry on {$date}, after you opened it.`',
    '`It was {$name}, on {$date}, after you opened it.`',
  ],
  [
    '`If you save now, their changes will be lost.`',
    '`What they changed stays, and what you changed is added; where it is the same field, you are asked.`',
  ],
  ['save_anyway:`Save Anyway`', 'save_anyway:`Put together and save`'],
  [
    '`The repository has been updated by someone else while saving. Please try again.`',
    '`Somebody else saved at the same moment. Nothing of it is lost: press Save again.`',
  ],
  ['`Sveltia CMS is now available on mobile!`', '`The editor works on your phone, too.`'],
  // Those in `share` stand in no form.
  ['`Are you sure you want to delete this asset?`', `\`Delete this picture? ${SHARED}\``],
  ['`Are you sure you want to delete all the assets?`', `\`Delete all of them? ${SHARED}\``],
  [
    '{{Are you sure you want to delete the selected asset?}} * {{Are you sure you want to delete the selected {$count} assets?}}',
    `{{Delete the picture? ${SHARED}}} * {{Delete {$count} pictures? ${SHARED}}}`,
  ],
];

const UNUSED = '\0unused-in-editor';

/** Leaves out of the editor's package what these forms never use, and puts right what it says and does. */
export const leanEditor = (): Plugin => ({
  name: 'lean-editor',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer?.includes('/@sveltia/cms/') && unused.test(source)) return UNUSED;
    // The towns come from a disk where the check is run by Node.
    if (source === './townFile.ts' && importer?.includes('/tools/content/')) {
      return path.join(project, 'admin/townFile.ts');
    }
    return undefined;
  },
  load: (id) => (id === UNUSED ? 'export default {};' : undefined),
  transform: {
    filter: { id: editorCode },
    handler(code) {
      let changed = code;
      for (const [from, to] of [...replacements, ...wordings]) {
        const count = changed.split(from).length - 1;
        if (count !== 1) {
          throw new Error(
            `The editor's package has ${count} of "${from}": see tools/build/editor.ts`,
          );
        }
        changed = changed.replace(from, () => to);
      }
      // The package's fonts lie beside its code: those of its first sheet would come from elsewhere.
      changed = changed.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, "local('none')");
      // Pictures of iPhones are refused by the forms: 1 MB of code that would turn them into others stays out.
      changed = changed.replaceAll(/new URL\(`assets\/heic[^`]*`,\s*import\.meta\.url\)/g, "''");
      return { code: ours + changed, map: null };
    },
  },
});

/** The settings of the build, of the environment or of the files beside it: `undefined` where there is to be no editor. */
export const readEditorSettings = (root: string): EditorSettings | undefined => {
  const env = loadEnv('production', root, 'ADMIN');
  return env.ADMIN === 'off' ? undefined : editorSettings(env);
};

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

export interface EditorOptions {
  /** The project's root. */
  root: string;
  /** The folder of the built site. */
  folder: string;
  /** The folder of the content that is built. */
  content: string;
  settings: EditorSettings;
  /** Plugins of the bundler. @default none */
  plugins?: PluginOption[];
}

/** Lays the editor into a built site. */
export const buildEditor = async ({
  root,
  folder,
  content,
  settings,
  plugins = [],
}: EditorOptions): Promise<void> => {
  const { masters } = await listMasters(path.join(companyContent, 'pictures'));
  const { films } = await listFilms(path.join(root, 'public/films'));
  const manifest = readJson(path.join(content, 'generated/pictures.json')) as PictureManifest;
  const { company } = readJson(path.join(content, 'site.json')) as Site;
  const endings = new Map(masters.map(({ name, file }) => [name, path.extname(file).slice(1)]));
  const pictures = Object.fromEntries(
    Object.keys(manifest).map((name) => [name, endings.get(name) ?? 'jpg']),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leanEditor(), ...plugins],
    resolve: { alias: { '@/': `${path.join(root, 'src')}/` } },
    define: {
      __EDITOR__: JSON.stringify({
        media: { pictures, films, manifest },
        settings,
        title: company.shortName,
      }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: `${EDITOR_FOLDER}/assets`,
      rolldownOptions: { input: path.join(root, 'admin/editor.html') },
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
    },
  });
  // Vite names a document after its source, which may have no other name: the site's own is the index of the project.
  const document = path.join(folder, EDITOR_FOLDER, 'editor.html');
  fs.renameSync(document, path.join(folder, EDITOR_FOLDER, 'index.html'));
};
