/** The dishes of Satisfry: fried chicken, ice candy. */
import { arc, blob, box, cast, clipped, craggy, darker, ellipse, fill, fluid, grains, ground, INK, lighter, line, palmShadow, pantry, polygon, range, rounded, sampled, seeded, smooth, solid, spread, steam, stroke, turned, within } from './pen.mjs'
import { bananaLeaf, bowl, calamansi, chili, CREAM, enamelPlate, heap } from './props.mjs'

const RAY = '#8b5a2e'
const DOT = '#4f2d12'

/** What the breading makes of a shape: crags, flakes that catch the light, and clefts that do not. */
const crusted = (points, seed, { q = 100, color = '#e39a38' } = {}) => {
  const next = seeded(seed)
  const d = craggy(points, q * 0.075, seed, 44)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [mx, my, rx, ry] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  const patch = ([x, y], i) => fill(blob(x, y, q * 0.34, q * 0.26, i + seed, { rough: 0.35 }), ['#f0b24c', '#d2852a', '#e9a340', '#c87720'][i % 4], 0.75)
  const flake = ([x, y], i) => {
    const s = q * (0.08 + next() ** 2 * 0.2)
    const shape = craggy(turned(arc(0, 0, s * (1.1 + next() * 0.7), s * 0.72, 0, 360, 8), x, y, next() * 180), s * 0.22, i + seed, 15)
    const tone = ['#f7cd72', '#eeb04a', '#f3bd58', '#dd942f'][Math.floor(next() * 4)]
    return `<path d="${shape}" transform="translate(${s * 0.24} ${s * 0.34})" fill="#7a360a" opacity=".7"/>` + fill(shape, tone) +
      (next() > 0.4 ? stroke(smooth([[x - s * 0.7, y + s * 0.05], [x - s * 0.35, y - s * 0.42], [x + s * 0.25, y - s * 0.45]], false), '#fff0bf', s * 0.2) : '')
  }
  const cleft = ([x, y]) => {
    const l = q * (0.1 + next() * 0.16)
    return stroke(smooth(turned([[-l, 0], [-l * 0.2, l * 0.3], [l, l * 0.1]], x, y, next() * 180), false), '#8a4210', q * 0.035, 0.9)
  }
  const shadeSide = fill(`M-200,-200H1900V1500H-200Z${sampled(points, 40, true).map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x - q * 0.24)},${Math.round(y - q * 0.28)}`).join('')}Z`, '#7a3208', 0.45).replace('<path', '<path fill-rule="evenodd"')
  return (
    cast(d, q * 0.18, q * 0.2, 0.4) + fill(d, color) +
    clipped(d, spread(mx, my, rx, ry, q * 0.46, next).map(patch).join('') + spread(mx, my, rx, ry, q * 0.6, next).map(cleft).join('') +
      spread(mx, my, rx * 1.05, ry * 1.05, q * 0.3, next).filter(() => next() > 0.22).map(flake).join('') + shadeSide +
      stroke(smooth(points.map(([x, y]) => [x + q * 0.09, y + q * 0.1])), '#ffe3a0', q * 0.05, 0.28) +
      grains(40, within(mx, my, rx, ry), ['#8a4210', '#fff0bf', '#5a2a0a'], seed, { from: 3, to: 7 })) + stroke(d, INK, 11)
  )
}

const placed = (points, x, y, degrees, s) => turned(points.map(([a, b]) => [a * s, b * s]), x, y, degrees)
const drumstick = (x, y, degrees, s, seed) => {
  const bone = smooth(placed([[130, -28], [250, -24], [284, -60], [326, -48], [326, -10], [350, 14], [322, 50], [280, 42], [248, 22], [130, 28]], x, y, degrees, s))
  const meat = placed([[-220, 6], [-200, -78], [-130, -130], [-44, -126], [40, -86], [112, -50], [184, -42], [204, 0], [184, 40], [108, 52], [36, 94], [-50, 136],
    [-140, 130], [-202, 84]], x, y, degrees, s)
  return cast(bone, 16, 18, 0.3) + solid(bone, '#fff3dc', { s: 16, h: 0, ink: 11, shade: '#d9b98c' }) + crusted(meat, seed, { q: 120 * s })
}
const thigh = (x, y, degrees, s, seed) =>
  crusted(placed([[-190, -20], [-160, -110], [-70, -150], [40, -138], [130, -110], [190, -40], [180, 50], [110, 116], [0, 134], [-110, 110], [-176, 60]], x, y, degrees,
  s), seed, { q: 120 * s, color: '#dc8f30' })
const wing = (x, y, degrees, s, seed) =>
  crusted(placed([[-220, 60], [-170, -10], [-90, -60], [0, -110], [80, -96], [90, -30], [150, 10], [230, 20], [236, 76], [150, 98], [50, 84], [-20, 50], [-80, 80],
  [-150, 120]], x, y, degrees, s), seed, { q: 110 * s, color: '#e8a544' })

/** A plate of it on a leaf, with gravy and calamansi. */
export const friedChicken = (color) => {
  const next = seeded(31)
  const [cx, cy, r, k] = [700, 690, 560, 0.62]
  // Rice, turned out of its cup.
  const rice = (x, y, w, h) => {
    const d = smooth([[x - w, y], [x - w * 0.9, y - h * 0.7], [x - w * 0.62, y - h], [x, y - h * 1.1], [x + w * 0.62, y - h], [x + w * 0.9, y - h * 0.7], [x + w, y],
      [x + w * 0.6, y + w * 0.3], [x, y + w * 0.38], [x - w * 0.6, y + w * 0.3]])
    const grain = ([a, b]) => {
      const t = next() * 180
      return fill(ellipse(a + 2, b + 4, 15, 6.5, t), '#c9b48e', 0.9) + fill(ellipse(a, b, 14, 6, t), next() > 0.3 ? '#ffffff' : '#fff6e2')
    }
    return cast(d, 24, 22, 0.3) +
      solid(d, '#f6ead0', { s: 40, h: 0, ink: 11, shade: '#cdb78f', on: spread(x - 10, y - h * 0.42, w, h * 0.8, 23, next).map(grain).join('') +
      fill(smooth([[x + w * 0.5, y - h * 1.2], [x + w * 1.1, y - h * 1.2], [x + w * 1.1, y + w * 0.5], [x + w * 0.1, y + w * 0.5], [x + w * 0.6, y - h * 0.1]]),
      '#8a5a24', 0.22) })
  }
  const [gx, gy, gr] = [1350, 330, 205]
  const cup = bowl(gx, gy, gr, 0.56, { height: 200, foot: 110, color: pantry.sili.main, print: (ring) => ring(0.3, 0.42, CREAM) })
  const gravy = solid(cup.surface, '#8a4a1c', { s: 14, h: 0, ink: 7, shade: '#5c2c0d', on: fill(ellipse(gx - 26, gy, gr * 0.6, gr * 0.26), '#a8622c', 0.9) +
    stroke(smooth(arc(gx, gy + 12, gr * 0.6, gr * 0.3, 20, 80), false), '#e3a56a', 11) +
    grains(26, within(gx, gy + 6, gr * 0.7, gr * 0.34), ['#3d1c08', '#c98a50'], 4, { from: 4, to: 7 }) })
  return (
    ground(color, { x: 700, y: 560, n: 18, ray: RAY, dot: DOT, dots: [0, 0, 640] }) +
    bananaLeaf([[-200, 420], [240, 520], [760, 700], [1260, 960], [1750, 1300]], 620, { seed: 8, tears: [0.18, 0.36, 0.61, 0.8] }) +
    enamelPlate(cx, cy, r, k, { rim: pantry.pandan.main, lift: 24, well: 0.78 }) + cup.body + gravy + rice(960, 560, 190, 200) +
    wing(440, 520, -24, 0.9, 11) + thigh(700, 500, 8, 1.02, 7) + drumstick(500, 700, 152, 1.1, 3) + thigh(1010, 790, -12, 0.9, 19) + drumstick(730, 760, -20, 1.18, 5) +
    calamansi(460, 900, 62, { half: true, degrees: 16, k: 0.74 }) + calamansi(575, 940, 58, { half: true, degrees: -30, k: 0.74 }) +
    chili([[980, 930], [900, 960], [800, 950]], 42) +
    calamansi(1330, 1060, 84) + calamansi(1450, 1010, 76) + calamansi(1480, 1120, 78, { half: true, degrees: 30, k: 0.8 }) +
    range(26).map((i) => {
      const [x, y] = i % 2 ? within(1380, 760, 170, 190)(next) : within(200, 1060, 240, 90)(next)
      return fill(blob(x + 4, y + 5, 13, 10, i + 2, { rough: 0.4 }), pantry.tsokolate.dark, 0.35) +
        solid(blob(x, y, 6 + next() * 11, 5 + next() * 8, i + 2, { rough: 0.4 }), ['#e9a945', '#d9862c', '#f2c266'][i % 3], { ink: 4, s: 4, h: 3 })
    }).join('') +
    steam(640, 360, 320, 7, { opacity: 0.5, width: 40, gap: 220 }) + steam(gx, gy - 30, 210, 9, { opacity: 0.45, width: 28, count: 2, gap: 110 })
  )
}

/** A stick of it in its sleeve, from its rounded end to the knot. */
const iceCandy = (x, y, degrees, length, w, seed, { tone = '#6b3420', bitten = false } = {}) => {
  const next = seeded(seed)
  const at = (points) => turned(points, x, y, degrees)
  const sleeve = smooth(at([[-w * 0.1, 0], [-w * 0.02, -w * 0.3], [w * 0.26, -w * 0.49], [length * 0.5, -w * 0.5], [length * 0.84, -w * 0.48], [length * 0.93, -w * 0.34],
    [length, -w * 0.12], [length, w * 0.12], [length * 0.93, w * 0.34], [length * 0.84, w * 0.48], [length * 0.5, w * 0.5], [w * 0.26, w * 0.49], [-w * 0.02, w * 0.3]]))
  const ice = smooth(at([[0, 0], [w * 0.07, -w * 0.24], [w * 0.3, -w * 0.4], [length * 0.5, -w * 0.41], [length * 0.8, -w * 0.4], [length * 0.86, -w * 0.2],
    [length * 0.85, 0], [length * 0.86, w * 0.22], [length * 0.8, w * 0.4], [length * 0.5, w * 0.41], [w * 0.3, w * 0.4], [w * 0.07, w * 0.24]]))
  const tail = polygon(at([[length, -w * 0.1], [length + w * 0.5, -w * 0.42], [length + w * 0.62, -w * 0.2], [length + w * 0.8, -w * 0.3], [length + w * 0.78, 0],
    [length + w * 0.92, w * 0.16], [length + w * 0.66, w * 0.22], [length + w * 0.56, w * 0.44], [length, w * 0.1]]))
  const knot = smooth(at([[length - w * 0.1, -w * 0.16], [length + w * 0.04, -w * 0.26], [length + w * 0.2, -w * 0.12], [length + w * 0.2, w * 0.12],
    [length + w * 0.04, w * 0.26], [length - w * 0.1, w * 0.16]]))
  const frost = range(9).map(() => {
    const u = w * 0.3 + next() * (length * 0.76 - w * 0.3)
    const v = (next() - 0.5) * w * 0.62
    return stroke(line(at([[u, v], [u + 14 + next() * 26, v + (next() - 0.5) * 6]])), lighter(tone, 0.55), 3 + next() * 3, 0.75)
  }).join('')
  const milky = range(4).map((i) => fill(smooth(at([[length * (0.12 + i * 0.17), -w * 0.2 + (i % 2) * w * 0.2],
    [length * (0.2 + i * 0.17), -w * 0.12 + (i % 2) * w * 0.2], [length * (0.26 + i * 0.17), w * 0.02 + (i % 2) * w * 0.12],
    [length * (0.16 + i * 0.17), w * 0.06 + (i % 2) * w * 0.12]])), lighter(tone, 0.2), 0.8)).join('')
  const creases = [-0.2, 0, 0.2].map((v) => stroke(smooth(at([[length * 0.86, v * w * 1.5], [length * 0.94, v * w], [length, v * w * 0.3]]), false), '#b9a3c4',
    4)).join('')
  const bead = ([px, py], q) =>
    fill(ellipse(px, py, q, q * 1.1), '#ffffff', 0.55) + stroke(smooth(arc(px, py, q, q * 1.1, 10, 120, 5), false), INK, 3, 0.35) +
    fill(ellipse(px - q * 0.3, py - q * 0.35, q * 0.32, q * 0.26), '#ffffff')
  const beads = range(7).map(() => bead(at([[w * 0.4 + next() * length * 0.66, (next() - 0.5) * w * 0.66]])[0], 6 + next() * 8)).join('')
  // Down the side that is toward the light, however the stick lies.
  const up = Math.cos((degrees * Math.PI) / 180) - Math.sin((degrees * Math.PI) / 180) > 0 ? -1 : 1
  const streak = stroke(smooth(at([[w * 0.4, up * w * 0.25], [length * 0.4, up * w * 0.27], [length * 0.62, up * w * 0.26]]), false), '#ffffff', w * 0.1, 0.92) +
    stroke(smooth(at([[length * 0.68, up * w * 0.25], [length * 0.75, up * w * 0.24]]), false), '#ffffff', w * 0.1, 0.92)
  const body =
    solid(sleeve, '#efe4ee',
      { ink: 11, s: 14, h: 8, light: '#ffffff', shade: '#b79fb4',
      on: solid(ice, tone, { ink: 5, s: w * 0.2, h: w * 0.04, light: lighter(tone, 0.25), shade: darker(tone, 0.5), on: milky + frost }) + creases }) +
      clipped(sleeve, streak + beads)
  // Bitten: the sleeve is torn open and pushed down, the end of the stick is gone.
  const torn = polygon(at([[w * 0.95, -w], [w * 1.12, -w * 0.3], [w * 0.92, -w * 0.14], [w * 1.16, w * 0.1], [w * 0.96, w * 0.26], [w * 1.1, w], [length + w, w],
    [length + w, -w]]))
  // Two bites side by side, and the paler ice behind their edge.
  const bite = (far) => range(17).map((i) => [w * (0.3 + far + 0.2 * Math.sqrt(Math.max(0, 1 - (((i % 8.001) / 4) - 1) ** 2))), w * (-0.44 + (0.88 * i) / 16)])
  const side = (points) => `${line(at(points))}L${at([[w * 1.6, w * 0.44], [w * 1.6, -w * 0.44]]).map((p) => p.join(',')).join('L')}Z`
  const stump = side(bite(0))
  const crumb = `${line(at(bite(0)))}L${at(bite(0.2).toReversed()).map((p) => p.join(',')).join('L')}Z`
  const eaten = cast(stump, 20, 26, 0.32) + solid(stump, tone, { ink: 11, s: w * 0.2, h: w * 0.07, light: lighter(tone, 0.4), shade: darker(tone, 0.5), on: frost }) +
    solid(crumb, lighter(tone, 0.4), { ink: 6, s: 6, h: 0 }) + clipped(torn, body) +
    clipped(sleeve, stroke(line(at([[w * 1.02, -w * 0.6], [w * 1.12, -w * 0.3], [w * 0.92, -w * 0.14], [w * 1.16, w * 0.1], [w * 0.96, w * 0.26], [w * 1.06, w * 0.6]])),
    INK, 9))
  return (
    (bitten ? '' : cast(sleeve, 20, 26, 0.32)) + cast(tail, 14, 16, 0.26) +
    solid(tail, '#f3ecf6',
    { ink: 8, s: 10, h: 0, shade: '#c5b4cf',
    on: [-0.2, 0, 0.22].map((v) => stroke(line(at([[length + w * 0.1, v * w * 0.3], [length + w * 0.7, v * w]])), '#b9a3c4', 4)).join('') }) +
    (bitten ? eaten : body) + solid(knot, '#e4d8ea', { ink: 8, s: 8, h: 4, shade: '#b9a3c4', light: '#ffffff' })
  )
}

const iceCube = (x, y, q, degrees, seed) => {
  const next = seeded(seed)
  const corners = box(0, 0, q * (0.9 + next() * 0.3), q * (0.9 + next() * 0.2), degrees).map(([a, b]) => [x + a, y + b * 0.86])
  const face = corners.map(([a, b]) => [x + (a - x) * 0.62 - q * 0.03, y + (b - y) * 0.6 - q * 0.05])
  const d = rounded(corners, q * 0.16)
  const edges = corners.map((corner, i) => stroke(line([corner, face[i]]), '#ffffff', q * 0.05, 0.9)).join('')
  return cast(d, 8, 10, 0.3) +
    solid(d, '#bcbfe8', { ink: 8, s: q * 0.14, h: q * 0.09, light: '#f1f2ff', shade: '#8580bd', on: edges + fill(rounded(face, q * 0.1), '#dfe2fa') +
    fill(polygon([face[0], face[1], [x, y]]), '#ffffff', 0.8) + stroke(line([[x + q * 0.06, y + q * 0.16], [x + q * 0.18, y + q * 0.04]]), '#ffffff', q * 0.06) })
}

/** A fan of them on ice, and one that somebody could not wait for. */
export const iceCandies = (color) => {
  const next = seeded(64)
  const [cx, cy, r, k] = [800, 560, 640, 0.82]
  const well = ellipse(cx, cy + 8, r - 84, (r - 84) * k)
  const ice = spread(cx, cy, r - 70, (r - 76) * k, 92, next).map(([x, y], i) => iceCube(x, y, 74 + next() * 22, next() * 90, i)).join('')
  const fan = [[-78, 0.5, '#6b3420'], [-14, 0.5, '#5c2a18'], [-62, 1, '#7d4630'], [-30, 1, '#6b3420'], [-46, 1.4, '#5c2a18']].map(([a, forward, tone], i) => {
    const [x, y] = turned([[40 + forward * 30, 0]], 470, 910, a)[0]
    return iceCandy(x, y, a, 730 - Math.abs(a + 46) * 1.2, 140, i + 4, { tone })
  }).join('')
  return (
    ground(color, { x: 520, y: 860, n: 18, ray: RAY, dot: DOT, dots: [1600, 1200, 640] }) + palmShadow(-60, 0, 600, 20, 0.22) +
    enamelPlate(cx, cy, r, k, { rim: pantry.pandan.main, lift: 34, well: 0.87 }) +
    clipped(well, fill(well, '#8f8ac8') + ice + stroke(smooth(arc(cx, cy + 8, r - 84, (r - 84) * k, 160, 310), false), INK, 46, 0.16)) + stroke(well, INK, 8) +
    fan + iceCandy(960, 1070, -8, 520, 132, 21, { tone: '#7d4630', bitten: true }) +
    fluid([], [[905, 1120, 26, 17], [872, 1090, 12, 8], [930, 1160, 10, 7]], '#6b3420', { shade: '#43190b', light: '#c08a6c', ink: 6 }) +
    iceCube(170, 1090, 96, 20, 3) + iceCube(290, 1140, 74, 60, 9) + iceCube(1500, 880, 80, 34, 5) + fill(ellipse(235, 1160, 120, 24), '#ffffff', 0.2) +
    heap(130, 860, 150, '#5a2a17', { seed: 12, flecks: ['#8a5a40'] })
  )
}
