/**
 * Draws the portraits of the influencers: DiceBear's "Notionists" (CC0 1.0, by Zoish),
 * coloured and set on the brand's backgrounds; the chefs get a hat. They are drawings of nobody.
 *
 *   node portraits.mjs <output folder> [slug ...]
 *
 * Writes <slug>.svg and <slug>.png (640 x 640); `render portraits` turns these into the masters.
 */
import fs from 'node:fs'
import path from 'node:path'
import { createAvatar } from '@dicebear/core'
import { notionists } from '@dicebear/collection'
import { Resvg } from '@resvg/resvg-js'

const [, , out, ...only] = process.argv
const INK = '#3B1D12'
const v = (n) => (typeof n === 'number' ? ['variant' + String(n).padStart(2, '0')] : [n])

/** hair, body, lips, eyes, nose; skin, clothes, and the two tones of the background. */
export const PEOPLE = {
  amihan: { hair: 8, body: 13, lips: 3, eyes: 5, nose: 1, skin: '#E8B183', cloth: '#FFF6E6', ground: ['#E4571B', '#F0763A'] },
  bayani: { hair: 6, body: 24, lips: 22, eyes: 5, nose: 3, brows: 1, skin: '#C98A5B', cloth: '#2F7D4F', ground: ['#FFC629', '#FFD65C'] },
  'chef-ligaya': { hair: 2, body: 13, lips: 30, eyes: 5, nose: 9, skin: '#DDA273', cloth: '#FFFFFF', ground: ['#6B3FA0', '#7F55B3'], hat: true },
  dalisay: { hair: 47, body: 23, lips: 14, eyes: 4, nose: 5, skin: '#F0C39A', cloth: '#FFC629', ground: ['#2F7D4F', '#45945F'] },
  hiraya: { hair: 33, body: 22, lips: 22, eyes: 5, nose: 11, skin: '#D69A6A', cloth: '#6B3FA0', ground: ['#FFC629', '#FFD65C'], glasses: 11 },
  kidlat: { hair: 22, body: 6, lips: 8, eyes: 5, nose: 2, brows: 1, skin: '#B87A4C', cloth: '#C8231C', ground: ['#FFF6E6', '#FBE6C4'] },
  luningning: { hair: 48, body: 21, lips: 22, eyes: 3, nose: 7, skin: '#E3AB7E', cloth: '#FFF6E6', ground: ['#C8231C', '#D9443A'] },
  marikit: { hair: 46, body: 10, lips: 30, eyes: 5, nose: 12, brows: 1, skin: '#CF935F', cloth: '#E4571B', ground: ['#F7D9A8', '#FBE6C4'] },
  mayumi: { hair: 28, body: 11, lips: 17, eyes: 5, nose: 1, skin: '#E8B183', cloth: '#F2D7EE', ground: ['#7A4A21', '#8E5C30'] },
  silahis: { hair: 27, body: 15, lips: 22, eyes: 4, nose: 10, brows: 1, skin: '#C48453', cloth: '#E4571B', ground: ['#CDB8E4', '#DCCBEE'], glasses: 3 },
  'chef-tala': { hair: 29, body: 14, lips: 3, eyes: 5, nose: 4, skin: '#D69A6A', cloth: '#FFFFFF', ground: ['#E4571B', '#F0763A'], hat: true },
  tadhana: { hair: 41, body: 10, lips: 14, eyes: 5, nose: 6, skin: '#DDA273', cloth: '#2F7D4F', ground: ['#FFC629', '#FFD65C'] },
}

const rays = ([a, b]) => {
  const n = 20
  const c = [872, 900]
  const p = (t) => `${c[0] + 1500 * Math.cos(t)},${c[1] + 1500 * Math.sin(t)}`
  const wedges = [...Array(n).keys()].map((i) => `<path d="M${c} L${p((i / n) * 2 * Math.PI)} L${p(((i + 0.5) / n) * 2 * Math.PI)}Z"/>`)
  return `<rect width="1744" height="1744" fill="${a}"/><g fill="${b}">${wedges.join('')}</g>`
}

/** A toque over the head; the heads of the style look to the right and sit at one place. */
const toque = `<g transform="translate(842,520) rotate(-5) scale(.82)" stroke="${INK}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round">
  <path d="M-262,20 L-285,-110 C-420,-140 -420,-340 -262,-352 C-205,-470 -20,-490 45,-400 C150,-470 330,-410 322,-270 C410,-230 380,-110 290,-100 L262,20 Q0,70 -262,20Z" fill="#fff"/>
  <path d="M-272,-60 Q0,-5 276,-56" fill="none"/><path d="M-120,-130 q-18,-70 6,-140 M20,-118 q0,-70 4,-150 M150,-130 q24,-60 8,-120" fill="none" stroke-width="14"/></g>`

const PARTS = { base: 'translate(531 487)', body: 'translate(178 1057)', hair: 'translate(266 207)', lips: 'translate(791 871)' }

function portrait(p) {
  const svg = createAvatar(notionists, {
    seed: 'lasakita',
    hair: v(p.hair), body: v(p.body), lips: v(p.lips), eyes: v(p.eyes), nose: v(p.nose), brows: v(p.brows ?? 5),
    glasses: v(p.glasses ?? 3), glassesProbability: p.glasses ? 100 : 0,
    beardProbability: 0, gestureProbability: 0, bodyIconProbability: 0,
  }).toString()
  const inner = svg.replace(/^[\s\S]*?<g mask="url\(#viewboxMask\)">/, '').replace(/<\/g>\s*<\/svg>\s*$/, '')
  // Cut at the parts' own offsets and colour the whites of each.
  const at = (t) => inner.indexOf(`<g transform="${t}">`)
  const cuts = [at(PARTS.base), at(PARTS.body), at(PARTS.hair), at(PARTS.lips), inner.length]
  if (cuts.some((c, i) => c < 0 || (i && c < cuts[i - 1]))) throw new Error('the style has changed: its parts are elsewhere')
  const part = (i) => inner.slice(cuts[i], cuts[i + 1])
  const white = (s, c) => s.replace(/fill="(#fff(?:fff)?|white)"/gi, `fill="${c}"`)
  const dark = (s) => s.replace(/#000000\b|#000\b/g, INK)
  const hair = white(part(2), p.hairWhite ?? p.skin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="122 232 1500 1500" width="640" height="640" fill="none">
<metadata>Remix of "Notionists" (https://heyzoish.gumroad.com/l/notionists) by Zoish, CC0 1.0</metadata>
${rays(p.ground)}${dark(white(part(0), p.skin) + white(part(1), p.cloth) + hair + part(3))}${p.hat ? toque : ''}</svg>`
}

fs.mkdirSync(out, { recursive: true })
for (const [slug, p] of Object.entries(PEOPLE)) {
  if (only.length && !only.includes(slug)) continue
  const svg = portrait(p)
  fs.writeFileSync(path.join(out, `${slug}.svg`), svg)
  fs.writeFileSync(path.join(out, `${slug}.png`), new Resvg(svg, { background: p.ground[0] }).render().asPng())
}
