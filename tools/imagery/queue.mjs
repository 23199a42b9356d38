/**
 * Draws the stall and its queue on the page "About", and the way of the products over the islands: flat color, an ink outline and
 * one cut of shade, people of nobody's face. Writes the drawings into src/pages/AboutPage:
 *
 *   node tools/imagery/queue.mjs
 */
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const OUT = path.join(ROOT, 'src/pages/AboutPage')
const C = { ink: '#230e07', gata: '#fff6e6', keso: '#ffc629', annatto: '#f2701d', rust: '#b03a06', sili: '#b51b17', pandan: '#1e6b40', leaf: '#3f8f5a', mint: '#9cc9a0', ube: '#5e3591', lila: '#cdb1f0', tsokolate: '#34170c', milk: '#7a3f1d', grey: '#b9afa6', wood: '#c98a4b', wall: '#8a4f2a', blue: '#3b6ea5' }
/** Four skins, each with its shade and the color of its cheeks. */
const SKINS = [['#f3c79d', '#dfa472', '#f09a78'], ['#dfa36f', '#c07f4c', '#e07a4b'], ['#b97a49', '#965b30', '#a8532b'], ['#9c643a', '#794826', '#8a4420']]

const r = (n) => String(Math.round(n * 10) / 10)
const shape = (d, fill, w = 5) => `<path d="${d}" fill="${fill}"${w === 5 ? '' : w ? ` stroke-width="${w}"` : ' stroke="none"'}/>`
const line = (d, w = 5, color = C.ink) => `<path d="${d}" fill="none"${color === C.ink ? '' : ` stroke="${color}"`}${w === 5 ? '' : ` stroke-width="${w}"`}/>`
const disc = (x, y, rx, fill, w = 5, ry = rx) => `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${w === 5 ? '' : w ? ` stroke-width="${w}"` : ' stroke="none"'}/>`
const at = (inner, x = 0, y = 0, k = 1, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${k === 1 ? '' : ` scale(${k})`}">${inner}</g>`
const drawing = (box, inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g stroke="${C.ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>\n`

const minus = ([x, y], [a, b]) => [x - a, y - b]
const plus = ([x, y], [a, b], k = 1) => [x + a * k, y + b * k]
const unit = ([x, y]) => { const l = Math.hypot(x, y) || 1; return [x / l, y / l] }
const normal = ([x, y]) => [-y, x]
const p = ([x, y]) => `${r(x)} ${r(y)}`

/** A limb that tapers and has weight at its bend; half widths at its root, bend and end. */
function limb([from, bend, to], [a, b, c]) {
  const [n0, n2] = [normal(unit(minus(bend, from))), normal(unit(minus(to, bend)))]
  const n1 = unit(plus(n0, n2))
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const out = plus(bend, minus(bend, middle), 0.45)
  return `M${p(plus(from, n0, a))}Q${p(plus(out, n1, b))} ${p(plus(to, n2, c))}A${c} ${c} 0 0 0 ${p(plus(to, n2, -c))}Q${p(plus(out, n1, -b))} ${p(plus(from, n0, -a))}A${a} ${a} 0 0 0 ${p(plus(from, n0, a))}Z`
}

/** An arm with its sleeve and a hand that holds. `long` sleeves end at the wrist. */
function arm(points, { skin, shirt, cuff }, { long = false, fat = 1, thing = '' } = {}) {
  const [from, bend, to] = points
  const [tone] = SKINS[skin]
  const along = unit(minus(to, bend))
  const palm = plus(to, along, 5)
  const end = long ? plus(bend, minus(to, bend), 0.72) : plus(from, minus(bend, from), 0.72)
  const sleeve = long
    ? limb([from, bend, end], [17 * fat, 16 * fat, 13 * fat])
    : (() => { const n = normal(unit(minus(bend, from))); return `M${p(plus(from, n, 16 * fat))}L${p(plus(end, n, 17 * fat))}L${p(plus(end, n, -17 * fat))}L${p(plus(from, n, -16 * fat))}A${16 * fat} ${16 * fat} 0 0 0 ${p(plus(from, n, 16 * fat))}Z` })()
  const fingers = disc(palm[0], palm[1], 10.5, tone, 4.5) + line(`M${p(plus(palm, [-7, -3]))}q4-4 8-3M${p(plus(palm, [-8, 3]))}q4-3 8-2`, 3)
  return shape(limb(points, [13 * fat, 12 * fat, 8.5]), tone) + thing + fingers + shape(sleeve, shirt) + (cuff ? line(`M${p(plus(end, normal(along), 12))}L${p(plus(end, normal(along), -12))}`, 4, cuff) : '')
}

// ---- things
const phone = (x, y) => `<rect x="${x - 9}" y="${y - 26}" width="17" height="32" rx="4" fill="${C.ink}"/>`
const money = (x, y) => at(`<rect x="-30" y="-11" width="38" height="20" rx="2" fill="${C.lila}" stroke-width="4"/>` + disc(-11, -1, 4, C.ube, 0), x, y, 1, -12)
const bayong = (x, y, color = C.leaf, band = C.keso) => at(line('M-15 6Q0-26 15 6', 5) + shape('M-27 4H27L22 58H-22Z', color) + line('M-25 18L-2 56M-14 5L20 48M6 5L23 26M24 18L2 56M14 5L-20 48M-6 5L-24 28', 3, band) + line('M-27 4H27L22 58H-22Z'), x, y)
const cup = (a = C.sili, b = C.gata) => [[-26, 8, -16, 56], [26, 8, 18, 60], [-12, 4, -7, 76], [14, 4, 8, 72], [1, 2, 1, 66], [-20, 10, -11, 40], [21, 10, 11, 42]].map(([x, y, turn, h]) => `<rect x="${x - 8}" y="${y - h}" width="15" height="${h}" rx="3" fill="${C.keso}" stroke-width="4" transform="rotate(${turn} ${x} ${y})"/>`).join('') + shape('M-42 0H42L31 80H-31Z', b) + [-36, -15, 6, 27].map((x) => shape(`M${x} 0h11L${r(x * 0.74 + 8)} 80h-8Z`, a, 0)).join('') + line('M-42 0H42L31 80H-31Z')
const shaker = () => shape('M-22-34H22V40Q22 48 14 48H-14Q-22 48-22 40Z', C.sili) + `<rect x="-22" y="-10" width="44" height="30" fill="${C.gata}" stroke-width="4.500"/>` + shape('M-24-34Q-24-58 0-58Q24-58 24-34Z', '#e9d9bd')
const clock = (x, y) => at(disc(0, 0, 31, C.gata) + line('M0-22V-19M22 0H19M0 22V19M-22 0H-19', 3.5) + line('M0 0L-10-6', 6) + line('M0 0L-19-11', 4), x, y)
const sachet = (x, y, a, b) => at(shape('M-19-28H19V28H-19Z', a, 4) + shape('M-19-28H19V-17H-19Z', b, 4) + shape('M-10 14L9 2V14Z', C.gata, 3), x, y)
function powder(x, y, { width = 60, height = 90, count = 30, seed = 3, color = C.annatto } = {}) {
  let s = seed
  const next = () => ((s = (s * 16807) % 2147483647), s / 2147483647)
  const grains = Array.from({ length: count }, () => { const t = next(); return `M${r(x + (next() - 0.5) * width * (0.3 + t * 0.7))} ${r(y + t * height)}h0` }).join('')
  return line(grains, 6, color)
}

// ---- heads in profile, looking left; the ear stands at 10 4
const PROFILES = {
  young: ['M27-4C29-42-25-46-30-13C-31-6-33-2-37 5C-40 10-35 13-32 13L-33 19L-31 23L-31 27C-31 35-20 38-7 36', -18, -2],
  strong: ['M28-6C30-44-26-46-31-14C-32-8-33-4-41 7C-44 13-37 16-33 15L-35 21L-32 24L-34 30C-34 40-20 42-6 38', -19, -4],
  round: ['M30-2C33-42-26-46-31-14C-32-6-34-2-38 3C-41 10-36 13-33 13C-36 17-35 20-33 22C-36 27-33 37-24 40C-18 43-10 41-4 38', -19, -3],
  old: ['M27-4C29-42-25-44-29-12C-30-6-32-3-40 6C-42 12-36 14-31 13C-33 17-34 18-31 22C-35 28-32 36-26 36C-18 38-10 36-4 34', -18, -2],
}
const SHORT = 'M30 8C38-32 18-54-6-52C-30-50-36-34-30-20C-14-28 2-24 6-10L10 2C14 10 18 14 24 18Z'
const HAIR = {
  short: (h) => shape(SHORT, h),
  curly: (h) => [[-24, -36, 14], [-6, -48, 16], [16, -42, 16], [30, -22, 14], [28, 2, 12], [4, -32, 16]].map(([x, y, k]) => disc(x, y, k, h, 4)).join('') + shape('M-20-30C-4-44 20-38 26-14L20 6C8-6 4-20-20-24Z', h, 0),
  bob: (h) => shape('M35 24C46-34 20-56-8-53C-28-50-36-30-29-13C-14-19 0-24 4-8C3 8 6 22 8 34C18 40 30 36 35 24Z', h),
  pony: (h) => shape('M28-24C64-38 68 20 54 58C46 62 40 48 42 32C35 18 34 6 26 4Z', h) + shape(SHORT, h) + line('M29-18l9 12', 6, C.keso),
  bun: (h) => disc(33, -40, 18, h) + shape(SHORT, h),
  braid: (h) => [[36, 10], [39, 26], [37, 42], [34, 56]].map(([x, y], i) => disc(x, y, 11 - i, h, 4)).join('') + shape(SHORT, h) + line('M30 62h8', 6, C.sili),
  long: (h) => shape('M36 20C46-36 20-56-8-53C-28-50-36-30-29-13C-14-19 2-22 5-6C2 22 4 60 6 84H40C46 60 40 40 36 20Z', h),
  fade: (h) => shape('M28-4C34-36 16-54-6-53C-28-51-34-38-31-24C-14-32 6-30 12-12L16 0Z', h),
}
const WEARS = {
  cap: ([a, b]) => shape('M33-14C36-62-30-64-31-18Z', a) + shape('M-26-24H6V-14H-54C-54-24-40-24-26-24Z', b),
  helmet: ([a]) => shape('M37-12C40-72-34-74-35-18Z', a) + line('M0-60C8-46 8-30 6-16', 4) + shape('M-46-18Q-46-24-34-24H36Q42-24 40-12H-40Q-46-12-46-18Z', a),
  panyo: ([a, b]) => shape('M36 6C44-40 18-58-8-55C-28-52-36-34-30-18C-14-26 8-26 14-6L18 18Z', a) + [[-16, -38], [6, -42], [22, -24], [26, -4]].map(([x, y]) => disc(x, y, 4, b, 0)).join('') + shape('M28 4C44-4 54 6 44 16C54 24 44 34 24 16Z', a),
  headset: () => line('M2-2C2-66 34-58 24-6', 11) + line('M2-2C2-66 34-58 24-6', 4, C.grey) + `<rect x="2" y="-9" width="17" height="29" rx="8" fill="${C.sili}" stroke-width="4"/>`,
}
function profile(o) {
  const [skin, shade, cheek] = SKINS[o.skin]
  const [d, ex, ey] = PROFILES[o.face]
  const face = shape(`${d}L-3 60H22L23 24C29 14 29 4 27-4Z`, skin, 0) + shape('M-7 36C6 36 16 30 22 20L22 60H-3Z', shade, 0) + line(`M22 56L23 24C29 14 29 4 27-4${d.slice(d.indexOf('C'))}L-3 56`)
  const eye = o.happy ? line(`M${ex - 7} ${ey}q6-8 12 0`, 4) : disc(ex, ey, 3.6, C.ink, 0, 5)
  const mouth = o.laugh ? shape('M-30 22Q-18 24-12 18Q-12 32-22 33Q-29 32-30 22Z', '#7c100d', 3.5) : line('M-30 22Q-22 26-15 20', 4)
  const brow = line(`M${ex - 8} ${ey - 12}q8-6 14 0`, o.brow ?? 4)
  const glasses = o.glasses ? disc(ex + 1, ey, 11, 'none', 3.5) + line(`M${ex + 12} ${ey}L10 0`, 3.5) : ''
  const lines = o.face === 'old' ? line(`M${ex + 10} ${ey + 2}l7-3M${ex + 10} ${ey + 6}l7 2M-14 14q4 6 0 14`, 2.5, shade) : ''
  const beard = o.beard ? shape('M-36 17C-26 11-16 15-13 21C-22 23-30 22-36 21Z', o.hairColor ?? C.tsokolate, 3) : ''
  const covers = o.wear === 'panyo' || o.hair === 'bob' || o.hair === 'long' || o.wear === 'headset'
  const ear = covers ? '' : disc(11, 4, 7.5, skin, 4) + (o.ring ? disc(11, 16, 3.5, C.keso, 2.5) : '')
  return face + disc(-13, 14, 7, cheek, 0, 5) + eye + brow + mouth + beard + lines + HAIR[o.hair](o.hairColor ?? C.tsokolate) + (o.wear ? WEARS[o.wear](o.wearColors ?? []) : '') + ear + glasses
}

// ---- a person in the queue, looking left, feet at 0 0, some 320 high
function walker(o) {
  const [skin, shade] = SKINS[o.skin]
  const { belly = 0, back = 0, height = 0 } = o
  const top = -238 - height
  const waist = -130
  const foot = (x, bare) => bare
    ? shape(`M${x - 24}-8C${x - 26}-20 ${x - 8}-22 ${x - 2}-26H${x + 16}V-8Z`, skin) + `<rect x="${x - 30}" y="-9" width="50" height="9" rx="4" fill="${o.shoe}" stroke-width="4"/>` + line(`M${x - 16}-9L${x - 6}-20L${x + 4}-9`, 4, o.shoe)
    : shape(`M${x - 30}-3C${x - 32}-18 ${x - 16}-20 ${x - 4}-24H${x + 16}V-2H${x - 30}Z`, o.shoe) + line(`M${x - 30}-6H${x + 16}`, 4, C.gata) + line(`M${x - 30}-2H${x + 16}`, 4)
  const calf = (x, y) => shape(`M${x - 11} ${y}C${x - 9} ${y + 26} ${x - 8}-36 ${x - 6}-20H${x + 12}C${x + 16}-40 ${x + 16} ${y + 24} ${x + 13} ${y}Z`, skin)
  const legs = {
    long: shape(`M${r(-33 - belly * 0.2)} ${waist - 4}H36L36-20H12L2-96L-4-20H-28L-34-96Z`, o.trousers) + line('M2-96V-112', 4),
    shorts: calf(-15, -74) + calf(20, -74) + shape(`M${r(-33 - belly * 0.2)} ${waist - 4}H36L40-66H4L1-90L-2-66H-36Z`, o.trousers),
    skirt: calf(-13, -54) + calf(19, -54) + shape(`M${-32 - belly} ${waist - 4}H36C38-100 46-70 50-46C20-40-20-40-46-46C-42-76-36-104-32-134Z`, o.trousers) + line('M-14-100Q-18-70-20-44M14-100Q20-70 22-43', 3.5),
    dress: calf(-13, -54) + calf(19, -54),
  }[o.legs]
  const d = o.legs === 'dress'
    ? `M-24 ${top}C-42 ${top + 22} ${-40 - belly} -180 ${-36 - belly} -140C-40-100-46-70-48-46C-20-40 20-40 52-46C48-90 38-120 36-140C42-180 40 ${top + 30} 28 ${top}C14 ${top - 12}-12 ${top - 12}-24 ${top}Z`
    : `M-24 ${top}C-42 ${top + 22} ${-40 - belly} -190 ${-35 - belly} -150C${-34 - belly}-138-32-130-32-122H37C40-150 ${44 + back} ${top + 40} 28 ${top}C14 ${top - 12}-12 ${top - 12}-24 ${top}Z`
  const id = `w${o.id}`
  const cloth = {
    stripes: [0, 1, 2, 3, 4, 5].map((i) => line(`M-60 ${top + 16 + i * 20}H60`, 8, o.trim)).join(''),
    flowers: [[-20, top + 30], [14, top + 22], [-4, top + 62], [26, top + 70], [-26, top + 96], [10, top + 112], [-22, top + 146], [24, top + 150], [0, top + 176]].map(([x, y]) => disc(x, y, 6, o.trim, 0) + disc(x, y, 2.5, C.keso, 0)).join(''),
    vest: shape(`M-60 ${top}H-14L-16-122H-60ZM60 ${top - 10}H12L12-122H60Z`, o.trim, 0) + line(`M-60-168H-15M12-168H60`, 8, C.keso),
    jersey: line(`M-60-134H60M30 ${top}Q22-180 32-120`, 8, o.trim),
    apron: shape(`M-60 ${top + 44}H-6C-2-180 2-150 4-120H-60Z`, o.trim, 0) + line(`M-6 ${top + 44}C-2-180 2-150 4-120`, 4),
  }[o.pattern] ?? ''
  const torso = `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shape(d, o.shirt, 0)}${cloth}<path d="M60 ${top - 20}V-40H22C30-120 34-190 16 ${top - 14}Z" fill="${C.ink}" stroke="none" opacity=".16"/></g>` + line(d)
  const shoulder = [6, top + 26]
  const poses = {
    pay: [shoulder, [-14, -158], [-58, -172]],
    phone: [shoulder, [-4, -150], [-46, -182 - height]],
    bag: [shoulder, [20, -168], [8, -118]],
    hip: [shoulder, [34, -172], [-4, -144]],
    up: [[-2, top + 24], [-38, top + 18], [-46, top - 50]],
    belly: [shoulder, [26, -160], [-26, -152]],
  }
  const points = poses[o.pose]
  const [hx, hy] = points[2]
  const thing = { pay: money(hx - 12, hy), phone: phone(hx - 4, hy), bag: bayong(hx + 2, hy + 6, ...(o.bag ?? [])) }[o.pose] ?? ''
  const far = o.far ? shape(limb([[-12, top + 30], [-30, -168], [-60, -160]], [12, 11, 8]), shade) + disc(-64, -159, 10, shade, 4) : ''
  const onBack = o.pack ? shape(`M30 ${top + 12}C66 ${top + 10} 70 ${top + 92} 58 ${top + 100}H34Z`, o.pack) + line(`M42 ${top + 60}H62`, 4) : ''
  const towel = o.towel ? shape(`M-6 ${top - 8}C16 ${top - 14} 30 ${top - 4} 30 ${top + 8}C34 ${top + 34} 34 ${top + 44} 32 ${top + 60}L14 ${top + 58}C16 ${top + 30} 8 ${top + 14}-6 ${top + 8}Z`, C.gata, 4) + line(`M15 ${top + 48}L32 ${top + 50}`, 4, o.towel) : ''
  const strap = o.pack ? line(`M16 ${top - 4}C-2 ${top + 20} 0 ${top + 70} 20 ${top + 90}`, 9) + line(`M16 ${top - 4}C-2 ${top + 20} 0 ${top + 70} 20 ${top + 90}`, 3, o.pack) : ''
  const k = o.size ?? 1
  return (x) => at(far + onBack + legs + foot(-11, o.bare) + foot(20, o.bare) + at(profile(o), 0, top - 46, 1.06, o.nod ?? 0) + torso + strap + towel + arm(points, o, { long: o.longSleeve, fat: o.fat ?? 1, thing }), x, 0, k)
}

const QUEUE = [
  [604, { skin: 1, face: 'round', hair: 'bun', happy: true, ring: true, legs: 'dress', shirt: C.lila, trousers: C.lila, pattern: 'flowers', trim: C.ube, shoe: C.sili, bare: true, pose: 'pay', belly: 6, fat: 1.12 }],
  [730, { skin: 2, face: 'strong', hair: 'short', wear: 'cap', wearColors: [C.sili, C.keso], beard: true, legs: 'shorts', shirt: C.keso, trousers: C.blue, shoe: C.tsokolate, bare: true, pose: 'belly', belly: 16, fat: 1.15, towel: C.sili, brow: 6 }],
  [826, { skin: 1, face: 'young', hair: 'fade', laugh: true, legs: 'shorts', shirt: C.gata, trousers: C.pandan, shoe: C.ink, pose: 'up', pack: C.sili, size: 0.64 }],
  [926, { skin: 0, face: 'young', hair: 'long', legs: 'skirt', shirt: C.gata, trousers: C.ube, shoe: C.ink, pose: 'phone', pattern: 'jersey', trim: C.ube, pack: C.keso, height: 4, nod: -4 }],
  [1052, { skin: 3, face: 'old', hair: 'bun', hairColor: C.grey, glasses: true, happy: true, legs: 'skirt', shirt: C.mint, trousers: C.rust, shoe: C.keso, bare: true, pose: 'bag', longSleeve: true, back: 12, size: 0.92, bag: [C.leaf, C.keso], nod: 4 }],
  [1186, { skin: 2, face: 'strong', hair: 'short', wear: 'helmet', wearColors: [C.keso], legs: 'long', shirt: C.blue, pattern: 'vest', trim: C.annatto, trousers: C.tsokolate, shoe: C.rust, pose: 'hip', longSleeve: true, height: 12, fat: 1.1, brow: 6 }],
  [1312, { skin: 1, face: 'young', hair: 'curly', wear: 'headset', legs: 'long', shirt: C.sili, pattern: 'stripes', trim: C.gata, trousers: C.blue, shoe: C.gata, pose: 'phone', height: -4, nod: -6 }],
  [1432, { skin: 1, face: 'round', hair: 'short', wear: 'panyo', wearColors: [C.annatto, C.gata], laugh: true, legs: 'skirt', shirt: C.gata, pattern: 'apron', trim: C.sili, trousers: C.pandan, shoe: C.ube, bare: true, pose: 'bag', belly: 6, bag: [C.annatto, C.gata], fat: 1.1 }],
  [1524, { skin: 0, face: 'young', hair: 'braid', legs: 'dress', shirt: C.keso, trousers: C.keso, shoe: C.sili, pose: 'hip', size: 0.6, laugh: true }],
  [1630, { skin: 2, face: 'young', hair: 'pony', legs: 'long', shirt: C.leaf, trousers: C.tsokolate, shoe: C.gata, pose: 'phone', height: 2 }],
]

// ---- the seller, seen from the front
function seller() {
  const [skin, shade, cheek] = SKINS[2]
  const face = 'M-62-20C-62-84 62-84 62-20L61 18C60 58 34 80 0 80C-34 80-60 58-61 18Z'
  const back = shape('M-72 10C-92-96 92-96 72 10C80 40 70 70 52 76H-52C-70 70-80 40-72 10Z', C.tsokolate)
  const head =
    disc(-64, 10, 13, skin) + disc(64, 10, 13, shade) + disc(-64, 30, 5, C.keso, 3) + disc(64, 30, 5, C.keso, 3) +
    `<clipPath id="f"><path d="${face}"/></clipPath><g clip-path="url(#f)">${shape(face, shade, 0)}<path d="${face}" fill="${skin}" stroke="none" transform="translate(-17 -4)"/>${disc(-40, 32, 13, cheek, 0, 9)}${disc(36, 32, 12, cheek, 0, 9)}</g>` + line(face) +
    line('M-40 2Q-28-12-16 2M14 2Q26-12 38 2', 6) + line('M-42-18Q-28-30-14-20M12-20Q26-30 40-18', 5) + line('M-10 18Q-17 30-4 31Q8 33 13 24', 4.5) +
    shape('M-28 42Q0 50 30 40Q27 70 0 70Q-24 69-28 42Z', '#7c100d', 4.5) + shape('M-24 45Q0 52 26 43L24 51Q0 58-21 53Z', C.gata, 0) +
    shape('M-68-14C-76-100 76-100 68-14C40-46-40-46-68-14Z', C.sili) + [[-44, -44], [-16, -62], [16, -62], [44, -44], [0, -78]].map(([x, y]) => disc(x, y, 6, C.gata, 0)).join('') + shape('M62-24C88-46 102-34 88-20C102-14 96 4 66-10Z', C.sili)
  const body = shape('M-28 52V112H28V52Z', skin, 0) + shape('M-28 78C-8 98 14 94 28 72V112H-28Z', shade, 0) + line('M-28 62V106M28 62V106') + shape('M-118 250C-122 158-92 120-32 106Q0 134 32 106C92 120 122 158 118 250Z', C.keso) + shape('M-54 150Q0 162 54 150L70 262H-70Z', C.pandan) + line('M-54 150L-36 110M54 150L36 110', 13) + line('M-54 150L-36 110M54 150L36 110', 5, C.pandan)
  return at(at(back, 0, 0, 1, -3) + body + at(head, 0, 0, 1, -3), 196, -330, 0.88)
}
function stall() {
  const tone = { skin: 2, shirt: C.keso }
  const posts = [10, 452].map((x) => `<rect x="${x}" y="-440" width="18" height="290" fill="${C.wood}"/>`).join('')
  const stripes = Array.from({ length: 10 }, (_, i) => { const [a, t] = [-30 + i * 54, -10 + i * 50]; return shape(`M${t}-520H${t + 50}L${a + 54}-452V-436A27 27 0 0 1 ${a}-436V-452Z`, i % 2 ? C.gata : C.sili) }).join('')
  const tiles = `<rect x="14" y="-152" width="452" height="152" fill="${C.leaf}"/>` + line('M71-152V0M127-152V0M184-152V0M240-152V0M297-152V0M353-152V0M410-152V0M14-101H466M14-51H466', 5, C.pandan) + line('M14-152H466V0H14Z')
  const sign = at(line('M-84-36V-60M84-36V-60', 4) + `<rect x="-116" y="-38" width="232" height="78" rx="8" fill="${C.gata}"/>` + at(cup(), -62, -8, 0.46) + line('M-16-10H0M-16 6H0', 8) + at(disc(0, 0, 19, C.keso) + line('M-5 9V-9H2Q9-9 9-3Q9 3 2 3H-5M-11-4H13M-11 1H13', 3), 34) + at(disc(0, 0, 19, C.keso) + line('M-5 9V-9H2Q9-9 9-3Q9 3 2 3H-5M-11-4H13M-11 1H13', 3), 74), 240, -72)
  const strip = line('M310-428V-412', 4) + [[-386, C.keso, C.sili], [-330, C.sili, C.annatto], [-274, C.lila, C.ube]].map(([y, a, b]) => sachet(424, y, a, b)).join('')
  return (
    `<rect x="26" y="-420" width="428" height="270" fill="${C.wall}"/>` + line('M40-330H160M300-330H390', 9) + [[320, C.keso, C.sili], [366, C.ube, C.lila]].map(([x, a, b]) => sachet(x, -362, a, b)).join('') + strip + seller() + posts +
    arm([[112, -206], [74, -160], [150, -168]], tone, { fat: 1.25 }) + `<rect x="0" y="-176" width="480" height="24" fill="${C.wood}"/>` + tiles + sign + at(cup(), 70, -240, 0.76) + at(cup(C.pandan), 408, -240, 0.76) + at(cup(C.keso, C.sili), 330, -236, 0.7) +
    powder(404, -320, { width: 60, height: 66, count: 40, seed: 11 }) + powder(408, -262, { width: 56, height: 26, count: 18, seed: 5 }) +
    arm([[278, -214], [326, -206], [346, -290]], tone, { fat: 1.25, thing: at(shaker(), 366, -318, 0.76, 122) }) + `<path d="M-10-520H490L510-452H-30Z" fill="${C.gata}"/>` + stripes + clock(96, -366)
  )
}

fs.writeFileSync(path.join(OUT, 'queue.svg'), drawing('-40 -530 1720 544', `<path d="M-40 6H1680" stroke-width="16" stroke-linecap="butt"/>` + stall() + [...QUEUE].map(([x, o], id) => [x, walker({ ...o, id })]).reverse().map(([x, draw]) => draw(x)).join('')))

// ---- the way of the products: the coast, and where they go
const outline = JSON.parse(fs.readFileSync(path.join(ROOT, 'src/data/outline.json'), 'utf8'))
const K = 46
const onMap = (latitude, longitude) => [(longitude - 116.4) * 0.976 * K, (21.2 - latitude) * K]
const coast = outline
  .map((ring) => {
    let [x, y] = ring
    const points = [onMap(y / 200, x / 200)]
    for (let i = 2; i < ring.length; i += 2) {
      x += ring[i]
      y += ring[i + 1]
      const point = onMap(y / 200, x / 200)
      const last = points.at(-1)
      if (Math.hypot(point[0] - last[0], point[1] - last[1]) > 2) points.push(point)
    }
    return points.map(([a, b]) => [Math.round(a), Math.round(b)])
  })
  .filter((points) => points.length > 5)
  .map((points) => `M${points[0].join(' ')}l${points.slice(1).map((point, i) => minus(point, points[i]).join(' ')).join(' ')}z`)
  .join('')
  .replaceAll(' -', '-')
const STOPS = { qc: [14.65, 121.05], vigan: [17.57, 120.42], ilagan: [17.0, 121.8], legazpi: [13.2, 123.65], tacloban: [11.2, 124.95], cebu: [10.35, 123.85], iloilo: [10.8, 122.55], princesa: [9.78, 118.75], oro: [8.35, 124.75], zamboanga: [7.1, 122.15], davao: [7.1, 125.55] }
const spot = (name) => onMap(...STOPS[name])
/** From one place to another, bent aside by so much of its length: edged in ink, so that it shows on land and on sea. */
const way = (from, to, bent) => {
  const [a, b] = [spot(from), spot(to)]
  const middle = plus([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], normal(minus(b, a)), bent)
  const drawn = (color, width) => `<path d="M${p(a)}Q${p(middle)} ${p(b)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="1 10"/>`
  return drawn(C.ink, 8) + drawn(C.keso, 4.5)
}
const small = (name, a, b) => { const [x, y] = spot(name); return at(`<rect x="-13" y="-12" width="26" height="20" fill="${C.leaf}" stroke-width="3"/><rect x="-13" y="-12" width="26" height="9" fill="${C.wall}" stroke-width="3"/>` + [0, 1, 2, 3].map((i) => shape(`M${-12 + i * 6}-28H${-6 + i * 6}L${-8.5 + i * 8.5 + 0.5}-14A4.300 4.300 0 0 1 ${-17 + i * 8.5}-14Z`, i % 2 ? b : a, 2.5)).join(''), Math.round(x), Math.round(y)) }
const [qx, qy] = spot('qc').map(Math.round)
const house = at(shape('M-34 8V-18L0-38L34-18V8Z', C.gata, 4) + shape('M-40-14L0-44L40-14L34-6L0-32L-34-6Z', C.sili, 4) + `<rect x="-17" y="-12" width="34" height="20" fill="${C.annatto}" stroke-width="3"/>` + line('M-17-5H17M-17 2H17', 2.5), qx, qy)
const truck = at(`<rect x="-22" y="-22" width="28" height="21" rx="2" fill="${C.keso}" stroke-width="3.500"/>` + shape('M6-16H17L23-8V-1H6Z', C.sili, 3.5) + [-12, 13].map((x) => disc(x, 1, 5.5, C.gata, 3.5)).join(''), qx + 66, qy + 12)
const boat = (x, y) => at(`<rect x="-14" y="-26" width="28" height="13" fill="${C.gata}" stroke-width="3.500"/>` + shape('M-34-12H34L24 6H-24Z', C.sili, 4) + line('M-44 10q8-7 16 0t16 0t16 0t16 0t16 0', 4, C.keso), x, y)
fs.writeFileSync(
  path.join(OUT, 'route.svg'),
  drawing('0 0 530 790', `<path d="${coast}" fill="${C.mint}" stroke-width="2"/>` +
    way('qc', 'vigan', 0.08) + way('qc', 'ilagan', -0.06) + way('qc', 'legazpi', -0.06) + way('legazpi', 'tacloban', -0.1) + way('qc', 'iloilo', 0.06) + way('iloilo', 'cebu', 0.12) + way('qc', 'princesa', 0.12) + way('cebu', 'oro', 0.1) + way('oro', 'davao', -0.1) + way('oro', 'zamboanga', 0.12) +
    small('vigan', C.sili, C.gata) + small('ilagan', C.keso, C.gata) + small('legazpi', C.ube, C.lila) + small('tacloban', C.annatto, C.gata) + small('iloilo', C.sili, C.gata) + small('cebu', C.keso, C.sili) + small('princesa', C.ube, C.lila) + small('oro', C.annatto, C.gata) + small('zamboanga', C.keso, C.gata) + small('davao', C.sili, C.gata) + house + truck + boat(96, 400)),
)
