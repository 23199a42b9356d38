/**
 * Draws the influencers and who answers on "Contact": people of nobody's face, in flat color with an ink outline and one cut of
 * shade. Each is cut out, so that a page can stand it on its own ground, and bends an arm over what stands to the right of it.
 *
 *   node portraits.mjs <output folder> [slug ...]
 *
 * Writes <slug>.svg and <slug>.webp (1000 x 1000); `render --portraits` makes these the masters.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const C = { ink: '#230E07', gata: '#FFF6E6', keso: '#FFC629', annatto: '#F2701D', rust: '#B03A06', sili: '#B51B17', pandan: '#1E6B40', leaf: '#3F8F5A', ube: '#5E3591', lila: '#CDB1F0', tsokolate: '#34170C', milk: '#7A3F1D', grey: '#B9AFA6', wood: '#C98A4B' }
/** Four skins, each with its shade and the color of its cheeks. */
const SKINS = [['#F3C79D', '#DFA472', '#F09A78'], ['#DFA36F', '#C07F4C', '#E07A4B'], ['#B97A49', '#965B30', '#A8532B'], ['#9C643A', '#794826', '#8A4420']]

const LINE = 12
const shape = (d, fill, w = LINE) => `<path d="${d}" fill="${fill}"${w ? ` stroke="${C.ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"` : ''}/>`
const line = (d, w = LINE, color = C.ink) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
const disc = (x, y, r, fill, w = LINE, ry = r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${fill}"${w ? ` stroke="${C.ink}" stroke-width="${w}"` : ''}/>`
const at = (x, y, turn, inner, k = 1) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${inner}</g>`
const f = (n) => n.toFixed(1)
let ids = 0
const clipped = (d, inner) => `<clipPath id="c${++ids}"><path d="${d}"/></clipPath><g clip-path="url(#c${ids})">${inner}</g>`

/** A limb that is round at its bend and tapers: no tube. Points are shoulder, bend and end; widths go with them. */
function limb([a, b, c], [wa, wb, wc], [from, to] = [0, 1]) {
  const mix = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const [m, n] = [mix(a, b, 0.62), mix(b, c, 0.34)]
  const point = (t) => {
    if (t < 0.35) return mix(a, m, t / 0.35)
    if (t > 0.6) return mix(n, c, (t - 0.6) / 0.4)
    const u = (t - 0.35) / 0.25
    return mix(mix(m, b, u), mix(b, n, u), u)
  }
  const width = (t) => (t < 0.47 ? wa + (wb - wa) * Math.sin((t / 0.47) * (Math.PI / 2)) : wb + (wc - wb) * ((t - 0.47) / 0.53) ** 1.3)
  const sides = [[], []]
  for (let i = 0; i <= 30; i++) {
    const t = from + ((to - from) * i) / 30
    const [p, q] = [point(Math.max(0, t - 0.01)), point(Math.min(1, t + 0.01))]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const l = Math.hypot(dx, dy)
    const [x, y] = point(t)
    const w = width(t) / 2
    sides[0].push(`${f(x - (dy / l) * w)} ${f(y + (dx / l) * w)}`)
    sides[1].unshift(`${f(x + (dy / l) * w)} ${f(y - (dx / l) * w)}`)
  }
  return { whole: `M${sides[0].join('L')}L${sides[1].join('L')}Z`, sides: `M${[...sides[1].slice(0, 31)].join('L')}M${sides[0].join('L')}L${sides[1][0]}` }
}

function arm(points, o, sleeve = o.sleeve ?? 'short') {
  const [skin, shade] = SKINS[o.skin]
  const w = o.arm ?? [92, 78, 54]
  const bare = limb(points, w).whole
  const dark = clipped(bare, `<path d="${bare}" fill="${shade}"/><path d="${bare}" fill="${skin}" transform="translate(-10 -16)"/>`)
  // The outline lies under the fill: where the inner side of a bend crosses itself, nothing of it shows.
  const drawn = line(bare, 20) + dark
  if (sleeve === 'none') return drawn
  const end = sleeve === 'long' ? 0.86 : 0.4
  const wide = w.map((v) => v + (sleeve === 'long' ? 20 : 34))
  const cloth = limb(points, wide, [0, end])
  const cuff = limb(points, wide.map((v) => v + 8), [end - 0.07, end]).whole
  // Open at the shoulder: the cloth goes on into the body's, over the ends of its own outline; a flower is not cut by it.
  return drawn + line(cloth.sides, 20) + shape(cloth.whole, o.cloth, 0) + clipped(bodyOf(o), disc(...points[0], wide[0] / 2 + (o.pattern === 'flowers' ? -6 : 14), o.cloth, 0)) + shape(cuff, o.cuff ?? o.cloth)
}

// ---- hands, at the end of a forearm; the thing that is held goes between palm and fingers
const fist = ([skin, shade]) =>
  shape('M-50-32C-48-58-18-64 6-58C36-62 58-46 56-20C62 4 58 32 46 46C28 62-24 60-42 46C-58 30-54-8-50-32Z', skin) +
  line('M54-20C36-26 20-26 8-20M58 6C38 0 22 0 10 5M52 30C36 26 22 27 12 30', 8) +
  shape('M-46 20C-44-14-22-32 4-24C20-18 20-2 4 0C-10 0-16 10-20 26C-26 40-46 40-46 20Z', skin, 9) +
  `<path d="M-40 42C-24 56 26 58 44 42C30 52-20 52-40 42Z" fill="${shade}"/>`
const pinch = ([skin]) =>
  shape('M30-40C46-62 66-78 80-70C92-58 74-30 54-6Z', skin, 10) +
  shape('M-54-34C-50-66 48-70 58-30C62 2 48 40 34 70C26 90 6 90 2 76C-4 62-52 14-54-34Z', skin) +
  line('M22-12C30 12 30 40 22 66M42-22C50 0 44 24 36 42', 8) +
  shape('M-50-16C-44 22-26 50-4 78C6 90 20 80 14 62C2 40-8 18-16-8Z', skin, 9)
const open = ([skin]) =>
  [[-44, -84, -30], [-14, -100, -9], [18, -96, 10], [46, -74, 30]].map(([x, y, r]) => at(x * 0.6, y * 0.5, r, `<rect x="-15" y="-58" width="30" height="92" rx="15" fill="${skin}" stroke="${C.ink}" stroke-width="10"/>`)).join('') +
  shape('M-46-26C-30-40 30-40 46-26C56 4 40 50 0 52C-36 50-54 6-46-26Z', skin) + line('M-22 8C-6 20 12 20 26 6', 7) +
  shape('M-40 20C-66 4-82-18-72-30C-58-40-40-20-28-8', skin, 9)

// ---- things
const shaker = (body) => shape('M-38-52H38V76Q38 92 22 92H-22Q-38 92-38 76Z', body) + `<rect x="-38" y="-14" width="76" height="58" fill="${C.gata}" stroke="${C.ink}" stroke-width="10"/>` + shape('M-42-52Q-42-96 0-98Q42-96 42-52Z', '#E9D9BD') + [-18, 0, 18].map((x) => disc(x, -76, 4.5, C.ink, 0)).join('')
const ladle = () => line('M-4-130L8 120', 30) + line('M-4-130L8 120', 12, C.wood) + shape('M-46 116H66C70 168 44 184 10 184C-24 184-48 168-46 116Z', C.wood)
const whisk = () => `<rect x="-15" y="-130" width="30" height="150" rx="14" fill="${C.wood}" stroke="${C.ink}" stroke-width="10"/>` + line('M-12 20C-70 90-52 168 0 172C52 168 70 90 12 20M-5 20C-26 90-22 150 0 172C22 150 26 90 5 20', 9)
const receipt = () => shape('M-58-150H58V150L38 134L19 150L0 134L-19 150L-38 134L-58 150Z', C.gata) + line('M-36-112H30M-36-76H10M-36-40H30M-36-4H2M-36 32H24', 9) + line('M-36 80H34', 16, C.sili)
const phone = () => `<rect x="-52" y="-104" width="104" height="196" rx="20" fill="${C.ink}"/><rect x="-40" y="-88" width="80" height="160" rx="6" fill="${C.lila}"/>` + disc(0, -10, 24, C.keso, 8)
const notebook = () => `<rect x="-78" y="-100" width="156" height="196" rx="10" fill="${C.keso}" stroke="${C.ink}" stroke-width="12"/>` + line('M-44-100V96', 10) + line('M-14-52H46M-14-16H46M-14 20H30', 8)
const box = () => `<rect x="-120" y="-62" width="240" height="140" rx="18" fill="${C.keso}" stroke="${C.ink}" stroke-width="12"/><rect x="-130" y="-84" width="260" height="46" rx="14" fill="${C.annatto}" stroke="${C.ink}" stroke-width="12"/>`
const plate = () => shape('M-170-16C-160 44 160 44 170-16Z', C.gata) + line('M-150-2C-60 22 60 22 150-2', 8, C.sili) + shape('M-110-16C-104-70-60-96-20-88C0-118 70-110 80-74C112-66 118-40 110-16Z', C.ube) + disc(22, -106, 18, C.sili, 9)
const bowl = () => shape('M-120-40H120C118 40 70 76 0 76C-70 76-118 40-120-40Z', C.lila) + line('M-112-8C-50 8 50 8 112-8', 9, C.ube)

/** What falls: fine as powder is, close together under the hand, single grains below. Light, as any of the tiles' grounds may lie behind it. */
function powder(color, x, y, { height = 330, width = 150, count = 190, seed = 7 } = {}) {
  let s = seed
  const next = () => ((s = (s * 16807) % 2147483647), s / 2147483647)
  return Array.from({ length: count }, () => {
    const t = next() ** 0.8
    return disc(f(x + (next() - 0.5) * width * (0.25 + t) + t * 14), f(y + t * height), f(2.4 + next() * 4.4 * (1.2 - t * 0.5)), color, 0)
  }).join('')
}

// ---- heads, 0 0 between the eyes; they look to the right
const FACES = {
  oval: [112, 84, 150], round: [126, 104, 140], long: [102, 80, 176], square: [118, 108, 150], heart: [118, 66, 154], broad: [134, 116, 150], young: [114, 88, 134],
}
const faceOf = (kind) => {
  const [w, jaw, chin] = FACES[kind]
  return `M${-w}-34C${-w}-152 ${w}-152 ${w}-34C${w + 2} 20 ${jaw + 16} 60 ${jaw} 92C${jaw * 0.72} ${chin - 12} ${jaw * 0.4} ${chin} 0 ${chin}C${-jaw * 0.4} ${chin} ${-jaw * 0.72} ${chin - 12} ${-jaw} 92C${-jaw - 16} 60 ${-w - 2} 20 ${-w}-34Z`
}
const EYES = {
  dot: (x) => disc(x - 42, -4, 9.5, C.ink, 0, 13) + disc(x + 46, -4, 9.5, C.ink, 0, 13),
  lash: (x) => disc(x - 42, -2, 10, C.ink, 0, 14) + disc(x + 46, -2, 10, C.ink, 0, 14) + line(`M${x - 66}-12Q${x - 44}-30 ${x - 26}-12M${x + 30}-12Q${x + 48}-30 ${x + 70}-14M${x - 66}-12l-12-8M${x + 70}-14l12-10`, 8),
  happy: (x) => line(`M${x - 64} 4Q${x - 42}-24 ${x - 22} 4M${x + 26} 4Q${x + 48}-24 ${x + 70} 2`, 11),
  closed: (x) => line(`M${x - 64}-6Q${x - 42} 14 ${x - 22}-4M${x + 26}-4Q${x + 48} 14 ${x + 70}-8`, 10),
  wink: (x) => disc(x - 42, -4, 10, C.ink, 0, 14) + line(`M${x + 26} 0Q${x + 48}-20 ${x + 72} 4`, 11),
  tired: (x) => disc(x - 42, 0, 9.5, C.ink, 0, 10) + disc(x + 46, 0, 9.5, C.ink, 0, 10) + line(`M${x - 66}-8Q${x - 42}-18 ${x - 22}-8M${x + 26}-8Q${x + 48}-18 ${x + 70}-8`, 9) + line(`M${x - 56} 24Q${x - 42} 30 ${x - 28} 24M${x + 32} 24Q${x + 48} 30 ${x + 60} 24`, 6),
}
const BROWS = {
  soft: (x) => line(`M${x - 66}-40Q${x - 44}-58 ${x - 20}-44M${x + 24}-44Q${x + 50}-60 ${x + 74}-38`, 10),
  thick: (x) => line(`M${x - 68}-38Q${x - 46}-54 ${x - 18}-40M${x + 22}-40Q${x + 50}-56 ${x + 76}-36`, 19),
  up: (x) => line(`M${x - 66}-52Q${x - 44}-74 ${x - 20}-58M${x + 24}-50Q${x + 50}-64 ${x + 74}-42`, 11),
  thin: (x) => line(`M${x - 66}-40Q${x - 42}-64 ${x - 22}-50M${x + 24}-50Q${x + 50}-66 ${x + 76}-42`, 7),
}
const NOSES = {
  wide: (x) => line(`M${x - 18} 28Q${x - 30} 46 ${x - 8} 50Q${x + 8} 60 ${x + 26} 50Q${x + 44} 46 ${x + 32} 28`, 9),
  button: (x) => line(`M${x - 8} 36Q${x + 4} 54 ${x + 24} 40`, 9),
  long: (x) => line(`M${x + 6}-14Q${x + 12} 18 ${x + 32} 38Q${x + 34} 54 ${x + 2} 52`, 9),
  flat: (x) => line(`M${x - 16} 42Q${x - 22} 56 ${x - 4} 54M${x + 12} 54Q${x + 32} 58 ${x + 30} 40`, 9),
}
const laugh = (x, wide = 50) => {
  const d = `M${x - wide} 72Q${x + 4} 84 ${x + wide + 8} 68Q${x + wide} 126 ${x + 4} 126Q${x - wide + 4} 124 ${x - wide} 72Z`
  return shape(d, '#7C100D', 9) + clipped(d, `<path d="M${x - 60} 60H${x + 70}V90Q${x + 4} 100 ${x - 60} 92Z" fill="${C.gata}"/><ellipse cx="${x + 6}" cy="128" rx="34" ry="20" fill="#E0685A"/>`) + line(d, 9)
}
const MOUTHS = {
  laugh: (x) => laugh(x), grin: (x) => laugh(x, 38),
  smile: (x) => line(`M${x - 40} 82Q${x + 6} 116 ${x + 52} 78`, 10) + line(`M${x + 46} 72q10 2 12 10`, 8),
  smirk: (x) => line(`M${x - 20} 92Q${x + 20} 100 ${x + 54} 74`, 10) + line(`M${x + 48} 66q12 4 12 14`, 8),
  calm: (x) => line(`M${x - 28} 88Q${x + 6} 104 ${x + 38} 86`, 10),
  lips: (x) => shape(`M${x - 40} 80Q${x - 14} 80 ${x + 4} 86Q${x + 24} 78 ${x + 52} 76Q${x + 36} 118 ${x + 6} 118Q${x - 24} 116 ${x - 40} 80Z`, C.sili, 7) + line(`M${x - 40} 80Q${x + 6} 106 ${x + 52} 76`, 6),
  whistle: (x) => disc(x + 10, 92, 14, '#7C100D', 9, 16),
}
const HAIR = {
  bob: (h) => [shape('M-140-10C-160-170 150-176 140-14C150 60 160 110 138 132C110 150-108 152-132 132C-160 104-150 60-140-10Z', h), shape('M-114-20C-122-110-40-146 30-140C96-136 122-80 114-22C86-44 66-70 56-92C10-60-70-50-114-20Z', h)],
  short: (h) => [shape('M-118 20C-136-60-124-120-70-150C-20-176 84-172 116-112C134-76 128-20 118 10L104-40C90-60 70-74 62-84C10-60-50-66-84-84C-100-60-106-20-118 20Z', h), ''],
  quiff: (h) => ['', shape('M-118 8C-134-60-124-104-92-122C-70-190 60-214 124-158C112-152 116-140 112-132C136-92 126-30 118 4C108-18 104-40 88-60C30-44-46-56-92-66C-104-44-110-18-118 8Z', h)],
  long: (h) => [shape('M-134 0C-160-176 160-176 134 0C142 110 166 200 160 300C90 330-90 330-160 300C-166 200-142 110-134 0Z', h), shape('M-114 6C-132-108-30-152 6-140C42-152 132-108 114 6C98-50 58-92 4-104C-50-92-98-50-114 6Z', h)],
  bun: (h) => [disc(-10, -178, 62, h) + line('M-40-200C-20-216 14-212 28-192', 7, '#6B4A38') + shape('M-124 8C-142-152 142-152 124 8Z', h), shape('M-116 0C-122-110-40-138 0-136C50-138 124-106 116 0C106-52 64-84 0-84C-64-84-106-52-116 0Z', h)],
  low: (h) => [disc(-128, 74, 54, h) + shape('M-128 20C-146-152 142-156 124 8Z', h), shape('M-116 10C-124-108-40-142 20-138C90-136 122-84 114-10C70-26 40-60 24-98C-10-52-70-20-116 10Z', h)],
  pony: (h) => [shape('M-70-110C-190-150-232-40-196 50C-188 100-206 126-222 140C-170 164-128 130-126 60Z', h) + shape('M-122 6C-144-152 144-152 122 6Z', h), shape('M-114 4C-124-112-30-148 24-140C94-134 122-76 114 4C100-42 76-70 42-80C-6-52-72-50-114 4Z', h)],
  curly: (h) => [[[-112, -40, 52], [-96, -100, 56], [-40, -146, 60], [34, -146, 60], [96, -104, 56], [116, -46, 46], [-124, 20, 42], [122, 14, 36]].map(([x, y, r]) => disc(x, y, r, h)).join(''), shape('M-112-30C-104-60-90-76-70-80C-50-104-10-96 0-88C30-104 66-92 72-74C96-70 108-50 112-30C118-110 60-150 0-150C-70-150-118-100-112-30Z', h, 0) + line('M-112-30C-104-60-90-76-70-80C-50-104-10-96 0-88C30-104 66-92 72-74C96-70 108-50 112-30')],
  wave: (h) => [shape('M-130 0C-156-172 156-172 130 0C164 46 132 84 156 128C172 172 130 204 96 184C50 204-50 204-100 184C-144 204-182 164-156 120C-130 80-160 44-130 0Z', h), shape('M-114 10C-130-96-84-150-4-142C82-150 130-96 114 10C92-14 82-44 74-70C22-98-42-84-78-36C-90-16-102-4-114 10Z', h)],
  fade: (h) => ['', shape('M-116-14C-122-110-64-150 6-146C76-150 124-106 114-16C106-40 100-58 86-72C30-86-44-86-88-70C-102-56-108-36-116-14Z', h)],
  grey: (h) => [shape('M-130 30C-150-150 146-156 126 20Z', h), shape('M-116 12C-132-60-112-116-72-136C-20-160 60-156 96-124C124-96 124-40 114 4C104-40 88-64 56-86C20-66-30-74-66-86C-96-56-106-24-116 12Z', h)],
}
const WEARS = {
  cap: (a, b) => shape('M-124-52C-130-184 130-184 126-52Z', a) + shape('M-126-62C-40-88 60-86 128-64C190-58 222-40 216-22C206-8 120-34 30-38C-60-40-110-34-130-28C-148-34-146-56-126-62Z', b) + shape('M-8-84C-6-138 74-138 76-80Z', C.gata, 9) + disc(34, -102, 12, b, 0),
  back: (a, b) => shape('M-128-40C-134-178 128-178 122-44C60-72-60-72-128-40Z', a) + shape('M-126-44C-190-40-206-10-190 4C-160 0-134-10-122-16Z', b) + shape('M6-64C10-92 70-92 76-60', C.gata, 9),
  toque: (a) => shape('M-108-86C-196-112-190-236-98-232C-82-296 82-300 98-232C190-240 200-120 110-88Z', a) + shape('M-112-130Q0-156 114-130L122-56Q0-86-120-56Z', a) + line('M-52-160V-200M2-168V-212M56-160V-200', 9),
  panyo: (a, b) => shape('M-128-26C-136-172 132-172 124-28C70-88-70-88-128-26Z', a) + [[-80, -92], [-28, -122], [30, -122], [80, -92], [0, -84]].map(([x, y]) => disc(x, y, 11, b, 0)).join('') + shape('M-116-48C-172-88-204-70-178-38C-206-28-190 8-122-18Z', a),
  band: (a) => shape('M-120-40C-114-92-92-116-74-128C-26-98 40-98 84-128C104-112 114-88 120-40C76-78-74-78-120-40Z', a),
  headset: () => line('M-122 0C-140-190 132-196 126-10', 34) + line('M-122 0C-140-190 132-196 126-10', 12, C.grey) + `<rect x="-152" y="-30" width="52" height="92" rx="24" fill="${C.sili}" stroke="${C.ink}" stroke-width="11"/>` + line('M-124 60C-116 120-60 128-24 112', 9) + disc(-16, 108, 14, C.ink, 0),
  none: () => '',
}

function head(o) {
  const [skin, shade, cheek] = SKINS[o.skin]
  const d = faceOf(o.face)
  const [w] = FACES[o.face]
  const x = o.turn ?? 16
  const [back, front] = HAIR[o.hair](o.hairColor ?? C.tsokolate)
  const face = clipped(d, `<path d="${d}" fill="${shade}"/><path d="${d}" fill="${skin}" transform="translate(34 -10)"/>` + disc(x - 70, 44, 24, cheek, 0, 17) + disc(x + 74, 44, 22, cheek, 0, 16)) + line(d)
  const ears = shape(`M${-w + 4}-8C${-w - 38}-28 ${-w - 40} 44 ${-w + 8} 42Z`, shade) + shape(`M${w - 4}-4C${w + 24}-18 ${w + 26} 36 ${w - 6} 36Z`, skin)
  const glasses = o.glasses ? `${o.glasses === 'square' ? `<rect x="${x - 80}" y="-38" width="74" height="66" rx="14" fill="none" stroke="${C.ink}" stroke-width="11"/><rect x="${x + 10}" y="-38" width="74" height="66" rx="14" fill="none" stroke="${C.ink}" stroke-width="11"/>` : `${disc(x - 42, -3, 39, 'none', 10)}${disc(x + 47, -3, 39, 'none', 10)}`}${line(`M${x - 4}-6Q${x + 3}-14 ${x + 9}-6M${x - 80}-10L${-w}-18`, 10)}` : ''
  const beard = {
    moustache: () => shape(`M${x - 50} 82C${x - 36} 54 ${x - 8} 58 ${x + 5} 66C${x + 18} 56 ${x + 48} 54 ${x + 62} 78C${x + 40} 90 ${x + 20} 84 ${x + 5} 82C${x - 10} 86 ${x - 32} 92 ${x - 50} 82Z`, o.hairColor ?? C.tsokolate, 6),
    goatee: () => shape(`M${x - 26} 118C${x - 14} 112 ${x + 26} 112 ${x + 36} 116C${x + 38} 146 ${x + 20} 162 ${x + 4} 162C${x - 14} 162 ${x - 28} 146 ${x - 26} 118Z`, o.hairColor ?? C.tsokolate, 6),
    stubble: () => [[-60, 96], [-44, 112], [-22, 126], [40, 128], [62, 112], [76, 94], [6, 134], [-70, 76]].map(([a, b]) => disc(x + a, b, 4, shade, 0)).join(''),
  }[o.beard]?.() ?? ''
  const marks = (o.freckles ? [[-84, 22], [-64, 30], [-76, 12], [62, 22], [80, 14], [76, 32]].map(([a, b]) => disc(x + a, b, 4, shade, 0)).join('') : '') + (o.old ? line(`M${x - 96} 14q-14 6-18 18M${x - 60} 62Q${x - 66} 84 ${x - 58} 104M${x + 70} 60Q${x + 78} 82 ${x + 70} 102M${x - 30}-84Q${x + 6}-92 ${x + 42}-84`, 6, shade) : '') + (o.mole ? disc(x + 56, 62, 6, C.ink, 0) : '')
  const rings = o.rings ? disc(-w - 12, 66, 20, 'none', 16) + disc(-w - 12, 66, 20, 'none', 0) + `<circle cx="${-w - 12}" cy="66" r="20" fill="none" stroke="${C.keso}" stroke-width="8"/>` : ''
  const [wa, wb] = o.wearColors ?? []
  return { back, front: ears + face + marks + EYES[o.eyes](x) + BROWS[o.brows](x) + NOSES[o.nose](x) + (o.mouth === 'none' ? '' : MOUTHS[o.mouth](x)) + beard + front + WEARS[o.wear ?? 'none'](wa, wb) + glasses + rings + (o.pencil ? at(-w - 2, -40, 24, `<rect x="-8" y="-84" width="16" height="120" fill="${C.keso}" stroke="${C.ink}" stroke-width="8"/>`) : '') }
}

const CX = 356
const bodyOf = ({ shoulder: s = 190, belly: b = 178 }) =>
  `M${CX - 58} 494C${CX - 92} 524 ${CX - s + 40} 526 ${CX - s} 592C${CX - s - 6} 660 ${CX - b} 760 ${CX - b} 1020H${CX + b}C${CX + b} 760 ${CX + s + 6} 660 ${CX + s} 592C${CX + s - 40} 526 ${CX + 92} 524 ${CX + 58} 494Z`

function torso(o) {
  const [skin, shade] = SKINS[o.skin]
  const { shoulder: s = 190, belly: b = 178 } = o
  const d = bodyOf(o)
  const neck = `M${CX - 52} 400V506Q${CX} 556 ${CX + 52} 506V400Z`
  const necks = clipped(neck, `<path d="${neck}" fill="${skin}"/><path d="M${CX - 60} 440C${CX - 20} 500 ${CX + 40} 490 ${CX + 60} 440V380H${CX - 60}Z" fill="${shade}"/>`) + line(`M${CX - 52} 400V506Q${CX} 556 ${CX + 52} 506V400`)
  const side = `<path d="M${CX - s - 20} 600V1020H${CX - b + 54}C${CX - b + 60} 820 ${CX - s + 70} 760 ${CX - s - 4} 596Z" fill="${C.ink}" opacity=".16"/>`
  const cloth = {
    plain: '',
    stripes: [640, 720, 800, 880, 960].map((y) => line(`M60 ${y}Q${CX} ${y + 26} 660 ${y}`, 24, o.trim)).join(''),
    flowers: [[210, 640], [300, 760], [200, 880], [440, 640], [500, 780], [430, 900], [330, 930], [520, 940], [250, 980]].map(([x, y]) => [0, 72, 144, 216, 288].map((r) => at(x, y, r, disc(0, -15, 11, o.trim, 0))).join('') + disc(x, y, 8, C.keso, 0)).join(''),
    chef: line(`M${CX - 20} 552C${CX + 36} 620 ${CX + 52} 800 ${CX + 46} 1010`, 9) + [650, 740, 830, 920].map((y) => disc(CX - 26, y, 10, C.ink, 0) + disc(CX + 84, y, 10, C.ink, 0)).join(''),
    jersey: line(`M${CX - s + 6} 620Q${CX - 120} 720 ${CX - b + 6} 820M${CX + s - 6} 620Q${CX + 120} 720 ${CX + b - 6} 820`, 20, o.trim) + `<text x="${CX}" y="830" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="190" fill="${o.trim}">8</text>`,
    hoodie: shape(`M${CX - 110} 850H${CX + 110}L${CX + 140} 980H${CX - 140}Z`, o.trim ?? o.cloth, 10) + line(`M${CX - 34} 560V680M${CX + 40} 556V700`, 10, C.gata),
  }[o.pattern ?? 'plain']
  const collar = {
    chef: shape(`M${CX - 64} 488L${CX - 84} 540L${CX - 8} 584L${CX} 548Z`, o.collar ?? o.cloth) + shape(`M${CX + 64} 488L${CX + 86} 540L${CX + 10} 584L${CX} 548Z`, o.collar ?? o.cloth),
    jersey: line(`M${CX - 70} 498Q${CX} 610 ${CX + 70} 498`, 28) + line(`M${CX - 70} 498Q${CX} 610 ${CX + 70} 498`, 10, o.trim),
    hoodie: shape(`M${CX - 70} 470C${CX - 150} 500 ${CX - 130} 590 ${CX - 20} 600C${CX - 60} 560 ${CX - 70} 520 ${CX - 60} 500Z`, o.trim) + shape(`M${CX + 70} 470C${CX + 150} 500 ${CX + 130} 590 ${CX + 20} 600C${CX + 60} 560 ${CX + 70} 520 ${CX + 60} 500Z`, o.trim),
  }[o.pattern] ?? line(`M${CX - 60} 500Q${CX} 572 ${CX + 60} 500`, 12)
  const apron = o.apron ? shape(`M${CX - 104} 640Q${CX} 664 ${CX + 104} 640C${CX + 112} 720 ${CX + b - 44} 760 ${CX + b - 34} 1020H${CX - b + 34}C${CX - b + 44} 760 ${CX - 112} 720 ${CX - 104} 640Z`, o.apron) + line(`M${CX - 100} 642C${CX - 96} 590 ${CX - 84} 540 ${CX - 66} 506M${CX + 100} 642C${CX + 96} 590 ${CX + 84} 540 ${CX + 66} 506`, 28) + line(`M${CX - 100} 642C${CX - 96} 590 ${CX - 84} 540 ${CX - 66} 506M${CX + 100} 642C${CX + 96} 590 ${CX + 84} 540 ${CX + 66} 506`, 8, o.apron) + shape(`M${CX - 74} 800H${CX + 74}V900Q${CX} 944 ${CX - 74} 900Z`, o.pocket ?? o.apron, 10) : ''
  const towel = o.towel ? shape(`M${CX - 84} 480C${CX - 130} 560 ${CX - 120} 680 ${CX - 116} 760H${CX - 40}C${CX - 44} 660 ${CX - 30} 560 ${CX - 8} 540Z`, C.gata) + shape(`M${CX + 84} 480C${CX + 128} 560 ${CX + 112} 640 ${CX + 110} 700H${CX + 38}C${CX + 40} 630 ${CX + 30} 560 ${CX - 8} 540Z`, C.gata) + line(`M${CX - 112} 716H${CX - 44}M${CX + 108} 660H${CX + 42}`, 12, C.sili) : ''
  const tops = line(`M${CX - s} 592C${CX - s + 40} 526 ${CX - 92} 524 ${CX - 58} 494M${CX + s} 592C${CX + s - 40} 526 ${CX + 92} 524 ${CX + 58} 494`)
  // The arms come between: the bands of an apron lie over the sleeves.
  return { under: clipped(d, `<path d="${d}" fill="${o.cloth}"/>${cloth}${side}`) + line(d), over: tops + necks + collar + apron + towel }
}

/** Where the left arm goes, and what it holds. */
const LEFT = {
  hip: (o) => ['behind', [[CX - 150, 640], [40, 800], [176, 930]], (s) => at(196, 930, 200, fist(s), 0.9)],
  counter: () => ['front', [[CX - 152, 642], [66, 930], [300, 952]], (s) => at(330, 958, 10, fist(s), 0.95)],
  hold: (o) => ['front', [[CX - 152, 642], [58, 830], [226, 830]], (s) => at(o.held[1] ?? 236, o.held[2] ?? 770, 0, o.held[0]()) + at(o.held[3] ?? 226, o.held[4] ?? 806, -14, fist(s), 0.95)],
  wave: () => ['behind', [[CX - 144, 642], [66, 720], [88, 470]], (s) => at(86, 420, -14, open(s), 0.9)],
  film: (o) => ['behind', [[CX - 144, 642], [56, 760], [96, 560]], (s) => at(100, 470, -12, phone()) + at(104, 530, -12, fist(s), 0.9)],
}

function person(o) {
  const skin = SKINS[o.skin]
  const h = head(o)
  const [where, points, hand] = LEFT[o.left](o)
  const left = arm(points, o)
  const body = torso(o)
  const y = o.y ?? 340
  const tilt = o.tilt ?? 0
  const k = o.size ?? 1
  const [hx, hy] = o.hand ?? [800, 470]
  const reach = arm([[CX + 148, 642], o.elbow ?? [650, 770], [hx - 18, hy + 46]], o)
  const tools = {
    shaker: () => powder(o.powder, hx + 92, hy + 92, { height: 900 - hy }) + at(hx + 16, hy + 8, 134, shaker(o.toolColor ?? C.sili)) + at(hx, hy, 24, fist(skin)),
    phone: () => at(hx + 10, hy - 40, -14, phone(), 1.15) + at(hx + 4, hy + 24, 14, fist(skin)),
    pinch: () => powder(o.powder, hx + 24, hy + 92, { height: 860 - hy, width: 190, count: 150 }) + at(hx, hy, -8, pinch(skin), 1.1),
    ladle: () => at(hx + 36, hy + 90, -24, ladle(), 1.1) + at(hx, hy, 20, fist(skin)),
    whisk: () => at(hx + 40, hy + 80, -22, whisk(), 1.15) + at(hx, hy, 20, fist(skin)),
  }
  const [ox, oy] = o.lean ?? [0, 0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${at(CX + ox, y + oy, tilt, h.back, k)}${where === 'behind' ? left + hand(skin) : ''}${body.under}${where === 'front' ? left : ''}${reach}${body.over}${at(CX + ox, y + oy, tilt, h.front, k)}${where === 'front' ? hand(skin) : ''}${tools[o.tool]()}</svg>`
}

export const PEOPLE = {
  amihan: { skin: 1, face: 'heart', hair: 'bob', eyes: 'happy', brows: 'up', nose: 'button', mouth: 'laugh', wear: 'cap', wearColors: [C.sili, C.keso], tilt: 7, cloth: C.gata, apron: C.sili, pocket: C.keso, left: 'hip', tool: 'shaker', powder: C.keso, hand: [806, 400], elbow: [676, 716], shoulder: 176, belly: 160 },
  bayani: { skin: 2, face: 'broad', hair: 'fade', eyes: 'dot', brows: 'thick', nose: 'wide', mouth: 'none', beard: 'moustache', tilt: 4, cloth: C.gata, sleeve: 'none', towel: true, apron: C.pandan, left: 'hold', held: [receipt, 214, 700], tool: 'ladle', hand: [800, 500], elbow: [690, 800], shoulder: 226, belly: 252, arm: [120, 100, 70] },
  'chef-ligaya': { skin: 1, face: 'round', hair: 'wave', hairColor: '#5B4438', eyes: 'happy', brows: 'soft', nose: 'wide', mouth: 'grin', wear: 'toque', wearColors: [C.gata], y: 372, tilt: -4, old: true, cloth: C.gata, pattern: 'chef', collar: C.ube, sleeve: 'long', cuff: C.ube, left: 'hold', held: [bowl, 290, 870, 210, 900], tool: 'whisk', hand: [812, 470], shoulder: 204, belly: 214, arm: [104, 92, 60] },
  dalisay: { skin: 1, face: 'oval', hair: 'low', hairColor: C.grey, eyes: 'closed', brows: 'thin', nose: 'flat', mouth: 'calm', old: true, tilt: 10, lean: [18, 14], cloth: C.lila, pattern: 'flowers', trim: C.sili, left: 'counter', tool: 'ladle', hand: [790, 540], elbow: [660, 810], shoulder: 168, belly: 190, arm: [92, 74, 50] },
  hiraya: { skin: 0, face: 'oval', hair: 'bun', eyes: 'lash', brows: 'soft', nose: 'button', mouth: 'smile', freckles: true, y: 366, tilt: -8, cloth: C.leaf, apron: C.gata, pocket: C.annatto, left: 'hold', held: [box, 280, 874, 210, 908], tool: 'pinch', powder: C.gata, hand: [820, 480], elbow: [690, 730], shoulder: 168, belly: 158, arm: [84, 70, 48] },
  kidlat: { skin: 2, face: 'young', hair: 'quiff', eyes: 'wink', brows: 'up', nose: 'flat', mouth: 'grin', tilt: 12, lean: [22, 0], cloth: C.annatto, pattern: 'jersey', trim: C.gata, sleeve: 'none', left: 'film', tool: 'shaker', toolColor: C.pandan, powder: C.keso, hand: [816, 340], elbow: [700, 660], shoulder: 164, belly: 142, arm: [78, 64, 46] },
  luningning: { skin: 3, face: 'broad', hair: 'curly', eyes: 'lash', brows: 'soft', nose: 'wide', mouth: 'laugh', rings: true, wear: 'panyo', wearColors: [C.keso, C.sili], tilt: -6, cloth: C.pandan, apron: C.sili, pocket: C.keso, left: 'wave', tool: 'shaker', toolColor: C.annatto, powder: C.keso, hand: [812, 440], elbow: [720, 760], shoulder: 224, belly: 262, arm: [124, 104, 68] },
  marikit: { skin: 0, face: 'heart', hair: 'pony', eyes: 'lash', brows: 'up', nose: 'long', mouth: 'lips', mole: true, wear: 'band', wearColors: [C.sili], tilt: -10, cloth: C.keso, left: 'hold', held: [plate, 250, 852, 206, 884], tool: 'pinch', powder: C.gata, hand: [828, 420], elbow: [706, 700], shoulder: 160, belly: 150, arm: [80, 64, 44] },
  mayumi: { skin: 2, face: 'round', hair: 'long', eyes: 'dot', brows: 'soft', nose: 'flat', mouth: 'smile', tilt: 5, cloth: C.gata, pattern: 'stripes', trim: C.annatto, apron: C.leaf, pocket: C.keso, left: 'hold', held: [box, 280, 880, 210, 912], tool: 'shaker', toolColor: C.leaf, powder: C.gata, hand: [806, 450], elbow: [680, 760], shoulder: 186, belly: 190, arm: [96, 80, 54] },
  silahis: { skin: 3, face: 'long', hair: 'curly', eyes: 'dot', brows: 'thick', nose: 'wide', mouth: 'smirk', beard: 'goatee', glasses: 'round', pencil: true, tilt: 6, cloth: C.keso, apron: C.tsokolate, pocket: C.annatto, left: 'hold', held: [notebook, 236, 800], tool: 'shaker', powder: C.keso, toolColor: C.pandan, hand: [810, 430], elbow: [686, 740], shoulder: 190, belly: 168 },
  'chef-tala': { skin: 2, face: 'square', hair: 'short', eyes: 'dot', brows: 'thick', nose: 'long', mouth: 'calm', beard: 'stubble', wear: 'toque', wearColors: [C.gata], y: 378, tilt: 3, cloth: C.gata, pattern: 'chef', collar: C.pandan, sleeve: 'long', cuff: C.pandan, left: 'hip', tool: 'pinch', powder: C.gata, hand: [830, 330], elbow: [716, 600], shoulder: 214, belly: 196, arm: [108, 92, 60] },
  tadhana: { skin: 1, face: 'young', hair: 'wave', eyes: 'tired', brows: 'soft', nose: 'button', mouth: 'smirk', glasses: 'square', wear: 'headset', tilt: -5, cloth: C.ube, pattern: 'hoodie', trim: C.lila, sleeve: 'long', cuff: C.lila, left: 'counter', tool: 'shaker', powder: C.keso, hand: [800, 450], elbow: [670, 760], shoulder: 182, belly: 180 },
  // Answers on the page "Contact".
  'aling-bebang': { skin: 2, face: 'round', hair: 'bun', eyes: 'happy', brows: 'up', nose: 'wide', mouth: 'laugh', rings: true, tilt: -7, cloth: C.lila, apron: C.pandan, pocket: C.keso, left: 'hold', held: [notebook, 236, 800], tool: 'phone', hand: [716, 470], elbow: [690, 800], shoulder: 206, belly: 226, arm: [108, 90, 62] },
}

if (process.argv[1] === import.meta.filename) {
  const [, , out, ...only] = process.argv
  fs.mkdirSync(out, { recursive: true })
  for (const [slug, o] of Object.entries(PEOPLE)) {
    if (only.length && !only.includes(slug)) continue
    const svg = person(o)
    fs.writeFileSync(path.join(out, `${slug}.svg`), svg)
    await sharp(Buffer.from(svg), { density: 72 }).webp({ quality: 90, alphaQuality: 100 }).toFile(path.join(out, `${slug}.webp`))
  }
}
