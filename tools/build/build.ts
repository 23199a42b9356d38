/**
 * Builds the site into `dist/`: checks the content, encodes changed pictures, bundles the browser's code, and prerenders
 * every page to a static document (`npm run build`). `OUT_DIR` names another folder, and `CONTENT_DIR` other content.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type { Manifest } from 'vite';
import type { PictureManifest, Site } from '@/content/schema';
import { playerOrigins } from '@lasakita/ui/domain/videoAddress';
import { kindOfPage, sourceOfPage } from '@/domain/pageTable';
import { paths } from '@/domain/paths';
import { colors } from '@lasakita/ui/tokens';
import { compressTexts } from './compress.ts';
import { companyContent, contentFolder } from '../content/contentFolder.ts';
import { filesIn } from './filesIn.ts';
import {
  headersFile,
  netlifyFile,
  nginxFile,
  nginxReleaseFiles,
  vercelFile,
} from './hostingFiles.ts';
import { leanBundle } from './leanBundle.ts';
import { shippedLicences } from './licences.ts';
import { buildEditor, readEditorSettings } from './editor.ts';
import { editorOrigins } from '../../admin/settings.ts';
import { buildWorker, isOfflineOff } from './offline.ts';
import { filesOf } from '../content/encodedFiles.ts';
import { headerRules, inlineHashes } from './securityHeaders.ts';
import { bundleStartScripts } from './startScripts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.resolve(root, process.env.OUT_DIR ?? 'dist');
const serverDist = `${dist}-ssr`;

interface PrerenderedPage {
  html: string;
  printHead: string;
  notice: string;
  head: string;
  data: string;
}

interface ServerEntry {
  pagePaths: string[];
  render: (paths: readonly string[]) => Promise<PrerenderedPage[]>;
}

/**
 * The chunks of the sources and all that they import, in the order in which they run: each after what it imports.
 *
 * @throws When a source was not bundled: a page would ship without its code.
 */
const chunksOf = (manifest: Manifest, ...sources: string[]): string[] => {
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is not among what was bundled`);
  }
  const visited = new Set<string>();
  const chunksBelow = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return [];
    visited.add(key);
    return [...(chunk.imports ?? []).flatMap(chunksBelow), chunk.file];
  };
  return sources.flatMap(chunksBelow);
};

/** Fonts of the first screen. The extended Latin file is fetched only where a text needs it. */
const PRELOADED_FONTS = /assets\/(figtree-latin-wght|lilita-one-latin-400)-normal[^/]*\.woff2$/;

const fontTags = (manifest: Manifest): string => {
  const fonts = [
    ...new Set(Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])),
  ]
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  return fonts.join('\n');
};

/** Brings the stylesheet into the document, or nothing would show before it has come. */
const withInlineStyles = (html: string): string =>
  html.replace(
    /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g,
    (_link, file: string) =>
      `<style>${fs.readFileSync(path.join(dist, file), 'utf8').trim()}</style>`,
  );

const writeFile = (name: string, content: string) => {
  const file = path.join(dist, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

const sitemap = (origin: string, paths: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((pagePath) => `  <url><loc>${origin}${pagePath}</loc></url>`).join('\n')}
</urlset>
`;

/** What a browser needs to put the site on a home screen. */
const webManifest = ({ name, shortName }: { name: string; shortName: string }) => ({
  name,
  short_name: shortName,
  lang: 'en',
  start_url: paths.home,
  scope: '/',
  display: 'browser',
  background_color: colors.gata.main,
  theme_color: colors.keso.main,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

const prerenderPages = async ({ origin, company }: Pick<Site, 'origin' | 'company'>) => {
  const manifestFile = path.join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  const template = withInlineStyles(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'))
    // Every page names all of its chunks itself.
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const server = (await import(
    pathToFileURL(path.join(serverDist, 'entry-server.js')).href
  )) as ServerEntry;
  const scripts = await bundleStartScripts();
  const home = paths.home;
  const rendered = new Map<string, PrerenderedPage>();
  for (const source of new Set(server.pagePaths.map(sourceOfPage))) {
    const paths = server.pagePaths.filter((pagePath) => sourceOfPage(pagePath) === source);
    const pages = await server.render(paths);
    for (const [index, page] of pages.entries()) rendered.set(paths[index] ?? '', page);
  }
  for (const pagePath of server.pagePaths) {
    const {
      html = '',
      printHead = '',
      notice = '',
      head = '',
      data = '',
    } = rendered.get(pagePath) ?? {};
    const document = template
      .replace('<html lang="en"', '<html lang="en" data-plain')
      .replace(
        '<!--app-head-->',
        () =>
          `${scripts.head}\n<link rel="manifest" href="/site.webmanifest">\n${fontTags(manifest)}\n${head}`,
      )
      .replace(
        '<div id="root"><!--app-html--></div>',
        () =>
          `<div data-print-only>${printHead}</div>\n<div id="root" data-hydrating data-path="${pagePath}">${html}</div>\n${scripts.plainPage}\n<div data-failed-only>${notice}</div>`,
      )
      .replace('</body>', () => `${data}\n  </body>`)
      .replace(/<script type="module"[^>]* src="\/assets\/index-[^"]+"><\/script>/, () =>
        scripts.fetchCode(
          chunksOf(manifest, sourceOfPage(pagePath), 'index.html').map((file) => `/${file}`),
        ),
      );
    writeFile(`${pagePath.slice(1)}/index.html`, document);
    if (pagePath === home) {
      // The root and every unknown path lead to the home page (ROUTE-1), and so does
      // `/influencers` (ROUTE-3): its document serves there at once.
      writeFile('index.html', document);
      const unlisted = document.replace(
        '<head>',
        '<head>\n    <meta name="robots" content="noindex">',
      );
      writeFile('404.html', unlisted);
      writeFile('influencers/index.html', unlisted);
    }
  }
  fs.rmSync(path.join(dist, '.vite'), { recursive: true });
  fs.rmSync(serverDist, { recursive: true });
  const found = server.pagePaths.filter((pagePath) => kindOfPage(pagePath).isInSitemap);
  writeFile('sitemap.xml', sitemap(origin, found));
  writeFile('site.webmanifest', `${JSON.stringify(webManifest(company), null, 2)}\n`);
  writeFile('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  return server.pagePaths;
};

/** Where the e-mail client posts to, as `emailSender.ts` and the client itself have it. */
const emailOrigin = (): string => {
  const { VITE_EMAILJS_ORIGIN } = loadEnv('production', root, 'VITE_');
  return new URL(VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com').origin;
};

/** A name for what a folder holds: the same for the same files. */
const releaseName = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of filesIn(folder).toSorted()) {
    hash.update(`${path.relative(folder, file)}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
};

/** The headers of the finished site, for the hosts that serve it. */
const writeHeaders = (
  { origin, company }: Pick<Site, 'origin' | 'company'>,
  pages: readonly string[],
) => {
  const documents = filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  const rules = headerRules({
    ...inlineHashes(documents),
    players: Object.values(playerOrigins),
    frames: [new URL(company.map.embed).origin],
    connections: [emailOrigin()],
    editor: editor && { origins: editorOrigins(editor) },
  });
  writeFile('_headers', headersFile(rules));
  const hosting = `${dist}-hosting`;
  fs.rmSync(hosting, { recursive: true, force: true });
  fs.mkdirSync(path.join(hosting, 'nginx'), { recursive: true });
  fs.writeFileSync(path.join(hosting, 'netlify.toml'), netlifyFile(rules));
  fs.writeFileSync(path.join(hosting, 'vercel.json'), vercelFile(rules));
  fs.writeFileSync(path.join(hosting, 'nginx.conf'), nginxFile(new URL(origin).hostname));
  const release = releaseName(dist);
  fs.writeFileSync(path.join(hosting, 'release'), `${release}\n`);
  for (const [name, text] of Object.entries(nginxReleaseFiles({ rules, pages, release }))) {
    fs.writeFileSync(path.join(hosting, 'nginx', name), text);
  }
};

const readContent = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(contentFolder, name), 'utf8'));

/** Leaves those pictures and films in the built site that belong to its content: others' stand beside them in `public/`. */
const leaveOwnMedia = () => {
  const folder = path.join(dist, 'pictures');
  const own = new Set(
    filesOf(readContent('generated/pictures.json') as PictureManifest).map((file) =>
      path.join(folder, file),
    ),
  );
  for (const file of filesIn(folder).filter((name) => !own.has(name))) fs.rmSync(file);
  const films = path.join(contentFolder, 'films');
  if (!fs.existsSync(films)) return;
  fs.rmSync(path.join(dist, 'films'), { recursive: true, force: true });
  fs.cpSync(films, path.join(dist, 'films'), { recursive: true });
};

/** Runs one of the tools of the content; what it finds wrong it has said itself. */
const runTool = (name: string, ...args: string[]) => {
  const { status } = spawnSync('tsx', [path.join('tools/content', name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

const startedAt = Date.now();
const editor = readEditorSettings(root);
// Other content is proven by the tests that stand on it.
if (contentFolder === companyContent) {
  runTool('content.ts', '--check');
  runTool('pictures.ts');
}
const site = readContent('site.json') as Site;
const licences = shippedLicences();
await build({
  root,
  logLevel: 'warn',
  plugins: [leanBundle(), licences],
  build: { manifest: true, outDir: dist, emptyOutDir: true },
});
leaveOwnMedia();
await build({
  root,
  logLevel: 'warn',
  // Everything in one bundle: packages that mix module kinds would not load apart.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: serverDist,
    copyPublicDir: false,
    emptyOutDir: true,
  },
});
const pages = await prerenderPages(site);
await buildWorker({ root, folder: dist, isOff: isOfflineOff(root), plugins: [licences] });
if (editor) {
  await buildEditor({
    root,
    folder: dist,
    content: contentFolder,
    settings: editor,
    plugins: [licences],
  });
}
writeHeaders(site, pages);
await compressTexts(dist);
console.log(
  `Built ${pages.length} pages into ${path.relative(root, dist)}/ in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
);
