/**
 * Draws the pictures for shared links (1200 x 630): what a pack makes, beside the pack, or the page's name and picture, on
 * the page's own color. The words come from the content. Writes the masters into `src/content/pictures/share`:
 *
 *   npx tsx tools/imagery/share.ts [name ...]
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { groupDigits } from '@lasakita/ui/domain/groupDigits';
import { moneyText } from '@lasakita/ui/domain/money';
import { bands, colors } from '@lasakita/ui/tokens';
import type { Influencer, PictureManifest, Product, ProductCategory, Site } from '@/content/schema';
import { packCountOf, pouchText } from '../../src/domain/packCount';
import { productSlug } from '../../src/domain/productTexts';
import { chromiumLaunch } from '../chromium';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = path.join(root, 'src/content/pictures');
const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, 'src/content', name), 'utf8'));
const site = read('site.json') as Site;
const products = read('products.json') as Product[];
const lines = read('product-categories.json') as ProductCategory[];
const manifest = read('generated/pictures.json') as PictureManifest;

const dataUrl = (file: string, type: string) =>
  `data:${type};base64,${fs.readFileSync(path.join(root, file)).toString('base64')}`;
const pictureUrl = (name: string) =>
  fs.existsSync(path.join(pictures, `${name}.jpg`))
    ? dataUrl(`src/content/pictures/${name}.jpg`, 'image/jpeg')
    : dataUrl(`src/content/pictures/${name}.webp`, 'image/webp');
const font = (family: string, file: string, range = '') =>
  `@font-face{font-family:'${family}';src:url('${dataUrl(file, 'font/woff2')}');${range}}`;

type Tone = keyof typeof bands;
const isTone = (name: string): name is Tone => name in bands;

const style = `
${font('Lilita', 'node_modules/@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2')}
${font('Lilita', 'kit/src/theme/kita-signs.woff2', 'unicode-range:U+0027,U+002D,U+20B1')}
${font('Figtree', 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'font-weight:300 900')}
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;font-family:Lilita}
.scene{position:absolute;right:0;bottom:0;width:100%}
.pack{position:absolute;right:-20px;bottom:0;height:640px}
.photo{position:absolute;inset:0 0 0 auto;width:56%;height:100%;object-fit:cover;object-position:50% 100%}
.sum{position:absolute;left:52px;top:52px;display:flex;flex-wrap:wrap;align-items:center;gap:.1em .2em;line-height:.84}
.sum .card{font-size:.44em;padding:.24em .34em;background:${colors.gata.light};color:${colors.sili.main};border-radius:4px;transform:rotate(-4deg);box-shadow:0 6px 18px #0003;text-align:center}
.card small{display:block;margin-top:.45em;font:700 max(.26em,24px)/1 Figtree;color:${colors.tsokolate.dark}}
.equals{font-size:.6em}.made{white-space:nowrap}
.name{position:absolute;left:56px;width:450px;top:170px;line-height:.95}
.lead{display:block;margin-top:.7em;font:600 30px/1.25 Figtree}
.brand{position:absolute;left:56px;display:flex;align-items:center;gap:14px;font-size:46px}
.brand svg{width:74px}
`;

/** The mark of the site: a sun that rises out of a bowl, on a round ground. */
const mark = `<svg viewBox="-6 -6 44 44"><circle cx="16" cy="16" r="22" fill="${colors.gata.light}"/>${[
  -72, -48, -24, 0, 24, 48, 72,
]
  .map(
    (turn) =>
      `<rect x="14.6" y="1.5" width="2.8" height="6.5" rx="1.4" fill="${colors.annatto.main}" transform="rotate(${turn} 16 17)"/>`,
  )
  .join(
    '',
  )}<path d="M8 17a8 8 0 0 1 16 0Z" fill="${colors.keso.main}"/><path d="M2.5 17h27a1 1 0 0 1 1 1.1C29.8 25 24 30 16 30S2.2 25 1.5 18.1a1 1 0 0 1 1-1.1Z" fill="${colors.tsokolate.main}"/></svg>`;

const brand = (css: string) =>
  `<div class="brand" style="${css}">${mark}${site.company.shortName}</div>`;

const page = (ground: string, ink: string, body: string) =>
  `<style>${style}</style><body style="background:${ground};color:${ink}">${body}</body>`;

/** The scenes that show exactly what a pack makes, by the product's id. */
const scenes = new Map(
  site.home.hero.videos.flatMap(({ product, poster }) =>
    product && manifest[poster]?.ground ? [[product, poster] as const] : [],
  ),
);

/** "₱65 = 18 baso." above its scene, or beside the pack. */
const sumPage = (product: Product) => {
  const made = packCountOf(product);
  const line = lines.find(({ value }) => value === product.category)?.color ?? 'annatto';
  const scene = scenes.get(product.id);
  const sceneGround = scene && manifest[scene]?.ground;
  const tone = bands[isTone(line) ? line : 'annatto'];
  const ground = sceneGround ?? tone.ground;
  const isLight = parseInt(ground.slice(1, 3), 16) > 0xc8 || ground === tone.ground;
  const ink = sceneGround ? (isLight ? colors.tsokolate.dark : colors.gata.light) : tone.ink;
  const loud = sceneGround ? (isLight ? colors.ube.main : colors.keso.main) : tone.loud;
  if (!made) {
    return page(
      ground,
      ink,
      `<img class="pack" src="${pictureUrl(product.image)}"><div class="name" style="font-size:92px;width:600px">${product.name}</div>${brand('bottom:48px')}`,
    );
  }
  const sum = (size: number, css = '') =>
    `<div class="sum" style="font-size:${size}px;${css}"><span class="card">${moneyText(product.price)}<small>${pouchText(product)}</small></span><span class="equals">=</span><span class="made" style="color:${loud}">${groupDigits(String(made.count))} ${made.noun}.</span></div>`;
  return scene
    ? page(
        ground,
        ink,
        `<img class="scene" src="${pictureUrl(scene)}">${sum(172, 'white-space:nowrap;flex-wrap:nowrap')}${brand('top:212px;left:52px;font-size:34px')}`,
      )
    : page(
        ground,
        ink,
        `<img class="pack" src="${pictureUrl(product.image)}">${sum(Math.min(168, 1130 / `${made.count} ${made.noun}.`.length), 'width:680px;top:110px')}${brand('bottom:48px')}`,
      );
};

/** As large as its longest word lets it be. */
const fitting = (text: string) =>
  Math.min(92, 780 / Math.max(...text.split(' ').map(({ length }) => length)));

/** A page's name, and its picture to the edge. */
const namePage = (tone: Tone, name: string, lead: string, picture: string) =>
  page(
    bands[tone].ground,
    bands[tone].ink,
    `<img class="photo" src="${pictureUrl(picture)}"><div class="name" style="font-size:${fitting(name)}px">${name}<span class="lead">${lead}</span></div>${brand('top:56px')}`,
  );

const hero = products.find(({ id }) => scenes.has(id));

const pages: Record<string, string> = {
  ...(hero && { home: sumPage(hero) }),
  products: namePage('keso', site.products.says ?? site.products.headline, site.company.name, 'home/partnership-6'),
  dealership: namePage('annatto', site.dealership.hero.says ?? site.dealership.hero.headline, site.dealership.hero.text, 'packs/cheddar-cheese-powder-10kg'),
  about: namePage('keso', site.about.says ?? site.about.headline, site.company.name, 'about/about'),
  contact: namePage('keso', site.contact.says ?? site.contact.headline, site.company.name, 'dealership/stockroom'),
  ...Object.fromEntries(
    (read('influencers.json') as Influencer[]).map(({ slug, name, specialty, portrait }) => [
      slug,
      namePage('ube', name, specialty, portrait),
    ]),
  ),
  ...Object.fromEntries(products.map((product) => [productSlug(product), sumPage(product)])),
};

const only = process.argv.slice(2);
const browser = await chromium.launch(await chromiumLaunch());
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, html] of Object.entries(pages)) {
  if (only.length > 0 && !only.includes(name)) continue;
  // oxlint-disable-next-line no-await-in-loop -- one tab draws them all
  await tab.setContent(html);
  // oxlint-disable-next-line no-await-in-loop -- one tab draws them all
  await tab.evaluate(() => document.fonts.ready);
  // oxlint-disable-next-line no-await-in-loop -- one tab draws them all
  await sharp(await tab.screenshot())
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(path.join(pictures, 'share', `${name}.jpg`));
}
await browser.close();
