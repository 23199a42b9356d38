/**
 * Builds the site into `dist/`: checks the content, encodes changed pictures, bundles the browser's code, and prerenders
 * every page to a static document (`npm run build`). `OUT_DIR` names another folder.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type { Manifest } from 'vite';
import type { Site } from '@/content/schema';
import { playerOrigins } from '@/components/Video/videoAddress';
import { colors } from '@/theme/tokens';
import { compressTexts } from './compress.ts';
import { filesIn } from './filesIn.ts';
import { headersFile, netlifyFile, nginxFile, vercelFile } from './hostingFiles.ts';
import { leanBundle } from './leanBundle.ts';
import { shippedLicences } from './licences.ts';
import { buildWorker, isOfflineOff } from './offline.ts';
import { headerRules, inlineHashes } from './securityHeaders.ts';
import { holdScript, startScript } from './startScript.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env.OUT_DIR ?? 'dist');
const serverDist = `${dist}-ssr`;

interface PrerenderedPage {
  html: string;
  head: string;
  data: string;
}

interface ServerEntry {
  paths: string[];
  render: (paths: readonly string[]) => Promise<PrerenderedPage[]>;
}

/** The chunks of the sources and all that they import, in the order in which they run: each after what it imports. */
const chunksOf = (manifest: Manifest, ...sources: string[]): string[] => {
  const visited = new Set<string>();
  const chunksBelow = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return [];
    visited.add(key);
    return [...(chunk.imports ?? []).flatMap(chunksBelow), chunk.file];
  };
  return sources.flatMap(chunksBelow);
};

const pageSource = (pagePath: string): string => {
  const name = pagePath.startsWith('/influencers/')
    ? 'Influencer'
    : pagePath.slice(1, 2).toUpperCase() + pagePath.slice(2);
  return `src/pages/${name}Page/${name}Page.tsx`;
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
  start_url: '/home',
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
  const home = server.paths[0] ?? '/home';
  const rendered = new Map<string, PrerenderedPage>();
  for (const source of new Set(server.paths.map(pageSource))) {
    const paths = server.paths.filter((pagePath) => pageSource(pagePath) === source);
    const pages = await server.render(paths);
    for (const [index, page] of pages.entries()) rendered.set(paths[index] ?? '', page);
  }
  for (const pagePath of server.paths) {
    const { html = '', head = '', data = '' } = rendered.get(pagePath) ?? {};
    const document = template
      .replace(
        '<!--app-head-->',
        () =>
          `${holdScript}\n<link rel="manifest" href="/site.webmanifest">\n${fontTags(manifest)}\n${head}`,
      )
      .replace(
        '<div id="root"><!--app-html-->',
        () => `<div id="root" data-path="${pagePath}">${html}`,
      )
      .replace('</body>', () => `${data}\n  </body>`)
      .replace(/<script type="module"[^>]* src="\/assets\/index-[^"]+"><\/script>/, () =>
        startScript(
          chunksOf(manifest, pageSource(pagePath), 'index.html').map((file) => `/${file}`),
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
  writeFile('sitemap.xml', sitemap(origin, server.paths));
  writeFile('site.webmanifest', `${JSON.stringify(webManifest(company), null, 2)}\n`);
  writeFile('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  return server.paths.length;
};

/** Where the e-mail client posts to, as `emailSender.ts` and the client itself have it. */
const emailOrigin = (): string => {
  const { VITE_EMAILJS_ORIGIN } = loadEnv('production', root, 'VITE_');
  return new URL(VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com').origin;
};

/** The headers of the finished site, for the hosts that serve it. */
const writeHeaders = ({ origin, company }: Pick<Site, 'origin' | 'company'>) => {
  const documents = filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  const rules = headerRules({
    ...inlineHashes(documents),
    players: Object.values(playerOrigins),
    frames: [new URL(company.map.embed).origin],
    connections: [emailOrigin()],
  });
  writeFile('_headers', headersFile(rules));
  const hosting = `${dist}-hosting`;
  fs.mkdirSync(hosting, { recursive: true });
  fs.writeFileSync(path.join(hosting, 'netlify.toml'), netlifyFile(rules));
  fs.writeFileSync(path.join(hosting, 'vercel.json'), vercelFile(rules));
  fs.writeFileSync(path.join(hosting, 'nginx.conf'), nginxFile(rules, new URL(origin).hostname));
};

/** Runs one of the other tools; what it finds wrong it has said itself. */
const runTool = (name: string, ...args: string[]) => {
  const { status } = spawnSync('tsx', [path.join('tools', name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

const startedAt = Date.now();
runTool('content.ts', '--check');
runTool('pictures.ts');
const { default: site } = await import('../src/content/site.json', { with: { type: 'json' } });
const licences = shippedLicences();
await build({
  root,
  logLevel: 'warn',
  plugins: [leanBundle(), licences],
  build: { manifest: true, outDir: dist, emptyOutDir: true },
});
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
const count = await prerenderPages(site);
await buildWorker({ root, folder: dist, isOff: isOfflineOff(root), plugins: [licences] });
writeHeaders(site);
await compressTexts(dist);
console.log(
  `Built ${count} pages into ${path.relative(root, dist)}/ in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
);
