/** The dishes of Casa Bamvina: puto, ube hotcakes, waffles. */
import { arc, blob, box, cast, clipped, darker, ellipse, fill, fluid, grains, ground, group, hollow, INK, line, mix, palmShadow, pantry, polygon, range, ribbon, rounded, seeded, smooth, solid, spread, steam, stroke, turned, within } from './pen.mjs'
import { CREAM, enamelPlate, GREENS, heap, WHITE } from './props.mjs'

const RAY = '#7149a8'
const DOT = '#3d1f66'
const BAMBOO = { light: '#f6dca4', main: '#e3b56a', deep: '#c08a42', dark: '#8a5a24' }

/** A puto: split by its own rising, a slice of cheese melting on it. */
const putoCake = (x, y, q, seed) => {
  const next = seeded(seed)
  const k = 0.8
  const body = smooth([[-1, 0.04], [-0.98, 0.34], [-0.8, 0.7], [-0.42, 0.92], [0, 0.97], [0.42, 0.92], [0.8, 0.7], [0.98, 0.34], [1, 0.04], [0.95, -0.34], [0.7, -0.7],
    [0.36, -0.88], [0, -0.94], [-0.36, -0.88], [-0.7, -0.7], [-0.95, -0.34]].map(([a, b]) => [x + a * q * (0.985 + next() * 0.03), y + b * q * k + q * 0.1]))
  const top = ellipse(x, y - q * 0.06, q * 0.97, q * 0.72)
  const flutes = range(13).map((i) => {
    const a = (i / 12) * Math.PI
    return stroke(line([[x + q * 0.97 * Math.cos(a), y + q * 0.7 * Math.sin(a)], [x + q * 0.86 * Math.cos(a), y + q * 0.2 + q * 0.76 * Math.sin(a)]]), '#b798c4', 7)
  }).join('')
  // The crust opens from the middle; the crumb in the gaps is lit less.
  const first = next() * 60
  const splits = range(4).map((i) => {
    const a = first + i * 90 + next() * 30
    const way = [[0, 0], [q * 0.45, (next() - 0.5) * q * 0.16], [q * 0.9, (next() - 0.5) * q * 0.2]].map((p) => {
      const [u, v] = turned([p], 0, 0, a)[0]
      return [x + u, y - q * 0.08 + v * k]
    })
    const gap = ribbon(way, (t) => q * 0.34 * (1 - t) ** 0.8 + 3, { count: 10 })
    return fill(gap, '#c9abd6') + `<path d="${gap}" transform="translate(${q * 0.03} ${q * 0.045})" fill="#e6d5eb"/>` + stroke(smooth(way, false), '#b592c6', 6)
  }).join('')
  const [cx, cy, turn] = [x + (next() - 0.5) * q * 0.08, y - q * 0.12, -32 + next() * 64]
  const [w, h] = [q * 1.16, q * 0.62]
  const slice = (lift) =>
    rounded(turned([[-0.5, -0.5], [0, -0.53], [0.5, -0.5], [0.5, 0.5], [0, 0.53], [-0.5, 0.5]].map(([a, b]) => [a * w, b * h]), 0, 0, turn)
    .map(([a, b]) => [cx + a, cy + b * k + (Math.abs(a) / w) ** 2 * q * 0.2 - lift]), q * 0.05)
  return (
    cast(body, q * 0.16, q * 0.16, 0.34) +
    solid(body, '#eadcf0', { s: q * 0.12, h: 0, shade: '#b996c8', ink: 0, on: flutes + `<path d="${top}" fill="#cdb2d8" transform="translate(0 ${q * 0.06})"/>` +
    solid(top, '#fffdf8', { s: q * 0.1, h: 0, ink: 0, shade: '#efe4f0' }) + clipped(top, splits) +
    grains(14, within(x, y, q * 0.8, q * 0.6), ['#e6d5e8', '#d9c3dd'], seed, { from: 4, to: 7 }) }) + stroke(body, INK, 11) +
    stroke(smooth(arc(x, y - q * 0.02, q * 0.8, q * 0.56, 192, 226, 7), false), '#ffffff', q * 0.06) +
    cast(slice(0), q * 0.06, q * 0.1, 0.3) + solid(slice(0), '#f2981c', { ink: 9, s: 4, h: 0 }) +
      solid(slice(q * 0.13), '#ffd045', { s: q * 0.06, h: q * 0.05, ink: 5, shade: '#ffbb2a', light: '#fff3b0' }) +
      stroke(smooth(turned([[-w * 0.3, -h * 0.18], [-w * 0.05, -h * 0.22]], cx, cy - q * 0.12, turn * 0.8), false), WHITE, q * 0.07)
  )
}

/** A strip of bamboo around a basket, between two heights, with its nails and the slits of its grain. */
const hoop = (cx, cy, r, k, from, to, color) => {
  const d = `${line(arc(cx, cy + from, r, r * k, 180, 0, 41))}${line(arc(cx, cy + to, r, r * k, 0, 180, 41)).replace('M', 'L')}Z`
  const grain = range(3).map((i) => stroke(smooth(arc(cx, cy + from + ((to - from) * (i + 1)) / 4, r, r * k, 8 + i * 5, 172 - i * 9, 21), false), darker(color, 0.2), 4,
    0.7))
  const dark = fill(polygon([[cx + r * 0.5, cy - 400], [cx + r * 1.1, cy - 400], [cx + r * 1.1, cy + 900], [cx + r * 0.36, cy + 900]]), INK, 0.2)
  return fill(d, color) +
    clipped(d, grain.join('') + fill(polygon([[cx - r * 0.9, 0], [cx - r * 0.72, 0], [cx - r * 0.72, 1300], [cx - r * 0.9, 1300]]), WHITE, 0.3) + dark) +
    stroke(d, INK, 10)
}

/** A steamer full of them, its lid set aside. */
export const puto = (color) => {
  const [cx, cy, r, k] = [690, 560, 600, 0.74]
  const wall =
    cast(ellipse(cx + 40, cy + 190, r, r * k), 46, 24, 0.34) + hoop(cx, cy, r, k, -10, 190, BAMBOO.main) + hoop(cx, cy, r * 1.012, k, 84, 130, BAMBOO.light) +
    [50, 74, 98, 122].map((a) => {
      const [x, y] = arc(cx, cy + 106, r * 1.012, r * 1.012 * k, a, a + 1, 2)[0]
      return range(3).map((i) => stroke(`M${x - 16 + i * 16},${y - 16}l0,34`, BAMBOO.dark, 8)).join('')
    }).join('') +
    solid(ellipse(cx, cy, r, r * k), BAMBOO.light,
    { s: 12, h: 8, ink: 12, light: '#fff3cf', shade: BAMBOO.main, on: range(2)
    .map((i) => stroke(ellipse(cx, cy, r - 16 - i * 14, (r - 16 - i * 14) * k), BAMBOO.deep, 4, 0.7)).join('') }) +
    hollow(ellipse(cx, cy + 8, r - 54, (r - 54) * k), '#5a3a1a', { s: 44, shade: '#2e1a0a', ink: 10 })
  const floor = ellipse(cx, cy + 30, r - 58, (r - 62) * k)
  const lining = clipped(floor, fill(floor, '#3b9150') +
    range(15).map((i) => fill(polygon([[cx - 700 + i * 100, cy - 500], [cx - 650 + i * 100, cy - 500], [cx - 500 + i * 100, cy + 560], [cx - 550 + i * 100, cy + 560]]),
    i % 2 ? '#4aa35c' : '#2f7d46')).join('') + stroke(`M${cx - 600},${cy + 120}L${cx + 600},${cy - 60}`, GREENS.light, 14) +
    stroke(smooth(arc(cx, cy + 30, r - 58, (r - 62) * k, 170, 300), false), '#123c22', 60, 0.45))
  const rows = [[-0.64, [-1, 0, 1]], [-0.02, [-1.5, -0.5, 0.5, 1.5]], [0.62, [-1, 0, 1]]]
  const cakes = rows.flatMap(([v, columns], j) => columns.map((u, i) => putoCake(cx + u * 262, cy + 6 + v * 330 + (1 - Math.abs(u)) * (j - 1) * 14, 136, j * 7 + i * 3 +
    2))).join('')
  // The lid leans behind, its weave seen from the inside.
  const [lx, ly, lr] = [1420, 250, 330]
  const woven = range(15).flatMap((i) => range(15).map((j) => {
    const [x, y] = turned([[(i - 7) * 50, (j - 7) * 50]], lx, ly, 40)[0]
    const [w, h] = (i + j) % 2 ? [58, 42] : [42, 58]
    return solid(rounded(turned(box(0, 0, w, h), x, y, 40), 8), (i +
      j) % 2 ? BAMBOO.light : BAMBOO.main, { s: 7, h: 0, ink: 4, inkColor: BAMBOO.dark, shade: BAMBOO.deep })
  }))
  const lid = cast(ellipse(lx, ly, lr), 40, 44, 0.3) + solid(ellipse(lx, ly, lr), BAMBOO.main, { s: 16, h: 12, ink: 12, light: BAMBOO.light, shade: BAMBOO.deep }) +
    solid(ellipse(lx, ly, lr - 40), BAMBOO.deep, { ink: 9, s: 0, h: 0, on: woven.join('') }) + stroke(ellipse(lx, ly, lr - 40), INK, 9)
  return (
    ground(color, { x: 690, y: 520, n: 18, ray: RAY, dot: DOT, dots: [1600, 1200, 700] }) + palmShadow(-60, -20, 640, 24, 0.2) + lid + wall + lining + cakes +
    enamelPlate(1410, 860, 220, 0.62, { rim: pantry.keso.main }) + putoCake(1405, 822, 158, 29) + heap(1440, 1110, 130, '#f3edf4', { seed: 5 }) +
    steam(620, 260, 330, 11, { opacity: 0.5, width: 42, gap: 240 })
  )
}

const hotcake = (cx, cy, r, k, thick, seed) => {
  const next = seeded(seed)
  const edge = (dy, q) => arc(cx, cy + dy, r * q, r * k * q, 0, 360, 28).map(([x, y], i) => [x + Math.sin(i * 1.9 + seed) * 4, y + Math.cos(i * 2.3 + seed) * 3])
  const upper = edge(0, 1)
  const d = smooth([[cx - r * 1.0, cy - 2], ...arc(cx, cy +
    thick * 0.5, r * 1.035, r * k * 1.02, 172, 8, 13), [cx + r * 1.0, cy - 2], ...arc(cx, cy, r, r * k, -14, -166, 13)])
  const spots = range(9).map(() => {
    const [x, y] = within(cx, cy, r * 0.8, r * k * 0.8)(next)
    const q = 8 + next() * 22
    return fill(blob(x, y, q * 1.3, q * 0.55, Math.floor(next() * 99), { rough: 0.3 }), '#43217a', 0.5)
  })
  return cast(d, 12, 16, 0.34) + solid(d, '#b489e4', { s: 16, h: 0, shade: '#8a5cc0', ink: 11, on: range(26).map((i) => {
    const [x, y] = arc(cx, cy + thick * 0.26 + (i % 3) * 8, r * 0.99, r * k * 0.99, 6 + i * 6.5, 7 + i * 6.5, 2)[0]
    return fill(ellipse(x, y, 6 + ((i * 5) % 4) * 3, 3.5 + (i % 3)), i % 4 === 1 ? '#d9bdf5' : '#9469cc')
  }).join('') }) +
    solid(smooth(upper), '#6a3aa6', { s: 14, h: 12, shade: '#4b2583', light: '#9a6ad2', ink: 8, on: spots.join('') + stroke(smooth(edge(0, 0.9)), '#7d4dba', 9, 0.8) })
}

/** A stack in a winnowing tray, and the griddle that goes on. */
export const hotcakes = (color) => {
  const next = seeded(77)
  // The griddle, with what is baking.
  const [gx, gy, gr, gk] = [1230, 330, 440, 0.5]
  const baking = (x, y, q, seed) => {
    const d = smooth(arc(x, y, q, q * gk * 1.04, 0, 360, 22).map(([a, b], i) => [a + Math.sin(i * 2 + seed) * 4, b + Math.cos(i * 3 + seed) * 3]))
    const n = seeded(seed)
    return cast(ellipse(x, y + 12, q * 1.02, q * gk * 1.06), 8, 10, 0.4) + solid(ellipse(x, y + 13, q * 1.01, q * gk * 1.04), '#7443b0', { ink: 9, s: 6, h: 0 }) +
      solid(d, '#b184e6', { s: 10, h: 8, ink: 8, light: '#d9bdf5', shade: '#8f60c8', on: spread(x, y, q * 0.84, q * gk * 0.84, 27, n).map(([a, b]) => {
        const s = 4 + n() * 7
        return fill(ellipse(a, b, s, s * 0.66), '#5a2f94') + stroke(smooth(arc(a, b + 1, s, s * 0.66, 10, 150, 5), false), '#dcc3f7', 3)
      }).join('') })
  }
  const handle = (d) => cast(d, 20, 22, 0.3) + solid(d, '#5a2f14', { s: 14, h: 8, ink: 11, light: '#a8713a' })
  const griddle =
    handle(ribbon([[1560, 190], [1640, 150], [1760, 100]], () => 70, { count: 8 })) + cast(ellipse(gx, gy + 44, gr, gr * gk), 40, 30, 0.34) +
    solid(ellipse(gx, gy + 42, gr * 0.99, gr * gk), '#2b2024', { s: 10, h: 0, ink: 11, shade: '#150d0f' }) +
    solid(ellipse(gx, gy, gr, gr * gk), '#54434a', { s: 10, h: 12, ink: 11, light: '#9c8890', shade: '#2b2024' }) +
    hollow(ellipse(gx, gy +
    4, gr - 30, (gr - 30) * gk), '#3d3035', { s: 22, shade: '#1d1417', ink: 8, on: stroke(smooth(arc(gx, gy + 8, gr - 70, (gr - 70) * gk, 20, 70), false), '#6a5a60',
    14) }) +
    baking(1050, 300, 150, 3) + baking(1330, 235, 140, 5) + baking(1400, 410, 158, 8) + baking(1130, 440, 120, 12)
  // A bilao, woven, with a leaf on it.
  const [cx, cy, r, k] = [610, 830, 590, 0.5]
  const rim = solid(ellipse(cx, cy + 30, r, r * k), BAMBOO.deep, { ink: 12, s: 12, h: 0, shade: BAMBOO.dark }) +
    solid(ellipse(cx, cy, r, r * k), BAMBOO.main,
    { s: 12, h: 10, ink: 12, light: '#fff0c4', shade: BAMBOO.deep, on: range(72)
    .map((i) => stroke(line([arc(cx, cy, r, r * k, i * 5, 0, 2)[0], arc(cx, cy, r - 54, (r - 54) * k, i * 5 + 4, 0, 2)[0]]), BAMBOO.dark, 5, 0.55)).join('') })
  const inside = ellipse(cx, cy + 10, r - 50, (r - 50) * k)
  const weave = range(31).flatMap((i) => range(31).map((j) => {
    const [u, v] = turned([[(i - 15) * 42, (j - 15) * 42]], 0, 0, 45)[0]
    const [w, h] = (i + j) % 2 ? [42, 26] : [26, 42]
    return fill(polygon(turned(box(0, 0, w, h), 0, 0, 45).map(([a, b]) => [cx + u + a, cy + 10 + (v + b) * k])), (i + j) % 2 ? BAMBOO.light : '#eec987')
  }))
  const bilao = cast(ellipse(cx, cy + 40, r, r * k), 44, 30, 0.34) + rim +
    hollow(inside, BAMBOO.deep, { s: 30, ink: 9, shade: BAMBOO.dark, on: weave.join('') +
    stroke(smooth(arc(cx, cy + 10, r - 50, (r - 50) * k, 170, 300), false), BAMBOO.dark, 44, 0.4) })
  const round = smooth(arc(cx, cy + 12, 500, 500 * k, 0, 360, 40).map(([x, y], i) => [x + (i % 9 === 4 ? (cx - x) * 0.12 : 0), y + (i % 9 === 4 ? (cy - y) * 0.12 : 0)]))
  const leaf = cast(round, 12, 12, 0.24) +
    solid(round, '#3b9150',
    { s: 10, h: 8, ink: 10, light: GREENS.light, shade: '#1c5a34', on: range(24)
    .map((i) => stroke(line([[cx - 560 + i * 46, cy + 60 - i * 5], [cx - 480 + i * 46, cy - 260]]), i % 2 ? '#5cb36c' : '#2a6e3e', i % 2 ? 8 : 5, 0.7) +
    stroke(line([[cx - 560 + i * 46, cy + 60 - i * 5], [cx - 440 + i * 46, cy + 320]]), i % 2 ? '#5cb36c' : '#2a6e3e', i % 2 ? 8 : 5, 0.7)).join('') +
    stroke(line([[cx - 540, cy + 60], [cx + 540, cy - 50]]), GREENS.light, 14) })
  const cakes = range(6).map((i) => hotcake(cx + [6, -12, 14, -6, 10, 0][i], cy - 20 - i * 76, 360 + [8, -4, 6, -8, 4, 0][i], 0.36, 74, i + 3)).join('')
  const ty = cy - 20 - 5 * 76
  const melted = fluid([[[[cx - 150, ty - 10], [cx - 40, ty - 34], [cx + 100, ty - 18], [cx + 170, ty + 20]], 78],
    [[[cx - 120, ty + 20], [cx + 20, ty + 40], [cx + 140, ty + 26]], 70], [[[cx - 150, ty + 30], [cx - 176, ty + 100], [cx - 172, ty + 170]], 42],
    [[[cx + 40, ty + 50], [cx + 50, ty + 150], [cx + 46, ty + 240]], 46],
    [[[cx + 190, ty + 20], [cx + 232, ty + 80], [cx + 238, ty + 120]], 40]], [[cx - 172, ty + 182, 27, 34], [cx + 46, ty + 254, 30, 38],
    [cx + 240, ty + 132, 26, 30]], '#ffd245', { shade: '#eb9d1c', light: '#fffbe0', ink: 8 })
  const block = [[cx - 110, ty - 66], [cx + 4, ty - 110], [cx + 126, ty - 72], [cx + 126, ty - 6], [cx + 14, ty + 44], [cx - 110, ty + 2]]
  const margarine = cast(polygon(block), 12, 14, 0.28) +
    solid(rounded(block, 14), '#ffcf33', { s: 4, h: 0, ink: 10, on: fill(polygon([block[0], block[1], block[2], [cx + 14, ty - 26]]), '#fff2a8') +
    fill(polygon([[cx + 14, ty - 26], block[2], [cx + 130, ty], [cx + 14, ty + 50]]), '#eea51e') }) +
    stroke(line([block[0], [cx + 14, ty - 26], block[2]]), INK, 6, 0.55) + stroke(line([[cx + 14, ty - 26], [cx + 14, ty + 38]]), INK, 6, 0.55) +
    stroke(line([[cx - 70, ty - 72], [cx - 4, ty - 96]]), WHITE, 9)
  const sugar = range(170).map(() => {
    const [x, y] = within(cx, ty, 330, 112)(next)
    const a = next() * 90
    return fill(polygon(box(x + 3, y + 3, 10, 8, a)), '#3b1a6e', 0.7) + fill(polygon(box(x, y, 10, 8, a)), next() > 0.3 ? '#ffffff' : '#f6e8ff')
  }).join('')
  const [px, py] = [1330, 910]
  return (
    ground(color, { x: 610, y: 620, n: 18, ray: RAY, dot: DOT, dots: [0, 0, 640] }) + griddle + steam(1180, 150, 260, 5, { opacity: 0.4, width: 34, gap: 170 }) +
    bilao + leaf + cakes + sugar + melted + margarine +
    enamelPlate(px, py, 220, 0.6, { rim: pantry.annatto.main }) +
    cast(polygon([[px - 110, py + 30], [px, py + 72], [px + 130, py + 20], [px + 130, py - 20], [px - 60, py - 30]]), 22, 12, 0.22) +
    solid(rounded([[px - 110, py - 34], [px + 20, py - 84], [px + 130, py - 44], [px + 130, py + 20], [px, py + 72], [px - 110, py + 30]], 12), '#ffcf33',
    { s: 4, h: 0, ink: 10, on: fill(polygon([[px - 110, py - 34], [px + 20, py - 84], [px + 130, py - 44], [px, py + 6]]), '#fff2a8') +
    fill(polygon([[px, py + 6], [px + 130, py - 44], [px + 134, py + 30], [px, py + 80]]), '#eea51e') }) +
    group(solid(ribbon([[0, 0], [120, -8], [230, 0]], (t) => 52 * Math.sin(Math.PI * (0.12 + t * 0.7)), { count: 14 }), '#ded8d2',
    { s: 9, h: 6, ink: 9, light: '#ffffff', shade: '#9a8f92' }) +
    solid(rounded([[220, -20], [430, -26], [440, 22], [220, 18]], 14), pantry.sili.main, { s: 12, h: 7, ink: 9 }), `translate(${px - 90} ${py + 90}) rotate(-24)`) +
    heap(1130, 1110, 150, '#7a4bb8', { seed: 9 })
  )
}

/** Where the pits of a round waffle are, quartered by its iron. */
const pitsOf = (cx, cy, r, degrees, q) => {
  const steps = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
  return steps.flatMap((i) => steps.map((j) => [(i - Math.sign(i) * 0.4) * 0.2 * r, (j - Math.sign(j) * 0.4) * 0.2 * r])).filter(([u, v]) => Math.hypot(u,
    v) < r * q).map((place) => turned([place], cx, cy, degrees)[0])
}
const waffle = (cx, cy, r, degrees, seed) => {
  const next = seeded(seed)
  const rim = smooth(range(44).map((i) => {
    const a = (i / 44) * 2 * Math.PI
    const q = r * (1 + (i % 2 ? 0.018 : -0.012) + (next() - 0.5) * 0.012)
    return [cx + q * Math.cos(a), cy + q * Math.sin(a)]
  }))
  const inner = ellipse(cx, cy, r * 0.93, r * 0.93)
  const cell = r * 0.2
  const pits = pitsOf(cx, cy, r, degrees,
    0.9).map(([x, y]) => hollow(rounded(turned(box(0, 0, cell * 0.74, cell * 0.74), x, y, degrees), cell * 0.14), mix('#cf8a2c', '#b06a1c', next() * 0.8),
    { s: cell * 0.26, shade: '#7a4212', ink: 5,
    on: stroke(line(turned([[cell * 0.3, -cell * 0.28], [cell * 0.3, cell * 0.3], [-cell * 0.28, cell * 0.3]], x, y, degrees)), '#f4c674', 6) }))
  const seams = [0, 90].map((a) => {
    const l = line(turned([[-r * 0.92, 0], [r * 0.92, 0]], cx, cy, degrees + a))
    return stroke(l, '#a4601a', 13) + stroke(l, '#7a4212', 4)
  })
  return cast(rim, 26, 28, 0.34) +
    solid(rim, '#e9a945', { s: 18, h: 12, ink: 11, light: '#ffe0a0', shade: '#a8651c', on: stroke(inner, '#c98428', 6) +
    grains(80, within(cx, cy, r, r), ['#f7cd7c', '#c98428'], seed, { from: 4, to: 9 }) }) + clipped(inner, pits.join('')) + clipped(rim, seams.join('')) +
    stroke(inner, '#8a5216', 7)
}

/** Waffles on the rack, one already in its paper. */
export const waffles = (color) => {
  const [cx, cy, turn] = [640, 610, -14]
  const wire = (points, width = 14) =>
    cast(ribbon(points, () => width + 6, { count: 2, closedEnds: false }), 16, 20, 0.22) + stroke(line(points), INK, width + 12) +
    stroke(line(points), '#cfc5cf', width) + stroke(line(points.map(([x, y]) => [x - 2, y - 3])), '#ffffff', 4)
  const rack = range(17).map((i) => wire(turned([[-590 + i * 74, -450], [-590 + i * 74, 450]], cx, cy, turn), 10)).join('') +
    [-450, -150, 150, 450].map((v) => wire(turned([[-600, v], [604, v]], cx, cy, turn), 16)).join('') +
    [-596, 600].map((u) => wire(turned([[u, -450], [u, 450]], cx, cy, turn), 16)).join('')
  const [wx, wy, wr] = [560, 580, 395]
  // A puddle of syrup that runs over the rim in two places: [angle, how far, how wide].
  const [sx, sy] = [wx + 14, wy + 6]
  const runs = [[98, 0.42, 0.13], [30, 0.36, 0.12]]
  const reach = (a) =>
    wr * runs.reduce((sum, [angle, far, wide]) => sum +
    far * Math.exp(-(((((((((a * 180) / Math.PI - angle) % 360) + 540) % 360) - 180) / 57.3 / wide) ** 2) ** 1.5)), 0.7 + 0.028 * Math.sin(a * 6 + 1) +
    0.03 * Math.sin(a * 4 + 2.2))
  const puddle = smooth(range(160).map((i) => { const a = (i / 160) * 2 * Math.PI; return [sx + reach(a) * Math.cos(a), sy + reach(a) * Math.sin(a)] }))
  const sunk = pitsOf(wx, wy, wr, -8, 0.9).filter(([x, y]) => Math.hypot(x - sx, y - sy) < reach(Math.atan2(y - sy, x - sx)) +
    20).map(([x, y]) => hollow(rounded(turned(box(0, 0, wr * 0.14, wr * 0.14), x, y, -8), 10), '#8f420a', { s: 18, ink: 0, shade: '#662903' }) +
    stroke(line(turned([[wr * 0.056, -wr * 0.04], [wr * 0.056, wr * 0.056], [-wr * 0.04, wr * 0.056]], x, y, -8)), '#dd8c34', 6)).join('')
  const shine = [[196, 250, 0.58], [162, 184, 0.6],
    [284, 322, 0.58]].map(([from, to, q]) => stroke(smooth(arc(sx, sy, wr * q, wr * q, from, to, 9), false), '#ffe6b8', 13)).join('')
  const syrup = cast(puddle, 12, 16, 0.34) + solid(puddle, '#b9640f', { s: 18, h: 10, ink: 10, light: '#e9a04b', shade: '#6b2c06', on: sunk }) + shine
  const pat = turned([[-84, -70], [84, -70], [84, 70], [-84, 70]], wx + 40, wy - 30, 18)
  const top = rounded(pat, 16)
  const butter = cast(top, 18, 26, 0.34) + solid(rounded(pat.map(([x, y]) => [x + 8, y + 26]), 16), '#eba41d', { ink: 10, s: 6, h: 0 }) +
    solid(top, '#ffe27a', { s: 10, h: 10, ink: 9, light: '#fffbd8', shade: '#ffc936' }) + stroke(line(turned([[-52, -40], [20, -40]], wx + 40, wy - 30, 18)), WHITE, 11)
  // The pitcher of syrup, from above.
  const [px, py, pr] = [1330, 260, 190]
  const ear = smooth(turned([[pr * 0.86, -60], [pr * 1.5, -70], [pr * 1.6, 60], [pr * 0.86, 60]], px, py, -30), false)
  const pitcher = stroke(ear, pantry.tsokolate.dark, 50, 0.2) + stroke(ear, INK, 62) + stroke(ear, '#fff6e6', 40) + cast(ellipse(px, py, pr), 40, 44, 0.3) +
    solid(smooth([...arc(px, py, pr, pr, 170, 470, 22), [px - pr * 0.5, py + pr * 1.02], [px - pr * 0.98, py + pr * 0.94], [px - pr * 1.08, py + pr * 0.5]]), CREAM,
      { s: 18, h: 12, ink: 12, light: '#ffffff', shade: '#dcc49a', on: stroke(ellipse(px, py, pr - 22), pantry.pandan.main, 12) }) +
      hollow(ellipse(px, py, pr - 44), '#a4500f',
      { s: 34, shade: '#4c1d05', ink: 9, on: stroke(smooth(arc(px + 14, py + 14, pr - 92, pr - 92, 10, 90), false), '#e8a04e', 14) +
      fill(ellipse(px - 40, py - 30, 26, 14, -30), '#ffd592') })
  // One to carry home.
  const [hx, hy] = [1260, 830]
  const sleeve = (points) => points.map(([u, v]) => turned([[u, v]], hx, hy, 18)[0])
  const back = rounded(sleeve([[-262, -40], [262, -60], [214, 440], [-206, 440]]), 16)
  const front = smooth([...sleeve([[-262, 40], [-160, 84], [-60, 60], [60, 96], [170, 66], [262, 50]])], false)
  const frontShape = `${front}L${sleeve([[214, 440], [-206, 440]]).map((p) => p.join(',')).join('L')}Z`
  const checks = (span) =>
    range(10).flatMap((i) => range(9).filter((j) => (i + j) % 2)
    .map((j) => fill(polygon(sleeve([[-280 + i * 58, 20 + j * 58], [-222 + i * 58, 20 + j * 58], [-222 + i * 58, 78 + j * 58], [-280 + i * 58, 78 + j * 58]])),
    span))).join('')
  return (
    ground(color, { x: 600, y: 600, n: 18, ray: RAY, dot: DOT, dots: [0, 1200, 680] }) + rack + waffle(820, 330, 330, 34, 9) + waffle(wx, wy, wr, -8, 3) + syrup +
    butter +
    cast(back, 26, 28, 0.3) + solid(back, '#f0dfc0', { ink: 10, s: 14, h: 0 }) + waffle(hx, hy - 16, 232, 30, 14) + cast(frontShape, -6, -12, 0.2) +
    solid(frontShape, WHITE, { s: 16, h: 0, ink: 11, shade: '#e3d2b4', on: checks('#f08c74') +
    fill(polygon(sleeve([[90, 0], [300, 0], [260, 460], [60, 460]])), INK, 0.1) + stroke(line(sleeve([[-150, 120], [-120, 400]])), WHITE, 12, 0.7) }) +
    pitcher + grains(110, within(300, 1130, 300, 60), ['#f4dca8', '#ffffff', '#e3b96a'], 5, { from: 4, to: 11 }) +
      grains(40, within(900, 1040, 200, 70), ['#e9a945', '#c98428'], 8, { from: 6, to: 14 })
  )
}
