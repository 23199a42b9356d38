/** What each component costs, measured by the bundler. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import viteConfig from '../vite.config.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What every page has anyhow: no component is charged for it. */
const shared = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^react-router/,
  /^@emotion\//,
  /^@mui\/(material\/styles|system|utils|styled-engine|private-theming)/,
  /^mobx/,
];

interface Chunk {
  code?: string;
  source?: string | Uint8Array;
}

const ENTRY = 'virtual:component';

const measure = async (file: string): Promise<number> => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    define: { ...viteConfig.define, 'process.env.NODE_ENV': '"production"' },
    resolve: viteConfig.resolve ?? {},
    plugins: [
      {
        name: 'component-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export * from '/${file}';` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => shared.some((pattern) => pattern.test(id)),
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: Chunk[] }[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((total, { code, source }) => total + gzipSync(code ?? source ?? '').length, 0);
};

/** Bytes of each file's module and all that only it needs, minified and compressed with gzip, by file. */
export const componentSizes = async (files: string[]): Promise<Record<string, number>> => {
  const sizes: Record<string, number> = {};
  for (const file of files) sizes[file] = await measure(file);
  return sizes;
};
