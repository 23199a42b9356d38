/**
 * While the site is developed (`npm run dev`), a content file that is saved is seen at once, and one that is wrong is told
 * with the reasons of the content check. Left to itself, Vite hands new products to code that has fetched the old ones
 * already, and a list whose file cannot be read is an empty list.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { checkContent, contentFiles, describeFault, readContent } from './contentChecks.ts';
import { readContentSources } from './contentSources.ts';

export function contentReload(): Plugin {
  let root = '';
  /** The name of a file that people edit, or that is made of their pictures. */
  const contentFile = (file: string) => {
    const name = path.relative(path.join(root, 'src/content'), file).split(path.sep).join('/');
    return /^(?!schemas\/)[\w/-]+\.json$/.test(name) ? name : undefined;
  };

  const findFaults = async () => {
    const { sources, surroundings } = await readContentSources(root);
    const { parsed } = readContent(sources);
    return {
      unreadable: contentFiles.filter((file) => !parsed[file]),
      told: checkContent(sources, surroundings).map(describeFault).join('\n'),
    };
  };

  /** What Vite shows over the page. */
  const errorOf = (message: string) => ({
    type: 'error' as const,
    err: { message, stack: '', plugin: 'npm run content' },
  });

  return {
    name: 'lasakita:content-reload',
    enforce: 'pre',
    // Tests read the content as it was when they began, and a build checks it first.
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      // What was wrong before the page was opened.
      server.ws.on('connection', () => {
        void findFaults().then(({ told }) => {
          if (told !== '') server.ws.send(errorOf(told));
        });
      });
    },
    async load(id) {
      const name = contentFile(id.replace(/\?.*/, ''));
      if (name === undefined) return;
      const { unreadable, told } = await findFaults();
      if (unreadable.some((file) => file === name)) this.error(told);
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        if (this.environment.name !== 'client' || contentFile(file) === undefined) return;
        const { told } = await findFaults();
        server.ws.send(told === '' ? { type: 'full-reload', path: '*' } : errorOf(told));
        return [];
      },
    },
  };
}
