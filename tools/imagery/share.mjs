/**
 * Draws the pictures that are shown where a page is shared (1200 x 630): the page's picture, and its name and lead on the
 * page's own colour. The words are those of the content; the pages themselves need none of them. Writes the masters into
 * src/content/pictures/share:
 *
 *   node tools/imagery/share.mjs [name ...]
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { fontFiles } from './fonts.mjs'
import { lighter, pantry } from './recipes/pen.mjs'

const content = path.resolve(import.meta.dirname, '../../src/content')
const pictures = path.join(content, 'pictures')
const out = path.join(pictures, 'share')
const only = process.argv.slice(2)
const W = 1200
const H = 630
const PANEL = 560
const font = { fontFiles: fontFiles(path.join(os.tmpdir(), 'lasakita-fonts')), loadSystemFonts: false }
const read = (name) => JSON.parse(fs.readFileSync(path.join(content, name), 'utf8'))
const site = read('site.json')

const TONES = {
  keso: { ground: '#FFC629', ray: '#FFD24F', ink: '#34170C' },
  annatto: { ground: '#F2701D', ray: '#F5843C', ink: '#230E07' },
  ube: { ground: '#5E3591', ray: '#6C439E', ink: '#FFFDF8' },
  sampaloc: { ground: pantry.sampaloc.main, ray: lighter(pantry.sampaloc.main, 0.1), ink: '#FFFDF8' },
}
const FLAGS = ['#F2701D', '#FFFDF8', '#1E6B40', '#FFC629', '#5E3591']

const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const range = (n) => [...Array(n).keys()]
const widths = new Map()
/** The width of a text in the display face, set at 100 units. */
function width(text) {
  if (!widths.has(text)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="300"><text x="100" y="200" font-family="Lilita One" font-size="100">${esc(text)}</text></svg>`
    widths.set(text, new Resvg(svg, { font }).innerBBox().width)
  }
  return widths.get(text)
}

/** Words in lines of at most so many units. */
function wrap(text, size, room) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if ((width(longer) * size) / 100 <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  // A first word that is wider than the room leaves nothing before it.
  return lines.filter(Boolean)
}

const lines = read('product-categories.json')

/** A product's name with the brand line that it belongs to, beside its packshot. */
function productCard({ name, slug, category, image }) {
  const line = lines.find(({ value }) => value === category)
  return { name: slug ?? image.split('/')[1], tone: line?.color ?? 'keso', title: wrap(name, 86, PANEL - 130), lead: line?.label ?? site.company.name, picture: image, from: 0.5 }
}

/** What stands on each page's picture: two or three short lines, a lead, the picture and the part of it that matters. */
const PAGES = [
  { name: 'home', tone: 'keso', title: site.home.slogan.lines, lead: site.company.name, picture: 'home/hero-fries', from: 0.86 },
  { name: 'products', tone: 'keso', title: ['Products'], lead: 'Cheesemiss, Ranchero’s, Casa\u00a0Bamvina, Satisfry', picture: 'home/partnership-6', from: 0.5 },
  { name: 'dealership', tone: 'annatto', title: ['Dealership'], lead: 'Become our authorized dealer', picture: 'dealership/shelf', from: 0.5 },
  { name: 'about', tone: 'keso', title: ['About'], lead: site.about.lead, picture: 'about/about', from: 0.5 },
  { name: 'contact', tone: 'keso', title: ['Contact'], lead: site.contact.lead.split(' Tell')[0], picture: 'dealership/stockroom', from: 0.28 },
  ...read('influencers.json').map(({ slug, name, specialty, portrait }) => ({ name: slug, tone: 'ube', title: [name], lead: specialty, picture: portrait, from: 0.5 })),
  ...read('products.json').map(productCard),
]

function rays(cx, cy, colour, n = 26) {
  const p = (a) => `${cx + 1500 * Math.cos(a)},${cy + 1500 * Math.sin(a)}`
  return `<g fill="${colour}">${range(n).map((i) => `<path d="M${cx},${cy}L${p((i / n) * 2 * Math.PI)}L${p(((i + 0.5) / n) * 2 * Math.PI)}Z"/>`).join('')}</g>`
}

/** The mark of the site: a sun that rises out of a bowl. */
const mark = (x, y, size, tone) => `<g transform="translate(${x},${y}) scale(${size / 32})">
${[-72, -48, -24, 0, 24, 48, 72].map((a) => `<rect x="14.6" y="1.5" width="2.8" height="6.5" rx="1.4" fill="${{ keso: '#F2701D', annatto: '#FFF6E6', ube: '#FFC629', sampaloc: '#FFC629' }[tone]}" transform="rotate(${a} 16 17)"/>`).join('')}
<path d="M8 17a8 8 0 0 1 16 0Z" fill="${tone === 'keso' ? '#FFFDF8' : '#FFC629'}"/>
<path d="M2.5 17h27a1 1 0 0 1 1 1.1C29.8 25 24 30 16 30S2.2 25 1.5 18.1a1 1 0 0 1 1-1.1Z" fill="${['ube', 'sampaloc'].includes(tone) ? '#FFF6E6' : '#34170C'}"/></g>`

function draw({ tone, title, lead, picture, from }) {
  const { ground, ray, ink } = TONES[tone]
  const room = PANEL - 130
  // More than three lines would reach the mark.
  const size = Math.min(104, 320 / title.length, ...title.map((line) => (room / width(line)) * 100))
  const small = wrap(lead, 32, room)
  const step = size * 1.04
  const height = step * title.length + 26 + small.length * 42
  let y = 105 + (H - 105 - 40 - height) / 2 + size * 0.76
  const words = title.map((line, i) => `<text x="64" y="${y + i * step}" class="d" font-size="${size}">${esc(line)}</text>`)
  y += (title.length - 1) * step + 62
  words.push(...small.map((line, i) => `<text x="64" y="${y + i * 42}" class="d" font-size="32">${esc(line)}</text>`))
  const file = fs.readFileSync(path.join(pictures, `${picture}.jpg`)).toString('base64')
  const [pw, ph] = [W - PANEL + 40, H]
  const scallops = range(11).map((i) => `<circle cx="${PANEL}" cy="${(i + 0.5) * (H / 11)}" r="${H / 22 + 0.5}"/>`).join('')
  const flags = range(13).map((i) => `<path d="M${i * 46 + 4},${0} h38 l-19,34Z" fill="${FLAGS[i % 5]}"/>`).join('')
  // A picture wider than its place is moved sideways: 0 shows its left, 1 its right.
  const natural = /^(?:influencers|products)\//.test(picture) ? 1 : picture === 'dealership/shelf' ? 1.5 : picture.startsWith('home/partnership') ? 4 / 3 : 16 / 9
  const shown = Math.max(pw, ph * natural)
  const x = PANEL - 40 - (shown - pw) * from
  const top = (H - shown / natural) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">
<style>.d{font-family:'Lilita One';fill:${ink}}</style>
<image x="${x}" y="${top}" width="${shown}" height="${shown / natural}" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/jpeg;base64,${file}"/>
<clipPath id="panel"><rect width="${PANEL}" height="${H}"/>${scallops}</clipPath>
<g clip-path="url(#panel)"><rect width="${PANEL + 60}" height="${H}" fill="${ground}"/>${rays(PANEL - 60, H + 40, ray)}${flags}</g>
${mark(60, 58, 62, tone)}<text x="134" y="104" class="d" font-size="42">${esc(site.company.shortName)}</text>
${words.join('')}
</svg>`
}

fs.mkdirSync(out, { recursive: true })
for (const page of PAGES) {
  if (only.length && !only.includes(page.name)) continue
  const drawn = new Resvg(draw(page), { font }).render().asPng()
  await sharp(drawn).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toFile(path.join(out, `${page.name}.jpg`))
}
