/**
 * Draws the label of every product from the site's own records.
 *
 *   node labels.mjs <products.json> <output folder> [slug ...]
 *
 * A label covers the whole flat pouch, 1600 x 2500: seal, bunting, brand line,
 * the product's name in chunky outlined letters, an illustration, a band with
 * the weight and a woven border. Sacks get a simpler print of their brand line.
 */
import fs from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { art } from './label_art.mjs'
import { fontFiles } from './fonts.mjs'

const [, , recordsPath, outDir, ...only] = process.argv
const W = 1600
const H = 2500
const font = { fontFiles: fontFiles(path.join(outDir, 'fonts')), loadSystemFonts: false }

const LINES = {
  'cheese-and-cheese-powder': { brand: 'Cheesemiss', band: '#C8231C', seal: '#C8231C', accent: '#FFC629', second: '#2F7D4F' },
  'flavour-enhancers': { brand: 'Ranchero’s', band: '#3B1D12', seal: '#3B1D12', accent: '#FFC629', second: '#E4571B' },
  'baking-ingredients': { brand: 'Casa Bamvina', band: '#5A3290', seal: '#5A3290', accent: '#FFC629', second: '#E4571B' },
  others: { brand: 'Satisfry', band: '#256A42', seal: '#256A42', accent: '#FFC629', second: '#C8231C' },
  'cereal-and-oats': { brand: 'LasaKita', band: '#E4571B', seal: '#E4571B', accent: '#FFC629', second: '#2F7D4F' },
}
const CREAM = '#FFF6E6'
const INK = '#3B1D12'

/** How the name breaks into lines, and the colours and words of one product. */
const LABELS = {
  'cheddar-cheese-powder': { lines: ['Cheddar', 'Cheese Powder'], base: '#F0860A', glow: '#FFCB3A', ray: '#FFB01C', art: 'cheddar', say: 'Para sa fries, popcorn at mais' },
  'cheese-sauce-powder-mix': { lines: ['Cheese Sauce', 'Powder Mix'], base: '#B81D12', glow: '#F0662A', ray: '#E24A22', band: '#7E120C', seal: '#7E120C', art: 'sauce', say: 'Para sa nachos, burger at macaroni' },
  'white-cheddar-powder': { lines: ['White', 'Cheddar Powder'], base: '#FBDFA0', glow: '#FFF9E8', ray: '#FFEDBE', letterInk: '#C8231C', art: 'popcorn', say: 'Para sa popcorn, pasta at ensaymada' },
  'barbecue-flavor-powder': { lines: ['Barbecue', 'Flavor Powder'], base: '#8F150F', glow: '#DD3B1E', ray: '#B8231A', art: 'barbecue', say: 'Lasang ihaw-ihaw sa kanto' },
  'sour-cream-and-onion-powder': { lines: ['Sour Cream', '& Onion Powder'], base: '#2F7D4F', glow: '#8CC665', ray: '#4F9C58', second: '#C8231C', art: 'onion', say: 'Para sa fries, chips at sawsawan' },
  'sinigang-sa-sampaloc-mix': { lines: ['Sinigang', 'sa Sampaloc Mix'], base: '#C98412', glow: '#FFDA6B', ray: '#E5A92B', band: '#5A3312', seal: '#5A3312', second: '#2F7D4F', art: 'tamarind', say: 'Ang asim na hinihintay ng lahat' },
  'double-acting-baking-powder': { lines: ['Double-Acting', 'Baking Powder'], big: 1, base: '#FBE3C4', glow: '#FFFBF2', ray: '#FFEFD8', letterInk: '#5A3290', fill: ['#FFFFFF', '#FFE9C2'], art: 'puto', say: 'Para sa puto, hotcake at cake' },
  'ube-cake-and-pancake-mix': { lines: ['Ube Cake', '& Pancake Mix'], base: '#57309A', glow: '#A874E0', ray: '#7A4BB8', band: '#331A5E', seal: '#331A5E', art: 'ube', say: 'Kulay ube hanggang loob' },
  'buttermilk-pancake-mix': { lines: ['Buttermilk', 'Pancake Mix'], base: '#F5A81C', glow: '#FFE48A', ray: '#FFC63E', art: 'pancakes', say: 'Malambot, pantay ang kulay' },
  'crispy-breading-mix': { lines: ['Crispy', 'Breading Mix'], base: '#E4571B', glow: '#FFAE45', ray: '#F57C2C', art: 'drumstick', say: 'Malutong hanggang huling kagat' },
  'dutch-processed-cocoa-powder': { lines: ['Dutch-Processed', 'Cocoa Powder'], big: 1, base: '#35180E', glow: '#8A4526', ray: '#5A2A17', art: 'cocoa', say: 'Para sa champorado, cake at tsokolate', ink: '#1F0D07' },
  'champorado-oat-cereal': { lines: ['Champorado', 'Oat Cereal'], base: '#6B2F18', glow: '#C9783E', ray: '#8E4724', art: 'champorado', say: 'Limang minuto, isang kaldero', ink: '#2A1209' },
}

const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const range = (n) => [...Array(n).keys()]

/** The width of a text set at 100 units. */
const measured = new Map()
function width(text, family, weight = 400) {
  const key = `${family}${weight}${text}`
  if (!measured.has(key)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="300"><text x="100" y="200" font-family="${family}" font-weight="${weight}" font-size="100">${esc(text)}</text></svg>`
    measured.set(key, new Resvg(svg, { font }).innerBBox().width)
  }
  return measured.get(key)
}

const rays = (cx, cy, n = 36) =>
  range(n)
    .map((i) => {
      const p = (a) => `${cx + 2700 * Math.cos(a)},${cy + 2700 * Math.sin(a)}`
      const a = (i / n) * Math.PI * 2
      return `<path d="M${cx},${cy}L${p(a)}L${p(a + Math.PI / n)}Z"/>`
    })
    .join('')

function bunting(y0, sag, n, drop, colours, ink) {
  const f = (x) => y0 + sag * (1 - ((x - W / 2) / (W / 2)) ** 2)
  const flags = range(n).map((i) => {
    const x = ((i + 0.5) * W) / n
    const w = (W / n) * 0.42
    return `<path d="M${x - w},${f(x - w)} L${x + w},${f(x + w)} L${x},${(f(x - w) + f(x + w)) / 2 + drop}Z" fill="${colours[i % colours.length]}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`
  })
  return `<path d="M-20,${y0} Q${W / 2},${y0 + 2 * sag} ${W + 20},${y0}" fill="none" stroke="${ink}" stroke-width="9"/>${flags.join('')}`
}

function weave(y, rows, cell, a, b, cream) {
  let s = ''
  for (let i = 0; i < W / cell; i++)
    for (let j = 0; j < rows; j++) {
      const x = i * cell
      const yy = y + j * cell
      s += `<rect x="${x}" y="${yy}" width="${cell + 0.5}" height="${cell + 0.5}" fill="${(i + j) % 2 ? a : b}"/>`
      if ((i + j) % 2) s += `<path d="M${x + cell / 2},${yy + 8} l${cell / 2 - 8},${cell / 2 - 8} l${8 - cell / 2},${cell / 2 - 8} l${8 - cell / 2},${8 - cell / 2}Z" fill="${cream}"/>`
    }
  return s
}

/** One line of outlined lettering with a block shadow. */
function chunky(text, y, size, { ink: outline, letterInk }) {
  const ink = letterInk ?? outline
  const t = esc(text)
  const at = (dx, dy, more) => `<text x="${W / 2 + dx}" y="${y + dy}" text-anchor="middle" class="l" font-size="${size}" ${more}>${t}</text>`
  const outer = `stroke="${ink}" stroke-width="34" stroke-linejoin="round"`
  const block = range(10).map((i) => at(20 - i * 2, 26 - i * 2.6, `fill="${ink}" ${outer}`)).join('')
  return block + at(0, 0, `fill="${ink}" ${outer}`) + at(0, 0, 'fill="url(#letters)"')
}

function label(record) {
  const slug = record.image.split('/').pop()
  const L = { ink: INK, fill: ['#FFFFFF', '#FFE3A0'], ...LINES[record.category], ...LABELS[slug] }
  if (L.lines.join(' ') !== record.name) throw new Error(`${slug}: the label says "${L.lines.join(' ')}", the record "${record.name}"`)
  const sizes = L.lines.map((t, i) => Math.min(i === (L.big ?? 0) ? 330 : 250, (1150 / width(t.toUpperCase(), 'Lilita One')) * 100))
  // The two lines stand between the brand and the illustration, whatever their sizes.
  const caps = sizes.map((s) => s * 0.72)
  const gap = 92
  let y = 672 + (1278 - 672 - caps[0] - caps[1] - gap) / 2 + caps[0]
  const name = chunky(L.lines[0].toUpperCase(), y, sizes[0], L) + chunky(L.lines[1].toUpperCase(), y + gap + caps[1], sizes[1], L)
  const brandSize = Math.min(190, (760 / width(L.brand, 'Pacifico')) * 100)
  const pill = (width(L.brand, 'Pacifico') * brandSize) / 100 + 150
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>
<style>.l{font-family:'Lilita One'}.b{font-family:'Pacifico'}.t{font-family:'Lilita One'}</style>
<linearGradient id="letters" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${L.fill[0]}"/><stop offset="1" stop-color="${L.fill[1]}"/></linearGradient>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="800" cy="1560" r="1450"><stop offset="0" stop-color="${L.glow}"/><stop offset="1" stop-color="${L.base}"/></radialGradient></defs>
<rect width="${W}" height="${H}" fill="url(#ground)"/><g fill="${L.ray}" opacity=".55">${rays(800, 1600)}</g>
<rect width="${W}" height="285" fill="${L.seal}"/>
${bunting(278, 62, 11, 128, [L.accent, CREAM, L.second, '#E4571B' === L.base ? '#FFC629' : '#E4571B'], L.ink)}
<rect x="${800 - pill / 2}" y="448" width="${pill}" height="206" rx="103" fill="${L.band}" stroke="${CREAM}" stroke-width="12"/>
<text x="800" y="${552 + brandSize * 0.3}" class="b" font-size="${brandSize}" fill="${CREAM}" text-anchor="middle">${L.brand}</text>
${name}
<g transform="translate(800,1668) scale(1.1)">${art[L.art](L)}</g>
<path d="M0,2020 Q800,1945 1600,2020 L1600,2500 L0,2500Z" fill="${L.band}"/>
<path d="M0,2020 Q800,1945 1600,2020" stroke="${L.accent}" stroke-width="16" fill="none"/>
<text x="800" y="2098" class="t" font-size="${Math.min(76, (1010 / width(L.say, 'Lilita One')) * 100)}" fill="${CREAM}" text-anchor="middle">${L.say}</text>
<text x="800" y="2204" class="l" font-size="100" letter-spacing="3" fill="${L.accent}" text-anchor="middle">NET WT. ${record.weight}</text>
${L.brand === 'LasaKita' ? '' : `<text x="800" y="2286" class="t" font-size="62" fill="${CREAM}" text-anchor="middle">mula sa LasaKita</text>`}
${weave(2318, 3, 64, L.second, L.accent, CREAM)}
</svg>`
}

/** The print of a wholesale sack: the brand line only, as the trade knows it. */
function sack(id, brand, what, colour, artName) {
  const size = Math.min(300, (1080 / width(brand, 'Pacifico')) * 100)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>
<style>.l{font-family:'Lilita One'}.b{font-family:'Pacifico'}.t{font-family:'Lilita One'}</style></defs>
<rect width="${W}" height="${H}" fill="#EBD9B8"/>
<rect y="520" width="${W}" height="70" fill="${colour}"/><rect y="1985" width="${W}" height="70" fill="${colour}"/>
<rect y="606" width="${W}" height="16" fill="${colour}"/><rect y="1953" width="${W}" height="16" fill="${colour}"/>
<text x="800" y="930" class="b" font-size="${size}" fill="${colour}" text-anchor="middle">${brand}</text>
<text x="800" y="1150" class="l" font-size="${Math.min(150, (1060 / width(what, 'Lilita One')) * 100)}" fill="${INK}" text-anchor="middle">${what}</text>
<g transform="translate(800,1530) scale(1)">${art[artName]({ ink: INK })}</g>
</svg>`
}

/** The sack of one product: its brand line, its name and its weight. */
function productSack(record, weight) {
  const slug = record.image.split('/').pop()
  const { brand, band } = LINES[record.category]
  const { lines, art: artName } = LABELS[slug]
  const names = lines
    .map((line, at) => `<text x="800" y="${1056 + at * 142}" class="l" font-size="${Math.min(138, (1040 / width(line.toUpperCase(), 'Lilita One')) * 100)}" fill="${INK}" text-anchor="middle">${esc(line.toUpperCase())}</text>`)
    .join('')
  const size = Math.min(220, (1000 / width(brand, 'Pacifico')) * 100)
  const own = brand === 'LasaKita' ? '' : 'LasaKita'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>
<style>.l{font-family:'Lilita One'}.b{font-family:'Pacifico'}.t{font-family:'Lilita One'}</style></defs>
<rect width="${W}" height="${H}" fill="#EBD9B8"/>
<rect y="520" width="${W}" height="70" fill="${band}"/><rect y="606" width="${W}" height="16" fill="${band}"/>
<text x="800" y="800" class="b" font-size="${size}" fill="${band}" text-anchor="middle">${brand}</text>
${names}
<g transform="translate(800,1535) scale(0.84)">${art[artName]({ ink: INK })}</g>
<rect y="1842" width="${W}" height="213" fill="${band}"/>
<text x="800" y="1994" class="t" font-size="128" fill="#FFF3DC" text-anchor="middle" letter-spacing="4">${own}<tspan dx="${own ? 90 : 0}" fill="#FFC629">${weight.replace('kg', ' kg')}</tspan></text>
</svg>`
}

/** The sack that dealers buy: what it holds, what it makes, and whose it is. */
function dealerSack(id, brand, what, colour, artName) {
  const foot = `<text x="800" y="1948" font-size="112" class="t" fill="#FFF3DC" text-anchor="middle" letter-spacing="4">LasaKita<tspan dx="90" fill="#FFC629">10 kg</tspan></text>`
  const stamp = `<g transform="translate(1120,1455) rotate(-6)"><rect x="-215" y="-160" width="430" height="310" rx="14" fill="none" stroke="${INK}" stroke-width="12" stroke-dasharray="46 18"/>
<text y="10" font-size="150" class="t" fill="${INK}" text-anchor="middle">=900</text><text y="108" font-size="92" class="t" fill="${INK}" text-anchor="middle">BASO</text></g>`
  return sack(id, brand, what, colour, artName)
    .replace('translate(800,1530) scale(1)', 'translate(560,1500) scale(0.70)')
    .replace('</svg>', `<rect y="1842" width="${W}" height="213" fill="${colour}"/>${foot}${stamp}</svg>`)
}
const SACKS = [
  ['sack-cheese', 'Cheesemiss', 'CHEESE POWDER', '#C8231C', 'cheddar'],
  ['sack-ranchero', 'Ranchero’s', 'FLAVOR POWDER', '#7A2A12', 'barbecue'],
  ['sack-bamvina', 'Casa Bamvina', 'PANCAKE MIX', '#5A3290', 'pancakes'],
  ['sack-satisfry', 'Satisfry', 'BREADING MIX', '#256A42', 'drumstick'],
  ['sack-cocoa', 'Satisfry', 'COCOA POWDER', '#5A2A17', 'cocoa'],
]

fs.mkdirSync(outDir, { recursive: true })
const records = JSON.parse(fs.readFileSync(recordsPath, 'utf8'))
/** A bag is printed as its pouch is; from 10 kg on it is a sack. */
const packs = records.flatMap((record) =>
  (record.packs ?? []).map(({ weight, picture }) => [
    picture?.split('/').pop(),
    () => (parseInt(weight, 10) >= 10 ? productSack(record, weight) : label({ ...record, weight: weight.replace('kg', ' kg') })),
  ]),
)
const todo = [
  ...records.map((r) => [r.image.split('/').pop(), () => label(r)]),
  ...packs.filter(([name]) => name),
  ...SACKS.map((s) => [s[0], () => sack(...s)]),
  ['sack-dealer', () => dealerSack('sack-dealer', ...SACKS[0].slice(1))],
]
for (const [slug, draw] of todo) {
  if (only.length && !only.includes(slug)) continue
  const svg = draw()
  const file = path.join(outDir, `${slug}.svg`)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === svg && fs.existsSync(file.replace('.svg', '.png'))) continue
  fs.writeFileSync(file, svg)
  fs.writeFileSync(path.join(outDir, `${slug}.png`), new Resvg(svg, { font }).render().asPng())
  console.log('label', slug)
}
