/** What more than one of the recipes' pictures shows: crockery, cups, leaves, garnish, heaps of powder. */
import { arc, blob, box, cast, clipped, darker, ellipse, fill, grains, hollow, INK, lighter, line, mix, pantry, polygon, range, ribbon, rounded, sampled, seeded, smooth, solid, stroke, turned, within } from './pen.mjs'

export const CREAM = pantry.gata.main
export const WHITE = pantry.gata.light
export const GREENS = { dark: pantry.pandan.main, deep: '#2f7d4f', leaf: '#3e8f45', fresh: '#5fae4c', light: '#8fd06a' }

/** An enamel plate, seen from the side as much as `k` says: rim, well, and a chip where the iron shows. */
export function enamelPlate(cx, cy, r, k, { rim = pantry.sili.main, face = CREAM, band, lift = 20, well = 0.76, on = '' } = {}) {
  const [outer, lip, inner] = [ellipse(cx, cy, r, r * k), ellipse(cx, cy, r - 26, (r - 26) * k), ellipse(cx, cy + 8, r * well, r * well * k)]
  return (
    cast(ellipse(cx, cy + lift, r, r * k), 42, 40, 0.3) +
    solid(ellipse(cx, cy + lift, r * 0.985, r * k * 0.985), darker(rim, 0.35), { h: 0 }) +
    solid(outer, rim, { s: 10, h: 9, light: lighter(rim, 0.5) }) +
    solid(lip, face, { s: 12, h: 0, ink: 6, shade: pantry.gata.dark }) +
    (band ? stroke(ellipse(cx, cy + 3, r * 0.86, r * 0.86 * k), band, 14) : '') +
    hollow(inner, face, { s: 30, shade: '#e6d2ae', ink: 6, on: on +
    stroke(smooth(arc(cx, cy + 4, r * well - 30, (r * well - 30) * k, 20, 75), false), WHITE, 12, 0.9) }) +
    stroke(smooth(arc(cx, cy, r - 12, (r - 12) * k, 196, 262), false), lighter(rim, 0.75), 8, 0.9) +
    fill(blob(cx + (r - 12) * Math.cos(2.6), cy + (r - 12) * k * Math.sin(2.6), 17, 10, 5, { rough: 0.4 }), INK) +
    fill(blob(cx + (r - 11) * Math.cos(0.5), cy + (r - 11) * k * Math.sin(0.5), 12, 8, 9, { rough: 0.4 }), INK)
  )
}

/** A bowl that is looked into: what is printed around it comes from `print(ring)`, what is in it lies on `surface`. */
export function bowl(cx, cy, r, k,
  { height = r * 0.84, foot = r * 0.42, color = pantry.pandan.main, shade = darker(color, 0.5), wall = '#f3dfb8', level = 0.1, print = () => '' } = {}) {
  const body = `M${cx - r},${cy}C${cx - r},${cy + height * 0.56} ${cx - foot * 1.7},${cy + height} ${cx - foot},${cy + height}Q${cx},${cy + height + foot * k * 0.5} ${cx + foot},${cy + height}C${cx + foot * 1.7},${cy + height} ${cx + r},${cy + height * 0.56} ${cx + r},${cy}A${r},${r * k} 0 0 1 ${cx - r},${cy}Z`
  const ring = (from, to, paint) =>
    fill(`${line(arc(cx, cy + height * from, r * 1.02, r * k * (1 - from * 0.35), 180, 0, 31))}${line(arc(cx, cy + height * to, r * 1.02, r * k * (1 - to * 0.35), 0, 180, 31)).replace('M', 'L')}Z`, paint)
  const dark = smooth([[cx + r * 0.42, cy + height * 0.3], [cx + r * 1.1, cy - height * 0.1], [cx + r * 1.1, cy + height * 1.1], [cx + r * 0.06, cy + height * 1.15]])
  const surface = ellipse(cx, cy + r * level * 0.62, r * (0.93 - level * 0.5), r * (0.915 - level * 0.72) * k)
  return {
    surface,
    body:
      cast(ellipse(cx + foot * 0.3, cy + height, foot * 1.7, foot * k * 1.1), foot * 0.4, foot * 0.08, 0.32) +
      solid(body, color, { s: r * 0.05, h: r * 0.03, light: lighter(color, 0.4), shade, ink: 12, on: print(ring) + fill(dark, INK, 0.18) +
      stroke(smooth([[cx - r * 0.88, cy + height * 0.36], [cx - r * 0.78, cy + height * 0.6], [cx - r * 0.62, cy + height * 0.78]], false), WHITE, r * 0.035, 0.6) }) +
      solid(ellipse(cx, cy, r, r * k), CREAM, { s: 10, h: 8, ink: 12, light: '#ffffff', shade: pantry.gata.dark }) +
      hollow(ellipse(cx, cy + r * 0.014, r * 0.93, r * 0.915 * k), wall, { s: r * 0.07, shade: darker(wall, 0.25), ink: 9 }),
  }
}

/** The far and the near half of a round paper cup in stripes; what is in it is drawn between the two. `print(span, at)` is
 * printed on it: places are told in degrees around it and from 0 (its rim) to 1 (its foot). */
export function paperCup(cx, top,
  { r = 290, foot = 200, height = 560, k = 0.3, stripes = [pantry.sili.main, CREAM], count = 9, inside = '#e9cfa2', print = () => '' } = {}) {
  const at = (degrees, t) => {
    const [a, q] = [(degrees * Math.PI) / 180, r + (foot - r) * t]
    return [cx + q * Math.cos(a), top + height * t + q * k * Math.sin(a)]
  }
  const span = (from, to, a, b) => polygon([...range(25).map((i) => at(from + ((to - from) * i) / 24, a)), ...range(25).map((i) => at(to - ((to - from) * i) / 24, b))])
  const body = `${line(range(25).map((i) => at(180 - (180 * i) / 24, 0)))}${line(range(25).map((i) => at((180 * i) / 24, 1))).replace('M', 'L')}Z`
  const bands = range(count).map((i) => fill(span(180 - (180 * i) / count, 180 - (180 * (i + 1)) / count, 0, 1), stripes[i % stripes.length]))
  const back = hollow(ellipse(cx, top, r, r * k), inside, { s: 30 })
  const lip = smooth(arc(cx, top, r, r * k, 180, 0, 21), false)
  const front =
    fill(body, stripes[0]) +
    clipped(
      body,
      bands.join('') +
        print(span, at) +
        fill(span(72, -2, -0.05, 1.05), INK, 0.13) +
        fill(span(38, -2, -0.05, 1.05), INK, 0.16) +
        fill(span(168, 154, -0.05, 1.05), WHITE, 0.35) +
        fill(span(180, -2, 0, 0.055), INK, 0.16),
    ) +
    stroke(body, INK, 11) +
    stroke(lip, INK, 32) +
    stroke(lip, WHITE, 13) +
    stroke(smooth(arc(cx, top + 4, r, r * k, 70, 4, 9), false), pantry.gata.dark, 6)
  const [floor, depth] = [top + height, foot * k]
  const shadow = cast(smooth([[cx - foot, floor], [cx, floor + depth * 1.1], [cx + foot * 1.2, floor + depth * 1.2], [cx + foot * 2.5, floor + depth * 0.5],
    [cx + foot * 2.6, floor - depth * 0.5], [cx + foot, floor - depth]]), 0, 0, 0.28)
  return { back, front, shadow }
}

/** A leaf of the banana along its midrib, split by the wind where `tears` says, between 0 and 1. */
export function bananaLeaf(midrib, width, { seed = 3, tears = [0.3, 0.52, 0.7], color = '#3b9150', count = 46 } = {}) {
  const next = seeded(seed)
  const middle = sampled(midrib, count)
  const normal = (i) => {
    const [a, b] = [middle[Math.max(0, i - 1)], middle[Math.min(count - 1, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
  }
  const side = (s) =>
    middle.map(([x, y], i) => {
      const t = i / (count - 1)
      const torn = tears.some((tear) => Math.abs(tear + s * 0.04 - t) < 0.009) ? 0.45 : 1
      const w = (width / 2) * Math.sin(Math.PI * (0.03 + 0.94 * t)) ** 0.5 * torn * (0.97 + next() * 0.06)
      const [nx, ny] = normal(i)
      return [x + s * nx * w, y + s * ny * w]
    })
  const [left, right] = [side(1), side(-1)]
  const d = `${smooth([...left, ...right.toReversed()])}`
  const vein = (edge, i, k) =>
    [middle[i], [(middle[i][0] + edge[k][0]) / 2 + (middle[k][0] - middle[i][0]) * 0.2, (middle[i][1] + edge[k][1]) / 2 + (middle[k][1] - middle[i][1]) * 0.2], edge[k]]
  const veins = range(count - 6)
    .filter((i) => i % 2 === 0)
    .map((i) => [left, right].map((edge) => stroke(smooth(vein(edge, i, i + 5), false), i % 4 ? lighter(color, 0.22) : darker(color, 0.25), i % 4 ? 9 : 5,
      0.75)).join(''))
  const shadeHalf = fill(`${line(middle)}${line(right.toReversed()).replace('M', 'L')}Z`, darker(color, 0.28), 0.55)
  const rib = smooth(middle.filter((_, i) => i % 5 === 0 || i === count - 1), false)
  return cast(d, 20, 22, 0.24) +
    solid(d, color, { s: 12, h: 8, light: GREENS.light, shade: darker(color, 0.45), on: shadeHalf + veins.join('') + stroke(rib, darker(color, 0.4), 18) +
    stroke(rib, GREENS.light, 10) })
}

/** Calamansi: whole, or a half that shows its flesh. */
export function calamansi(cx, cy, r, { half = false, degrees = 0, k = 0.86 } = {}) {
  if (!half) {
    const d = ellipse(cx, cy, r, r * 0.95, degrees)
    return cast(d, r * 0.3, r * 0.28) +
      solid(d, '#5a9e35',
      { s: r * 0.34, h: r * 0.14, light: '#a6d65c', shade: '#2c6b2f', ink: 9,
      on: grains(22, within(cx, cy, r, r), ['#3c8034', '#86c04e'], Math.round(r), { from: 3, to: 6 }) }) +
      fill(ellipse(cx - r * 0.36, cy - r * 0.42, r * 0.2, r * 0.12, -35), WHITE, 0.85) +
      solid(ellipse(cx + r * 0.2, cy - r * 0.62, r * 0.12, r * 0.08), '#7a5a2a', { ink: 5, h: 0, s: 3 })
  }
  const cells = range(9).map((i) => {
    const a = (i / 9) * 360 + 6
    const wedge = [[0, 0], ...[0, 14, 28].map((o) => turned([[r * 0.74, 0]], 0, 0, a +
      o)[0])].map(([x, y]) => [x * 0.97 + r * 0.1 * Math.cos(((a + 14) * Math.PI) / 180), y * 0.97 + r * 0.1 * Math.sin(((a + 14) * Math.PI) / 180)])
    const at = turned(wedge.map(([x, y]) => [x, y * k]), cx, cy, degrees)
    return solid(rounded(at, r * 0.09), '#ffb53a', { ink: 0, s: r * 0.09, h: r * 0.05, light: '#ffe08a', shade: '#f08c1e' })
  })
  const [rind, pith] = [ellipse(cx, cy, r, r * k, degrees), ellipse(cx, cy, r * 0.9, r * 0.9 * k, degrees)]
  const seed = (a, q) => solid(ellipse(...turned([[q * r, 0]], cx, cy, a)[0], r * 0.1, r * 0.065, a), '#fff1c4', { ink: 4, s: 4, h: 0 })
  return cast(rind, r * 0.28, r * 0.28) + solid(ellipse(cx + r * 0.03, cy + r * 0.12, r, r * k, degrees), '#3f8438', { ink: 9, s: r * 0.16, h: 0 }) +
    solid(rind, '#6fb444', { ink: 6, s: 5, h: 5, light: '#b9e070' }) + fill(pith, '#fff0b8') + cells.join('') + fill(ellipse(cx, cy, r * 0.1, r * 0.1 * k), '#fff0b8') +
    seed(70 + degrees, 0.36) + seed(200 + degrees, 0.4) + fill(ellipse(cx - r * 0.34, cy - r * 0.36 * k, r * 0.17, r * 0.08, -35), WHITE, 0.8)
}

/** A chili along a curve; siling labuyo when it is red and short, siling haba when it is green and long. */
export function chili(way, width, color = pantry.sili.main, { stem = true } = {}) {
  const d = ribbon(way, (t) => width * Math.min(1, 1.5 * (1 - t) ** 0.6 + 0.06) * Math.min(1, 0.55 + t * 4), { count: 18 })
  const glint = ribbon(way.map(([x, y]) => [x - width * 0.16, y - width * 0.18]), (t) => (t > 0.12 && t < 0.72 ? width * 0.14 : 0.5), { count: 18 })
  const [a, b] = way
  const l = Math.hypot(a[0] - b[0], a[1] - b[1])
  const [ux, uy] = [(a[0] - b[0]) / l, (a[1] - b[1]) / l]
  const end = [a[0] + ux * width * 1.5 - uy * width * 0.4, a[1] + uy * width * 1.5 + ux * width * 0.4]
  const stalk = [a, [a[0] + ux * width * 0.8, a[1] + uy * width * 0.8], end]
  return cast(d, width * 0.3, width * 0.35) +
    (stem ? stroke(smooth(stalk, false), INK, width * 0.36 + 9) + stroke(smooth(stalk, false), GREENS.leaf, width * 0.36 - 5) : '') +
    solid(d, color, { ink: 8, s: width * 0.3, h: 0, shade: darker(color, 0.4) }) + fill(glint, lighter(color, 0.75), 0.9) +
    (stem ? solid(ellipse(a[0] + ux * 3, a[1] + uy * 3, width * 0.5, width * 0.3, (Math.atan2(uy, ux) * 180) / Math.PI + 90), GREENS.leaf, { ink: 7, s: 6, h: 0 }) : '')
}

/** A slice of a chili with its seeds. */
export const chiliRing = (cx, cy, r, color = pantry.sili.main, degrees = 0) =>
  cast(ellipse(cx, cy, r, r * 0.8, degrees), 5, 6) + solid(ellipse(cx, cy, r, r * 0.8, degrees), color, { ink: 6, s: 5, h: 4 }) +
    fill(ellipse(cx, cy, r * 0.58, r * 0.44, degrees), mix(color, '#fff0b8', 0.75)) +
    grains(5, within(cx, cy, r * 0.34, r * 0.26), ['#fff8e0', '#e8b850'], Math.round(cx), { from: 4, to: 5 })

/** A spoon of metal from its bowl to the end of its handle. */
export function spoon(cx, cy, r, degrees, length, { color = '#d8d2c8', k = 0.72, inside = '' } = {}) {
  const handle = ribbon(turned([[r * 0.9, 0], [r * 1.5, -4], [length * 0.6, 4], [length, 0]], cx, cy, degrees), (t) => 20 + 26 * t ** 1.6 +
    (t < 0.1 ? 12 : 0), { count: 16 })
  const bowl = ellipse(cx, cy, r, r * k, degrees)
  return (
    cast(handle, 20, 22) + cast(bowl, 20, 22) +
    solid(handle, color, { ink: 9, s: 9, h: 6, light: '#ffffff', shade: '#9a8f86' }) + solid(bowl, color, { ink: 9, s: 10, h: 8, light: '#ffffff' }) +
    hollow(ellipse(cx, cy, r * 0.82, r * 0.82 * k, degrees), '#c9c2b8', { ink: 0, s: 18, shade: '#988d84' }) + inside +
      stroke(smooth(turned(arc(0, 0, r * 0.62, r * 0.6 * k, 30, 80, 5), cx, cy, degrees), false), '#ffffff', 7, 0.9)
  )
}

/** A little heap of powder at its angle of repose, with what fell beside it. */
export function heap(cx, cy, r, color, { seed = 4, k = 0.4, high = 0.6, flecks = [], spread = 1.6, ink = 9 } = {}) {
  const next = seeded(seed)
  const top = range(11).map((i) => [cx + r * (-1 + i / 5), cy - r * high * (1 - Math.abs(-1 + i / 5)) ** 0.86 * (0.96 + next() * 0.08)])
  const d = smooth([...top, ...arc(cx, cy, r, r * k, 14, 166, 11).map(([x, y]) => [x, y + (next() - 0.5) * r * 0.06])])
  const colors = [color, darker(color, 0.22), lighter(color, 0.35), ...flecks]
  // The side away from the light, its border frayed by grains.
  const dark = smooth([[cx + r * 0.02, cy - r * high], [cx + r * 0.16, cy - r * 0.2], [cx + r * 0.1, cy + r * 0.12], [cx + r * 0.34, cy + r * k],
    [cx + r * 1.1, cy + r * k], [cx + r * 1.1, cy - r * high]])
  const border = (next) => { const t = next(); return [cx + r * (0.06 + 0.2 * t + (next() - 0.5) * 0.3), cy - r * high + t * r * (high + k)] }
  return (
    cast(ellipse(cx, cy, r, r * k), r * 0.2, r * 0.16, 0.26) +
    grains(80, within(cx, cy + r * 0.04, r * spread, r * k * spread, 0.6), colors, seed, { from: 3, to: 9 }) +
    solid(d, color, { ink, s: 0, h: r * 0.06, light: lighter(color, 0.45), on: fill(dark, darker(color, 0.3)) +
    grains(70, border, [color, darker(color, 0.3)], seed + 3, { from: 5, to: 12 }) +
    grains(120, within(cx - r * 0.3, cy - r * 0.05, r * 0.6, r * 0.5), [lighter(color, 0.25), lighter(color, 0.45), darker(color, 0.15), ...flecks], seed +
    1, { from: 3, to: 8 }) + grains(60, within(cx + r * 0.5, cy, r * 0.4, r * 0.4), [color, darker(color, 0.45), ...flecks], seed + 4, { from: 3, to: 8 }) }) +
    grains(20, within(cx, cy + r * k * 0.9, r * 1.05, r * 0.16), colors, seed + 2, { from: 5, to: 10 })
  )
}

/** Powder that lies upon something: ragged patches and grains, to be clipped to it. */
export const dusted = (cx, cy, rx, ry, color, seed, { patches = 7, count = 60, flecks = [], opacity = 0.92 } = {}) => {
  const next = seeded(seed)
  return (
    range(patches).map((i) => {
      const [x, y] = within(cx, cy, rx, ry, 0.7)(next)
      return fill(blob(x, y, rx * (0.16 + next() * 0.2), ry * (0.16 + next() * 0.2), seed +
        i, { rough: 0.35, points: 11 }), i % 3 ? color : mix(color, '#ffd565', 0.4), opacity)
    }).join('') + grains(count, within(cx, cy, rx * 1.05, ry * 1.05), [color, darker(color, 0.2), lighter(color, 0.35), ...flecks], seed, { from: 3, to: 8 })
  )
}

/** Checked greaseproof paper. */
export function checkedPaper(corners, cells, a, b, { ink = 9 } = {}) {
  const [p, q, r, s] = corners
  const at = (u, v) => [0, 1].map((i) => p[i] * (1 - u) * (1 - v) + q[i] * u * (1 - v) + r[i] * u * v + s[i] * (1 - u) * v)
  const squares = range(cells[0]).flatMap((i) => range(cells[1]).filter((j) => (i + j) % 2)
    .map((j) => polygon([at(i / cells[0], j / cells[1]), at((i + 1) / cells[0], j / cells[1]), at((i + 1) / cells[0], (j + 1) / cells[1]), at(i / cells[0],
    (j + 1) / cells[1])])))
  const d = rounded(corners, 10)
  return cast(d, 14, 16, 0.2) + solid(d, a, { s: 8, h: 0, ink, on: squares.map((square) => fill(square, b)).join('') })
}

/** A fluted paper mold seen from above: pleats around, the hollow of it in the middle. */
export function flutedMold(cx, cy, r, foot, k, color, { pleats = 26, height = 90 } = {}) {
  const edge = (q, dy, deep) => range(pleats * 2).map((i) => {
    const a = (i / (pleats * 2)) * 2 * Math.PI
    const out = q * (i % 2 ? 1 : deep)
    return [cx + out * Math.cos(a), cy + dy + out * k * Math.sin(a)]
  })
  const [rim, base] = [edge(r, 0, 0.94), edge(foot, height, 0.96)]
  const rimLine = rounded(rim, 12)
  const side = polygon([...rim.slice(0, pleats + 1), ...base.slice(0, pleats + 1).toReversed()])
  const pleat = range(pleats +
    1).filter((i) => i % 2 === 0).map((i) => fill(polygon([rim[i], rim[Math.min(i + 1, pleats)], base[Math.min(i + 1, pleats)], base[i]]), darker(color, 0.22)))
  return cast(ellipse(cx, cy + height, foot, foot * k), 46, 30, 0.28) + fill(side, color) +
    clipped(side, pleat.join('') + fill(polygon(box(cx + r * 0.85, cy + 100, r * 0.8, 600)), INK, 0.15)) + stroke(side, INK, 9) +
    hollow(rimLine, darker(color, 0.3), { s: 20, ink: 9 })
}
