/**
 * The pen of the recipes' pictures: curves, shapes with ink, light and shade, and the grounds that they stand on. Light comes
 * from the upper left everywhere: a shape is lit along that side, shaded along the other, and casts its shadow to the lower right.
 */
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** The pantry's colors of the tokens: `pantry.keso.main`. */
export const pantry = Object.fromEntries(
  Object.entries(readJson('tokens/pantry.tokens.json').colors)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, steps]) => [name, Object.fromEntries(Object.entries(steps).filter(([step]) => !step.startsWith('$')).map(([step, { $value }]) => [step, $value.hex]))]),
)
export const INK = pantry.tsokolate.main
export const W = 1600
export const H = 1200

export const range = (n) => [...Array(n).keys()]
/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export const seeded = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const f = (x) => Math.round(x * 10) / 10

/** A color between two; 0 is the first. */
export function mix(a, b, t) {
  const of = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  const [x, y] = [of(a), of(b)]
  return `#${x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, '0')).join('')}`
}
export const lighter = (color, t = 0.4) => mix(color, '#fff8e6', t)
export const darker = (color, t = 0.25) => mix(color, '#4a1408', t)

// Curves. All give the `d` of a path; points are [x, y].

/** A smooth curve through points (Catmull-Rom). */
export function smooth(points, closed = true) {
  const n = points.length
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  let d = `M${f(points[0][0])},${f(points[0][1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
  }
  return closed ? `${d}Z` : d
}

/** So many points along a smooth curve. */
export function sampled(points, count, closed = false) {
  const n = points.length
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  const spans = closed ? n : n - 1
  return range(count).map((k) => {
    const u = (k / (closed ? count : count - 1)) * spans
    const i = Math.min(Math.floor(u), spans - 1)
    const t = u - i
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return [0, 1].map((j) => b[j] + 0.5 * t * (c[j] - a[j] + t * (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j] + t * (3 * (b[j] - c[j]) + e[j] - a[j]))))
  })
}

export const line = (points) => `M${points.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}`
export const polygon = (points) => `${line(points)}Z`

/** A polygon with round corners. */
export function rounded(points, r) {
  const n = points.length
  const toward = (a, b) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const t = Math.min(r / l, 0.5)
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  }
  return `${points
    .map((p, i) => {
      const [a, b] = [toward(p, points[(i + n - 1) % n]), toward(p, points[(i + 1) % n])]
      return `${i ? 'L' : 'M'}${f(a[0])},${f(a[1])}Q${f(p[0])},${f(p[1])} ${f(b[0])},${f(b[1])}`
    })
    .join('')}Z`
}

export const turned = (points, cx, cy, degrees) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return points.map(([x, y]) => [cx + x * c - y * s, cy + x * s + y * c])
}
export const box = (cx, cy, w, h, degrees = 0) => turned([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]], cx, cy, degrees)
/** Points on an ellipse, from and to an angle in degrees: 0 is right, 90 is below. */
export const arc = (cx, cy, rx, ry, from = 0, to = 360, count = 24) =>
  range(count).map((i) => {
    const a = ((from + ((to - from) * i) / (to - from >= 360 ? count : count - 1)) * Math.PI) / 180
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)]
  })
export const ellipse = (cx, cy, rx, ry = rx, degrees = 0) => smooth(turned(arc(0, 0, rx, ry), cx, cy, degrees))

/** A round thing that nobody drew with a compass. */
export const blob = (cx, cy, rx, ry, seed, { rough = 0.16, points = 9, degrees = 0 } = {}) => {
  const next = seeded(seed)
  return smooth(turned(range(points).map((i) => {
    const a = ((i + (next() - 0.5) * 0.5) / points) * 2 * Math.PI
    const r = 1 + (next() - 0.5) * 2 * rough
    return [rx * r * Math.cos(a), ry * r * Math.sin(a)]
  }), cx, cy, degrees))
}

/** A band along a curve, as wide as `width(t)` says from its start (0) to its end (1). */
export function ribbon(points, width, { count = 24, closedEnds = true } = {}) {
  const middle = sampled(points, count)
  const [left, right] = [[], []]
  middle.forEach(([x, y], i) => {
    const [a, b] = [middle[Math.max(0, i - 1)], middle[Math.min(count - 1, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = width(i / (count - 1)) / 2
    left.push([x - ((b[1] - a[1]) / l) * w, y + ((b[0] - a[0]) / l) * w])
    right.unshift([x + ((b[1] - a[1]) / l) * w, y - ((b[0] - a[0]) / l) * w])
  })
  return closedEnds ? smooth([...left, ...right]) : `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`
}

/** The same closed curve with lobes and crags along it. */
export function craggy(points, size, seed, count = 60) {
  const next = seeded(seed)
  const around = sampled(points, count, true)
  return smooth(around.map(([x, y], i) => {
    const [a, b] = [around[(i + count - 1) % count], around[(i + 1) % count]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const out = size * (next() ** 1.4 * 2 - 0.5)
    return [x + ((b[1] - a[1]) / l) * out, y - ((b[0] - a[0]) / l) * out]
  }))
}

// Paint.

let clips = 0
export const clipped = (d, body) => {
  const id = `c${++clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}
export const fill = (d, color, opacity = 1) => `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const stroke = (d, color, width, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const moved = (d, x, y, color) => `<path d="${d}" transform="translate(${f(x)} ${f(y)})" fill="${color}"/>`

/** A solid thing: its color, light along its upper left, shade along its lower right, what is on it, and ink around it. */
export function solid(d, color, { shade = darker(color), light = lighter(color), s = 16, h = 7, ink = 10, on = '', inkColor = INK } = {}) {
  const inner = clipped(d,
    (light && h ? `${moved(d, -s * 0.6, -s * 0.8, light)}<g transform="translate(${f(-s * 0.6)} ${f(-s * 0.8)})">${clipped(d, moved(d, s * 0.6 + h * 0.7, s * 0.8 + h * 0.8, color))}</g>` : moved(d, -s * 0.6, -s * 0.8, color)) + on)
  return fill(d, shade) + inner + (ink ? stroke(d, inkColor, ink) : '')
}
/** A hollow thing, lit the other way round. */
export const hollow = (d, color, { shade = darker(color), s = 26, ink = 10, on = '' } = {}) =>
  fill(d, shade) + clipped(d, moved(d, s * 0.6, s * 0.8, color) + on) + (ink ? stroke(d, INK, ink) : '')
/** What a thing casts on what lies under it. */
export const cast = (d, x = 26, y = 24, opacity = 0.26) => `<path d="${d}" transform="translate(${x} ${y})" fill="${pantry.tsokolate.dark}" opacity="${opacity}"/>`
export const group = (body, transform) => `<g transform="${transform}">${body}</g>`

/** Grains: dots of several sizes in few paths. `where(next)` gives a place. */
export function grains(count, where, colors, seed, { from = 3, to = 9, opacity = 1 } = {}) {
  const next = seeded(seed)
  const heaps = new Map()
  for (const _ of range(count)) {
    const [x, y] = where(next)
    const key = `${colors[Math.floor(next() * colors.length)]} ${f(from + Math.floor(next() ** 1.6 * 4) * ((to - from) / 3))}`
    heaps.set(key, `${heaps.get(key) ?? ''}M${f(x)},${f(y)}h.1`)
  }
  return [...heaps].map(([key, d]) => stroke(d, key.split(' ')[0], key.split(' ')[1], opacity)).join('')
}
/** Places that fill an ellipse evenly, about `gap` apart. */
export const spread = (cx, cy, rx, ry, gap, next) => {
  const places = []
  for (let j = -Math.ceil(ry / gap / 0.87) - 1; j * gap * 0.87 < ry + gap; j++)
    for (let i = -Math.ceil(rx / gap) - 1; i * gap < rx + gap; i++) {
      const [x, y] = [(i + (j % 2) / 2 + (next() - 0.5) * 0.5) * gap, (j + (next() - 0.5) * 0.5) * gap * 0.87]
      if (Math.hypot(x / rx, y / ry) <= 1) places.push([cx + x, cy + y])
    }
  return places
}
/** A place in an ellipse, denser toward its middle as `power` grows. */
export const within = (cx, cy, rx, ry = rx, power = 0.5) => (next) => {
  const [a, r] = [next() * 2 * Math.PI, next() ** power]
  return [cx + rx * r * Math.cos(a), cy + ry * r * Math.sin(a)]
}

// Grounds.

const rays = (cx, cy, color, n) =>
  `<g fill="${color}">${range(n)
    .map((i) => polygon([[cx, cy], ...[i, i + 0.5].map((k) => [cx + 2200 * Math.cos((k / n) * 2 * Math.PI + 0.1), cy + 2200 * Math.sin((k / n) * 2 * Math.PI + 0.1)])]))
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`

/** Dots that shrink from a corner toward the middle, as in print. */
function halftone(cx, cy, reach, color, opacity = 0.3) {
  const step = 30
  let d = new Map()
  for (let i = -60; i < 60; i++)
    for (let j = -60; j < 60; j++) {
      const [x, y] = [cx + (i + (j % 2) / 2) * step, cy + j * step * 0.87]
      const r = 1 - Math.hypot(x - cx, y - cy) / reach
      if (r <= 0.05 || x < -20 || y < -20 || x > W + 20 || y > H + 20) continue
      const size = Math.round(r * 10) * 2.1 + 1
      d.set(size, `${d.get(size) ?? ''}M${f(x)},${f(y)}h.1`)
    }
  return [...d].map(([size, path]) => stroke(path, color, size, opacity)).join('')
}

/** A line's color with light that comes from a point, dots in the far corner, and a paler middle. */
export function ground(color, { x = 800, y = 600, n = 18, ray = lighter(color, 0.2), dots = [W, H, 760], dot = darker(color, 0.3) } = {}) {
  return `<rect width="${W}" height="${H}" fill="${color}"/>${rays(x, y, ray, n)}${halftone(...dots, dot)}`
}

/** The shadow of a palm leaf that hangs into the light. */
export function palmShadow(x, y, length, degrees, opacity = 0.13) {
  const leaf = (t, side) => {
    const l = length * 0.42 * Math.sin(Math.PI * (0.18 + 0.78 * t)) * 1.1
    const [bx, by] = [length * t, 26 * Math.sin(Math.PI * t)]
    const a = side * (1.25 - 0.55 * t)
    const [ex, ey] = [bx + l * Math.cos(a), by + l * Math.sin(a)]
    return ribbon([[bx, by], [(bx + ex) / 2 + 8, (by + ey) / 2], [ex, ey]], (u) => 30 * Math.sin(Math.PI * (0.08 + 0.9 * u)) ** 0.8, { count: 8 })
  }
  const leaflets = range(17).flatMap((i) => [1, -1].map((side) => `<path d="${leaf(0.06 + i * 0.056, side)}"/>`))
  return `<g transform="translate(${x} ${y}) rotate(${degrees})" fill="${pantry.tsokolate.dark}" opacity="${opacity}">${leaflets.join('')}<path d="M0,-6L${length},4L${length},10L0,10Z"/></g>`
}

/** Flags on a string that hangs from one edge to the other. */
export function banderitas(x0, y0, x1, y1, sag, count, size, colors) {
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
  const flags = range(count).map((i) => {
    const [a, b] = [at((i + 0.08) / count), at((i + 0.86) / count)]
    const tip = [(a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 + size]
    const d = rounded([a, b, tip], 8)
    const color = colors[i % colors.length]
    return cast(d, 20, 20, 0.14) + solid(d, color, { ink: 9, s: 14, h: 0 })
  })
  const string = smooth(range(9).map((i) => at(i / 8)), false)
  return flags.join('') + stroke(string, INK, 9)
}

/** A checked cloth that lies flat and is seen from the side: `k` is how much its depth shrinks. */
export function cloth(cx, cy, cells, cell, k, degrees, a, b) {
  const at = (i, j) => {
    const [[x, y]] = turned([[(i - cells[0] / 2) * cell, (j - cells[1] / 2) * cell]], 0, 0, degrees)
    return [cx + x, cy + y * k]
  }
  const corner = [at(0, 0), at(cells[0], 0), at(cells[0], cells[1]), at(0, cells[1])]
  const bands = range(cells[0]).filter((i) => i % 2).map((i) => fill(polygon([at(i, 0), at(i + 1, 0), at(i + 1, cells[1]), at(i, cells[1])]), b, 0.62))
  const rows = range(cells[1]).filter((j) => j % 2).map((j) => fill(polygon([at(0, j), at(cells[0], j), at(cells[0], j + 1), at(0, j + 1)]), b, 0.62))
  const d = rounded(corner, 14)
  const hem = [0.22, -0.22].map((o) => stroke(polygon([at(o, o), at(cells[0] - o, o), at(cells[0] - o, cells[1] - o), at(o, cells[1] - o)]), mix(b, a, 0.3), 4,
    0.8)).join('')
  return cast(d, 18, 18, 0.2) + solid(d, a, { s: 10, h: 0, on: bands.join('') + rows.join('') + hem })
}

/** Steam: curls that widen, sway and end. */
export const steam = (x, y, height, seed, { color = pantry.gata.light, opacity = 0.62, count = 3, gap = 130, width = 30 } = {}) => {
  const next = seeded(seed)
  return range(count)
    .map((i) => {
      const [h, sway, x0] = [height * (0.75 + next() * 0.4) * (i === (count >> 1) ? 1.12 : 0.9), 34 + next() * 18, x + (i - (count - 1) / 2) * gap]
      const way = range(7).map((k) => [x0 + sway * Math.sin(k * 1.15 + i * 0.8) * (0.5 + k / 9), y - (h * k) / 6])
      return fill(ribbon(way, (t) => width * Math.sin(Math.PI * Math.min(1, t * 0.99 + 0.005)) ** 0.75, { count: 22 }), color, opacity)
    })
    .join('')
}

/** What flows: sauce, syrup, milk along strokes and in drops, all in one outline. Strokes are [points, width], drops [x, y, r]. */
export function fluid(strokes, drops, color, { shade = darker(color, 0.22), light = lighter(color, 0.65), ink = 9, shadow = 0.24 } = {}) {
  const layer = (paint, grow, x, y) =>
    `<g transform="translate(${x} ${y})">${strokes.map(([points, width]) => stroke(smooth(points, false), paint, Math.max(1, width + grow))).join('')}${drops.map(([cx, cy, r, ry = r]) => fill(ellipse(cx, cy, Math.max(1, r + grow / 2), Math.max(1, ry + grow / 2)), paint)).join('')}</g>`
  const glints = strokes.map(([points, width]) => stroke(smooth(points.map(([x, y]) => [x - width * 0.2, y - width * 0.22]), false), light, width * 0.13)).join('') +
    drops.map(([cx, cy, r, ry = r]) => fill(ellipse(cx - r * 0.36, cy - ry * 0.4, r * 0.24, ry * 0.14, -30), light)).join('')
  return `<g opacity="${shadow}">${layer(pantry.tsokolate.dark, ink, 10, 14)}</g>` + layer(INK, ink * 2, 0, 0) + layer(shade, 0, 0, 0) + layer(color, -14, -4, -5) +
    glints
}

export const page = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${body}</svg>`
