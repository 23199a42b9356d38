/** The dishes of Cheesemiss: cheese fries, nachos, ensaymada. */
import { arc, banderitas, blob, box, cast, clipped, craggy, darker, ellipse, fill, grains, ground, group, hollow, INK, lighter, line, pantry, polygon, range, ribbon, rounded, seeded, smooth, solid, steam, stroke, turned, within } from './pen.mjs'
import { calamansi, checkedPaper, chiliRing, CREAM, dusted, flutedMold, GREENS, paperCup, spoon, WHITE } from './props.mjs'

const FLAGS = [pantry.sili.main, CREAM, pantry.pandan.main, pantry.annatto.main, pantry.ube.main]
const CHEDDAR = '#f08a1a'
const RAY = pantry.keso.light
const DOT = '#e8901c'

const fry = (x, y, length, degrees, seed, { w = 62, powder = true } = {}) => {
  const [a, b, up] = [-w / 2, w * 0.2, w * 0.22]
  const side = polygon([[b, 0], [w / 2, -up], [w / 2, -length - up], [b, -length]])
  const top = polygon([[a, -length], [b, -length], [w / 2, -length - up], [-w * 0.2, -length - up]])
  const whole = polygon([[a, 0], [b, 0], [w / 2, -up], [w / 2, -length - up], [-w * 0.2, -length - up], [a, -length]])
  const color = ['#ffc93f', '#ffd564', '#ffbf35'][seed % 3]
  const browned = ['#e0912a', '#f0ad3a'][seed % 2]
  return group(
    cast(whole, 12, 6, 0.22) +
      fill(whole, color) +
      clipped(whole, fill(side, '#e39a28') + fill(polygon([[a, 0], [a + 10, 0], [a + 10, -length], [a, -length]]), '#ffe9a6') +
      fill(blob(-4, -length + 8, w * 0.4, 26, seed, { rough: 0.3 }), browned, 0.6) +
        (powder ? dusted(-4, -length * 0.62, w * 0.56, length * 0.4, CHEDDAR, seed, { patches: 11, count: 36 }) + fill(side, '#9a3c06', 0.18) : '')) +
      fill(top, powder ? lighter(CHEDDAR, 0.2) : '#ffe9a6') +
      stroke(`${line([[a, -length], [b, -length], [w / 2, -length - up]])}M${b},${-length}L${b},0`, INK, 5, 0.55) +
      stroke(whole, INK, 10),
    `translate(${x} ${y}) rotate(${degrees})`,
  )
}

const friesIn = (cx, top, r, seed, scale = 1) => {
  const next = seeded(seed)
  const row = (count, dy, length, spread, lean) => range(count).map((i) => {
    const u = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
    return { x: cx + u * r * spread + (next() - 0.5) * 20, y: top +
      dy * scale, length: (length * (1.02 - 0.22 * u * u) + (next() - 0.5) * 130) * scale, degrees: u * lean + (next() - 0.5) * 12, seed: Math.floor(next() * 900) + 1 }
  })
  const mixed = (list) => list.map((item) => [next(), item]).sort((a, b) => a[0] - b[0]).map(([, item]) => item)
  return [row(8, -10, 460, 0.76, 20), row(8, 30, 385, 0.8, 25), row(7, 66, 300, 0.74, 28), row(6, 100, 215, 0.62, 30)].flatMap(mixed).map((f) => fry(f.x, f.y, f.length,
    f.degrees, f.seed, { w: 62 * scale })).join('')
}

/** Two striped cups, and the shaker over them. */
export const fries = (color) => {
  const [big, small] = [paperCup(640, 610, { r: 300, foot: 205, height: 500 }), paperCup(1240, 740,
    { r: 225, foot: 160, height: 360, stripes: [pantry.pandan.main, CREAM] })]
  const shaker =
    group(
      cast(rounded([[-100, -350], [100, -350], [100, 60], [-100, 60]], 40), 30, 40, 0.16) +
        solid(rounded([[-96, -345], [96, -345], [96, -20], [-96, -20]], 46), '#fff3d2',
        { s: 26, h: 12, shade: '#ecc98a', on: fill(polygon([[-96, -210], [96, -250], [96, -10], [-96, -10]]), CHEDDAR) +
        fill(polygon([[40, -345], [96, -345], [96, -10], [40, -10]]), INK, 0.12) +
        grains(60, within(0, -110, 96, 90), [darker(CHEDDAR, 0.2), lighter(CHEDDAR, 0.4)], 8) }) +
        stroke('M-62,-300L-62,-80', WHITE, 16, 0.9) +
        solid(rounded([[-108, -34], [108, -34], [100, 58], [-100, 58]], 22), pantry.sili.main,
        { s: 20, h: 8, on: range(6).map((i) => stroke(`M${-80 + i * 34},-30L${-76 + i * 31},54`, darker(pantry.sili.main, 0.35), 6)).join('') }) +
        range(5).map((i) => fill(ellipse(-66 + i * 33, 56, 9, 6), INK)).join(''),
      'translate(1075 190) rotate(48)',
    )
  const falling = grains(240, (next) => {
    const [t, s] = [next() ** 0.8, next() - 0.5]
    return [1010 - 330 * t ** 0.9 + s * (60 + 430 * t), 250 + 330 * t ** 1.4 + s * (130 - 60 * t)]
  }, [CHEDDAR, darker(CHEDDAR, 0.25), '#c9560a', lighter(CHEDDAR, 0.3)], 21, { from: 4, to: 12 })
  return (
    ground(color, { x: 640, y: 560, n: 20, ray: RAY, dot: DOT }) +
    banderitas(-40, 60, 1640, 20, 60, 12, 120, FLAGS) +
    small.shadow + small.back + friesIn(1240, 750, 225, 9, 0.72) + small.front +
    group(big.shadow + big.back + friesIn(640, 620, 300, 4) + big.front, 'rotate(-4 640 900)') +
    fry(905, 1150, 250, 78, 12) + fry(300, 1130, 230, -68, 17) + fry(60, 985, 190, 62, 20) +
    grains(130, within(820, 1120, 620, 70), [CHEDDAR, darker(CHEDDAR, 0.25)], 5, { from: 4, to: 11 }) +
    falling + shaker
  )
}

const chip = (x, y, q, degrees, seed) => {
  const next = seeded(seed)
  const corners = [0, 1, 2].map((i) => [q * (0.92 + next() * 0.16) * Math.cos(i * 2.094), q * (0.92 + next() * 0.16) * Math.sin(i * 2.094)])
  const bulged = corners.flatMap((p, i) => {
    const o = corners[(i + 1) % 3]
    const m = [(p[0] + o[0]) / 2, (p[1] + o[1]) / 2]
    const out = 1 + (next() - 0.3) * 0.34
    return [p, [m[0] * out, m[1] * out]]
  })
  const at = turned(bulged, x, y, degrees)
  const d = rounded(at, q * 0.16)
  const color = ['#f0b23f', '#f6c257', '#e8a334'][seed % 3]
  const blister = () => {
    const [bx, by] = within(x, y, q * 0.4, q * 0.4)(next)
    const r = q * (0.08 + next() * 0.1)
    return fill(ellipse(bx + 3, by + 4, r, r * 0.8), '#c9801b', 0.7) + fill(ellipse(bx, by, r, r * 0.8), lighter(color, 0.25)) +
      fill(ellipse(bx - r * 0.3, by - r * 0.3, r * 0.35, r * 0.22), '#fff3cf')
  }
  return cast(d, 9, 12, 0.3) +
    solid(d, color, { s: q * 0.14, h: q * 0.07, shade: '#c67c1d', light: '#ffe19a', ink: 8,
    on: grains(26, within(x, y, q * 0.7, q * 0.7), ['#c9801b', '#a85f12', '#ffe19a'], seed, { from: 3, to: 6 }) + range(3).map(blister).join('') })
}

/** A tray from above, chips to its rim, and everything on them. */
export const nachos = (color) => {
  const [cx, cy, turn] = [790, 610, -7]
  const tray = (w, h, r) => rounded(turned(box(0, 0, w, h), cx, cy, turn), r)
  const next = seeded(4242)
  const ringOf = (count, rx, ry, q, seed) => range(count).map((i) => {
    const a = ((i + next() * 0.5) / count) * 360
    const [x, y] = turned([[rx * Math.cos((a * Math.PI) / 180), ry * Math.sin((a * Math.PI) / 180)]], cx, cy, turn)[0]
    return chip(x, y, q * (0.9 + next() * 0.25), a + 20 + next() * 70, seed + i)
  })
  const chips = [...ringOf(26, 515, 310, 122, 3), ...ringOf(18, 390, 225, 122, 60), ...ringOf(11, 220, 130, 118, 90), ...ringOf(5, 90, 60, 118, 120)].join('')
  const scattered = (count, rx, ry, draw, power = 0.6) => range(count).map((i) => draw(...turned([within(0, 0, rx, ry, power)(next)], cx, cy, turn)[0], i)).join('')
  const beef = (x, y, i) => {
    const d = craggy(arc(0, 0, 20 + next() * 15, 15 + next() * 10, 0, 360, 7).map(([a, b]) => [a + x, b + y]), 6, i + 3, 16)
    return cast(d, 6, 7, 0.3) + solid(d, ['#7a3a1c', '#8f4a26', '#6a2f16'][i % 3], { s: 11, h: 4, ink: 6, light: '#c47f4e', shade: '#43190b' })
  }
  const dice = (paint, top, size) => (x, y) => {
    const a = next() * 90
    const q = size * (0.8 + next() * 0.4)
    const d = rounded(box(x, y, q, q * 0.9, a), 7)
    const face = rounded(box(x - q * 0.08, y - q * 0.1, q * 0.68, q * 0.6, a), 6)
    return cast(d, 6, 8, 0.3) +
      solid(d, paint, { ink: 7, s: q * 0.2, h: 0, on: fill(face, top) + fill(ellipse(x - q * 0.2, y - q * 0.22, q * 0.13, q * 0.07, -30), WHITE, 0.9) })
  }
  const ringOfOnion = (x, y, i) => {
    const q = 24 + next() * 14
    const part = smooth(arc(x, y, q, q * 0.8, i * 50, i * 50 + 210, 9), false)
    return stroke(part, INK, 19, 1) + stroke(part, '#9a4f9a', 10) +
      stroke(smooth(arc(x - 1, y - 2, q - 2, q * 0.8 - 2, i * 50 + 8, i * 50 + 200, 9), false), '#f3dcf3', 5)
  }
  const leaf = (x, y, i) => {
    const a = i * 67
    const d = smooth(turned([[0, 0], [12, -16], [26, -12], [30, -24], [44, -10], [40, 2], [46, 14], [28, 14], [22, 22], [8, 12]], x, y, a))
    return cast(d, 5, 6, 0.26) + solid(d, GREENS.fresh, { ink: 6, s: 7, h: 4, shade: GREENS.deep, on: stroke(line(turned([[2, 0], [34, 0]], x, y, a)), GREENS.deep, 4) })
  }
  const at = (points) => turned(points, cx, cy, turn)
  // The sauce runs out between the chips: [angle, how far, how wide].
  const runs = [[4, 0.22, 0.2], [44, 0.14, 0.18], [76, 0.24, 0.15], [108, 0.1, 0.18], [138, 0.24, 0.17], [172, 0.2, 0.18], [206, 0.24, 0.16], [246, 0.24, 0.17],
    [284, 0.16, 0.18], [322, 0.24, 0.18]]
  const reach = (a) => runs.reduce((sum, [angle, far, wide]) => sum + far * Math.exp(-(((((((a - angle) % 360) + 540) % 360) - 180) / 57.3 / wide) ** 2)), 0.8)
  const flow = (q, from = 0, to = 360, count = 150) => at(range(count).map((i) => {
    const a = from + ((to - from) * i) / (to - from >= 360 ? count : count - 1)
    const r = q * reach(a)
    return [412 * r * Math.cos((a * Math.PI) / 180), 262 * r * Math.sin((a * Math.PI) / 180)]
  }))
  const pool = smooth(flow(1))
  const sauce = cast(pool, 14, 20, 0.4) +
    solid(pool, '#ffc42b', { s: 24, h: 12, ink: 10, shade: '#ec8a12', light: '#fff3b8', on: stroke(smooth(flow(0.62)), '#ffd65e', 26) +
    stroke(smooth(flow(0.3)), '#ffd65e', 18) }) +
    [[188, 204], [246, 262], [308, 326], [128, 138], [0, 12]].map(([from, to]) => stroke(smooth(flow(0.84, from, to, 7), false), '#fffbe0', 14)).join('')
  const pot = enamelBowl(1475, 130, 215)
  return (
    ground(color, { x: 790, y: 610, n: 20, ray: RAY, dot: DOT, dots: [0, 1200, 700] }) +
    cast(tray(1320, 940, 120), 40, 44, 0.3) +
    solid(tray(1320, 940, 120), pantry.sili.main, { s: 14, h: 12, ink: 12, light: '#f08c74' }) +
    solid(tray(1262, 882, 96), CREAM, { s: 12, h: 0, ink: 7, shade: pantry.gata.dark }) +
    hollow(tray(1170, 790, 76), CREAM, { s: 26, ink: 7, shade: '#e2cda6' }) +
    clipped(tray(1170, 790, 76), checkedPaper(turned(box(0, 0, 1420, 1420), cx, cy, turn + 45), [24, 24], WHITE, '#f3a08c', { ink: 6 })) +
    stroke(tray(1170, 790, 76), INK, 7) +
    stroke(smooth(at([[-640, -330], [-632, -410], [-570, -452]]), false), WHITE, 12, 0.8) +
    chips + scattered(60, 470, 280, beef, 0.3) + sauce + scattered(9, 260, 150, beef) +
    scattered(22, 400, 230, dice('#c8261a', '#ee5a3c', 52), 0.5) + scattered(15, 380, 220, dice('#a04fa0', '#fbeefb', 38), 0.5) +
    scattered(7, 340, 190, ringOfOnion, 0.5) + scattered(11, 400, 230, leaf, 0.5) +
    scattered(6, 340, 190, (x, y) => chiliRing(x, y, 21, GREENS.leaf)) +
    calamansi(300, 985, 74, { half: true, degrees: 12, k: 0.96 }) + calamansi(1120, 240, 66, { half: true, degrees: -30, k: 0.96 }) +
    calamansi(1290, 930, 70, { half: true, degrees: 40, k: 0.96 }) +
    calamansi(120, 1080, 84, { k: 1 }) + pot + chip(1490, 1090, 110, 20, 7) + chip(70, 120, 112, 70, 5) +
      grains(120, within(1380, 1120, 300, 110), [CHEDDAR, '#ffc42b', '#d9770f'], 8, { from: 4, to: 11 })
  )
}

/** The rest of the sauce in its bowl, with the spoon that poured it. */
const enamelBowl = (cx, cy, r) =>
  cast(ellipse(cx, cy, r), 34, 38, 0.3) + solid(ellipse(cx, cy, r), pantry.pandan.main, { s: 14, h: 12, light: GREENS.light, ink: 11 }) +
    solid(ellipse(cx, cy, r - 24), CREAM, { s: 8, h: 0, ink: 6, shade: pantry.gata.dark }) +
    hollow(ellipse(cx, cy, r - 46), '#ffc42b',
    { s: 28, shade: '#d9860f', ink: 8, on: stroke(smooth(arc(cx + 10, cy + 10, r * 0.44, r * 0.4, 100, 380, 12), false), '#ffdf6e', 16) +
    stroke(smooth(arc(cx + 10, cy + 14, r * 0.2, r * 0.18, 60, 300, 9), false), '#f2a21d', 12) }) +
    spoon(cx - 30, cy + 60, 66, -52, 520, { inside: fill(ellipse(cx - 30, cy + 62, 46, 30, -52), '#ffc42b') })

/** A coil of dough in its mold, buttered, with sugar and cheese. */
const coil = (cx, cy, r, seed, mold) => {
  const [k, step, turns] = [0.82, 0.27, 3.15]
  // The coil climbs toward its middle; `across` goes from one seam (0) to the next one within (1).
  const at = (t, across = 0) => {
    const q = Math.max(0.02, 0.985 - (t + across) * step)
    return [cx + r * q * Math.cos(t * 2 * Math.PI + 2.4), cy - r * 0.1 - r * 0.24 * (1 - q * q) + r * k * q * Math.sin(t * 2 * Math.PI + 2.4)]
  }
  const along = (across, from = 0, to = turns) => smooth(range(70).map((i) => at(from + ((to - from) * i) / 69, across)), false)
  const dome = smooth(range(40).map((i) => {
    const [x, y] = arc(cx, cy - r * 0.1, r, r * k, (i / 40) * 360, 0, 2)[0]
    const q = 1 + 0.012 * Math.sin(i * 1.7)
    return [cx + (x - cx) * q, y < cy ? y - r * 0.05 * (1 - ((x - cx) / r) ** 2) : y]
  }))
  const next = seeded(seed)
  const shred = (x, y, a) => {
    const l = r * (0.08 + next() * 0.07)
    const bend = (next() - 0.5) * l * 0.7
    const d = ribbon(turned([[-l, 0], [0, bend], [l, 0]], x, y, a), () => r * 0.046, { count: 7, closedEnds: false })
    return cast(d, 5, 7, 0.3) + solid(d, next() > 0.4 ? '#fff0b4' : '#ffe384', { ink: 4, s: 4, h: 3, shade: '#eab04a', light: '#fffdf0', inkColor: '#7a3d10' })
  }
  const sugar = (x, y) => fill(polygon(box(x + 2, y + 3, 9, 9, x)), '#a8631c', 0.6) + fill(polygon(box(x, y, 9, 9, x)), WHITE)
  const heaped = range(120).map(() => within(cx +
    r * 0.02, cy - r * 0.34, r * 0.47, r * 0.33, 0.66)(next)).map(([x, y]) => [x, y - r * 0.17 * Math.max(0,
    1 - Math.hypot((x - cx) / (r * 0.5), (y - cy + r * 0.34) / (r * 0.35))), y]).sort((p, q) => p[2] - q[2])
  return (
    flutedMold(cx, cy + r * 0.06, r, r * 0.8, k, mold, { pleats: 34, height: r * 0.34 }) +
    cast(dome, 0, r * 0.06, 0.4) +
    solid(dome, '#f2b65a', { s: r * 0.1, h: r * 0.03, shade: '#b8641a', light: '#ffe3a4', ink: 11, on:
      stroke(smooth(arc(cx, cy - r * 0.1, r * 0.97, r * k * 0.97, -10, 200, 30), false), '#a85516', r * 0.2, 0.55) +
      stroke(smooth(arc(cx, cy - r * 0.13, r * 0.86, r * k * 0.88, 20, 165, 30), false), '#ffd28a', r * 0.06, 0.8) + stroke(along(0.1), '#b9651c', r * 0.07, 0.75) +
      stroke(along(0.24), '#dc9038', r * 0.08, 0.75) + stroke(along(0.5), '#ffcf7a', r * 0.1) + stroke(along(0.46), '#ffe5aa', r * 0.05) +
      stroke(along(0.9), '#b9651c', r * 0.05, 0.8) +
      [[0.02, 0.3], [0.42, 0.72], [0.98, 1.36], [1.5, 1.8], [1.98, 2.3]].map(([p, q]) => stroke(along(0.44, p, q), '#fff3c4', r * 0.085) +
      stroke(along(0.38, p + 0.02, q - 0.03), '#ffffff', r * 0.028)).join('') +
      stroke(along(0), '#6b2f0c', 9) +
      range(190).map(() => sugar(...at(next() * 2.9, 0.2 + next() * 0.55))).join('') +
      grains(120, within(cx, cy - r * 0.2, r * 0.9, r * 0.7), ['#fff0c8', '#fffdf0'], seed, { from: 3, to: 7 }) }) +
    heaped.map(([x, y]) => shred(x, y, next() * 180)).join('')
  )
}

/** A cake paper with scallops and holes. */
const doily = (cx, cy, r, k) => {
  const lobes = 32
  const round = (q, a) => [cx + q * Math.cos(a), cy + q * k * Math.sin(a)]
  const edge = smooth(range(lobes * 6).map((i) => round(r * (0.955 + 0.045 * Math.abs(Math.sin((i / 12) * 2 * Math.PI)) ** 0.7), (i / (lobes * 6)) * 2 * Math.PI)))
  const holes = (q, count, size, shift = 0) =>
    range(count).map((i) => fill(ellipse(...round(r * q, ((i + shift) / count) * 2 * Math.PI), size, size * k), '#eebb45')).join('')
  return cast(edge, 20, 20, 0.22) +
    solid(edge, WHITE, { s: 8, h: 0, ink: 9, shade: pantry.gata.dark, on: holes(0.925, lobes, 14, 0.5) + holes(0.85, lobes, 8) +
    stroke(ellipse(cx, cy, r * 0.79, r * 0.79 * k), pantry.gata.dark, 7) + holes(0.74, lobes, 10, 0.5) })
}

/** Three of them, and chocolate to dip. */
export const ensaymada = (color) => {
  const mug = (cx, cy, r) => {
    const body = smooth([[cx - r, cy], [cx - r * 0.99, cy + r * 0.7], [cx - r * 0.86, cy + r * 1.18], [cx - r * 0.4, cy + r * 1.42], [cx + r * 0.4, cy + r * 1.42],
      [cx + r * 0.86, cy + r * 1.18], [cx + r * 0.99, cy + r * 0.7], [cx + r, cy], [cx, cy + r * 0.5]])
    const handle = smooth([[cx + r * 0.9, cy + r * 0.35], [cx + r * 1.45, cy + r * 0.25], [cx + r * 1.55, cy + r * 0.75], [cx + r * 1.2, cy + r * 1.1],
      [cx + r * 0.84, cy + r * 1.12]], false)
    return cast(ellipse(cx + 60, cy + r * 1.15, r * 1.1, r * 0.6), 40, 20, 0.28) + stroke(handle, INK, 66) + stroke(handle, '#c8564a', 46) +
    stroke(handle, pantry.sili.main, 34) +
      solid(body, pantry.sili.main,
      { s: 36, h: 12, light: '#ef8673', shade: '#74100e',
      on: stroke(smooth([[cx - r * 0.74, cy + r * 0.55], [cx - r * 0.68, cy + r * 0.9], [cx - r * 0.5, cy + r * 1.15]], false), WHITE, 16, 0.7) }) +
      solid(ellipse(cx, cy, r, r * 0.74), CREAM, { s: 8, h: 0, ink: 11 }) +
        hollow(ellipse(cx, cy +
        6, r * 0.86, r * 0.62), '#6b3420', { s: 30, shade: '#35160b', ink: 8, on: stroke(smooth(arc(cx + 8, cy + 14, r * 0.56, r * 0.38, 120, 420, 14), false), '#8f4d30',
        16) + stroke(smooth(arc(cx + 8, cy + 14, r * 0.3, r * 0.2, 30, 300, 10), false), '#8f4d30', 12) + range(16).map((i) => {
          const [x, y] = arc(cx + 8, cy + 12, r * 0.72, r * 0.5, i * 23, i * 23 + 1, 2)[0]
          const q = 8 + (i % 4) * 5
          return fill(ellipse(x, y, q, q * 0.75), '#a4664a') + fill(ellipse(x - q * 0.3, y - q * 0.3, q * 0.35, q * 0.22), '#e8bf9e')
        }).join('') })
  }
  return (
    ground(color, { x: 690, y: 560, n: 20, ray: RAY, dot: DOT, dots: [1600, 1200, 820] }) +
    doily(640, 700, 570, 0.8) + coil(110, 180, 250, 7, pantry.ube.main) + coil(1260, 250, 280, 5, pantry.pandan.main) + coil(640, 620, 400, 3, pantry.sili.main) +
    mug(1300, 790, 190) + steam(1290, 720, 240, 3, { count: 2, gap: 110, opacity: 0.75 }) +
    grains(90, within(1010, 1120, 330, 60), [WHITE, '#fff0c8', '#ffe08a'], 9, { from: 4, to: 10 })
  )
}
