/**
 * Draws what the products are for, in the style of the labels and with their art: round signs for the chips of the
 * catalogue. Writes the masters, 192 x 192, into src/content/pictures/uses:
 *
 *   node tools/imagery/uses.mjs
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { art } from './label_art.mjs'

const INK = '#3B1D12'
const OUT = path.resolve(import.meta.dirname, '../../src/content/pictures/uses')
const range = (n) => [...Array(n).keys()]
const outlined = (body, width = 16) => `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`

const stick = (x, top, r, fill) => `<rect x="${x - 32}" y="${top}" width="64" height="420" rx="8" fill="${fill}" transform="rotate(${r} ${x} 120)"/>`

const fries = outlined(
  [[-190, -230, -11], [-100, -300, -6], [110, -290, 5], [200, -220, 12], [-20, -330, -2], [45, -250, 3], [-145, -190, -8], [155, -180, 8]]
    .map(([x, top, r], i) => stick(x, top, r, i % 2 ? '#FFC629' : '#FFDC6B'))
    .join('') +
    `<path d="M-265,-40 Q0,60 265,-40 L200,300 Q0,325 -200,300Z" fill="#C8231C"/>
     <path d="M-120,4 L-86,314 Q-30,319 0,318 L0,20 Q-60,20 -120,4Z" fill="#E4571B" stroke="none"/><path d="M120,4 L86,314 Q30,319 0,318" fill="none" stroke="none"/>
     <path d="M-265,-40 Q0,60 265,-40 L200,300 Q0,325 -200,300Z" fill="none"/>`,
)

const soup =
  outlined(
    `<path d="M-120,-190 q-50,-60 0,-110 M0,-200 q-50,-60 0,-110 M120,-190 q-50,-60 0,-110" fill="none" stroke-width="22"/>
     <path d="M-330,-120 L-20,10" stroke-width="62"/><path d="M-330,-120 L-20,10" stroke="#FFE3A0" stroke-width="32"/>
     <path d="M-400,-10 Q-380,240 -130,252 L130,252 Q380,240 400,-10Z" fill="#2F7D4F"/>
     <path d="M-372,110 Q-350,165 -316,192 Q0,262 316,192 Q350,165 372,110 Q0,190 -372,110Z" fill="#FFC629" stroke="none"/>
     <ellipse cx="0" cy="-10" rx="400" ry="104" fill="#FFF6E6"/><ellipse cx="0" cy="-4" rx="348" ry="80" fill="#D9A13B"/>`,
  ) +
  `<g stroke="${INK}" stroke-width="10"><ellipse cx="-130" cy="-14" rx="62" ry="26" fill="#E4571B"/><ellipse cx="150" cy="-20" rx="70" ry="24" fill="#8FD06A"/><ellipse cx="20" cy="34" rx="60" ry="20" fill="#FFF6E6"/><path d="M190,20 q50,-30 70,10" fill="none" stroke="#3E8F45" stroke-width="16"/></g>`

const drink =
  outlined(
    `<path d="M60,-380 L150,-400 M60,-380 L-10,-60" fill="none" stroke-width="56"/><path d="M150,-398 L60,-380 L-10,-60" fill="none" stroke="#C8231C" stroke-width="26"/>
     <path d="M-220,-210 L220,-210 L160,310 Q0,335 -160,310Z" fill="#FFF6E6"/>
     <path d="M-206,-120 L206,-120 L158,296 Q0,322 -158,296Z" fill="#6B3420" stroke="none"/>
     <path d="M-206,-120 Q-130,-175 -60,-128 Q20,-185 80,-130 Q150,-170 206,-120 Q190,-60 120,-70 Q40,-40 -20,-76 Q-110,-40 -206,-120Z" fill="#FFF6E6" stroke="none"/>
     <path d="M-220,-210 L220,-210 L160,310 Q0,335 -160,310Z" fill="none"/>`,
  ) +
  `<g fill="#A5694A" stroke="${INK}" stroke-width="9"><rect x="-110" y="10" width="96" height="90" rx="16" transform="rotate(-12 -62 55)"/><rect x="26" y="70" width="92" height="86" rx="16" transform="rotate(14 72 113)"/></g>
   <path d="M-150,-60 L-118,240" stroke="#FFF6E6" stroke-width="20" stroke-linecap="round" opacity=".55"/>`

/** What is drawn, its ground and the wedges of light on it, and how it is fitted in: scale, and how far down. */
const USES = {
  fries: [fries, '#FFC629', '#FFD65C', 0.98, 10],
  'popcorn-and-corn': [art.popcorn({ ink: INK }), '#E4571B', '#F0763A', 1, 0],
  'fried-chicken': [art.drumstick({ ink: INK }), '#2F7D4F', '#45945F', 0.86, 0],
  'cakes-and-bread': [art.ube({ ink: INK }), '#FFC629', '#FFD65C', 0.8, 20],
  pancakes: [art.pancakes({ ink: INK }), '#6B3FA0', '#7F55B3', 0.8, -20],
  soups: [soup, '#E4571B', '#F0763A', 0.84, 20],
  drinks: [drink, '#F2C9D8', '#F7DCE6', 0.92, 20],
  breakfast: [art.champorado({ ink: INK }), '#6B3FA0', '#7F55B3', 0.8, 20],
}

const rays = (a, b) => {
  const point = (t) => `${900 * Math.cos(t)},${900 * Math.sin(t)}`
  const wedges = range(16).map((i) => `<path d="M0,0 L${point((i / 16) * 2 * Math.PI)} L${point(((i + 0.5) / 16) * 2 * Math.PI)}Z"/>`)
  return `<rect x="-500" y="-500" width="1000" height="1000" fill="${a}"/><g fill="${b}">${wedges.join('')}</g>`
}

fs.mkdirSync(OUT, { recursive: true })
for (const [slug, [body, ground, light, scale, down]] of Object.entries(USES)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="192" height="192">${rays(ground, light)}<g transform="translate(0 ${down}) scale(${scale})">${body}</g></svg>`
  await sharp(Buffer.from(svg), { density: 288 }).resize(192, 192).png({ palette: true, colours: 64 }).toFile(path.join(OUT, `${slug}.png`))
}
