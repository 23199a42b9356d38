/** What each component costs alone, measured by the bundler. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** What an app that installs the library has of its own: no component is charged for it. */
const peersOf = (): string[] => {
  const text = fs.readFileSync(path.join(root, 'kit/package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { peerDependencies: object }).peerDependencies);
};

interface Chunk {
  code?: string;
  source?: string | Uint8Array;
}

const ENTRY = 'virtual:component';

const measure = async (file: string, peers: readonly string[]): Promise<number> => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
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
        external: (id) => peers.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: Chunk[] }[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce(
      (total, { code, source }) => total + brotliCompressSync(code ?? source ?? '').length,
      0,
    );
};

/** Bytes of each file's module with all that it needs, minified and compressed with brotli, without peers; by file. */
export const componentSizes = async (files: string[]): Promise<Record<string, number>> => {
  const peers = peersOf();
  const sizes: Record<string, number> = {};
  for (const file of files) sizes[file] = await measure(file, peers);
  return sizes;
};
