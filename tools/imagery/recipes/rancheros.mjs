/** The dishes of Ranchero's: chicken skin, corn in a cup, sinigang. */
import { arc, blob, cast, clipped, cloth, darker, ellipse, fill, grains, ground, group, INK, lighter, line, mix, palmShadow, pantry, polygon, range, ribbon, rounded, seeded, smooth, solid, spread, steam, stroke, turned, within } from './pen.mjs'
import { bananaLeaf, bowl, calamansi, chili, chiliRing, CREAM, dusted, enamelPlate, GREENS, heap, paperCup, WHITE } from './props.mjs'

const BARBECUE = '#a8381a'
const FLECKS = ['#4a1408', '#f0a050']

/** A piece of skin as it leaves the oil: curled, ragged, full of blisters. */
const crackling = (x, y, q, degrees, seed) => {
  const next = seeded(seed)
  const squash = 0.6 + next() * 0.2
  const bend = (next() > 0.5 ? 1 : -1) * (0.2 + next() * 0.3)
  const at = (u, v) => turned([[u * q, (v * squash + bend * (u * u - 0.4)) * q]], x, y, degrees)[0]
  const outline = range(17).map((i) => { const a = (i / 17) * 2 * Math.PI; const out = 0.84 + next() * 0.3; return at(out * Math.cos(a), out * Math.sin(a)) })
  const d = smooth(outline)
  const color = ['#dd7f22', '#ea9a36', '#cf6c1c', '#e48c2c'][seed % 4]
  // Its edge rolls over: a lit lip, and a dark fold below it.
  const lip = (v, from, to) => range(7).map((i) => { const u = from + ((to - from) * i) / 6; return at(u, v + 0.1 * Math.sin(u * 5 + seed)) })
  const fold = (v, from, to, wide) =>
    fill(ribbon(lip(v + 0.1, from, to), (t) => q * wide * Math.sin(Math.PI * t) ** 0.6, { count: 14 }), '#6b2a0c', 0.85) +
    fill(ribbon(lip(v, from, to), (t) => q * wide * 0.9 * Math.sin(Math.PI * t) ** 0.6, { count: 14 }), lighter(color, 0.34)) +
    stroke(smooth(lip(v - 0.04, from + 0.12, to - 0.3), false), '#fff0c4', q * 0.045)
  const blister = ([bx, by]) => {
    const r = q * (0.04 + next() ** 2 * 0.13)
    return fill(ellipse(bx + r * 0.16, by + r * 0.2, r * 1.1, r), darker(color, 0.55)) + fill(ellipse(bx, by, r, r * 0.9), lighter(color, 0.2)) +
      fill(ellipse(bx - r * 0.32, by - r * 0.36, r * 0.36, r * 0.22, -30), '#fffbe8')
  }
  const blisters = spread(x, y, q * 0.9, q * 0.62, q * 0.3, next).filter(() => next() > 0.35).map(blister).join('')
  return (
    cast(d, 10, 14, 0.36) +
    solid(d, color, { s: q * 0.18, h: q * 0.06, shade: darker(color, 0.5), light: '#ffe3a4', ink: 9,
      on: dusted(x - q * 0.2, y - q * 0.2, q * 0.7, q * 0.45, BARBECUE, seed, { patches: 5, count: 20, flecks: FLECKS, opacity: 0.6 }) + fold(-0.28, -0.72, 0.7, 0.17) +
      fold(0.36, -0.4, 0.78, 0.14) + blisters + grains(46, within(x, y, q * 0.9, q * 0.6), [BARBECUE, '#7d220e', ...FLECKS], seed + 5, { from: 3, to: 8 }) })
  )
}

/** A paper tub of it on a leaf, with the vinegar. */
export const chickenSkin = (color) => {
  const next = seeded(909)
  const [cx, top, r, k] = [640, 560, 400, 0.42]
  const weave = (span) => range(26).map((i) => {
    const [from, to] = [180 - (i / 26) * 180, 180 - ((i + 1) / 26) * 180]
    return fill(span(from, to, 0.36, 0.52), i % 2 ? pantry.keso.main : pantry.pandan.main) +
      fill(span(from, to, 0.52, 0.68), i % 2 ? pantry.pandan.main : pantry.keso.main)
  }).join('') + [0.34, 0.68].map((t) => fill(span(180, 0, t, t + 0.022), INK)).join('') + fill(span(180, 0, 0.86, 0.93), pantry.sili.main)
  const tub = paperCup(cx, top, { r, foot: 285, height: 420, k, stripes: [CREAM, CREAM], inside: '#7a3d10', print: weave })
  const pieces = spread(cx, top +
    24, r * 0.86, r * k * 0.98, 84, next).map(([x, y]) => ({ x, y: y - (y < top ? 210 : 130) * Math.max(0, 1 - Math.hypot((x - cx) / r, (y - top) / (r * k)) ** 1.6) - 10,
    depth: y, q: 84 + next() * 30, degrees: (next() - 0.5) * 130 }))
  const heaped = pieces.sort((p, q) => p.depth - q.depth).map((p, i) => crackling(p.x, p.y, p.q, p.degrees, i + 2)).join('')
  const [bx, by, br] = [1280, 830, 240]
  const dip = bowl(bx, by, br, 0.52, { height: 170, foot: 130, color: CREAM, shade: '#d2b88c', print: (ring) => ring(0.24, 0.4, pantry.ube.main) +
    ring(0.5, 0.56, pantry.ube.main) })
  const garlic = (x, y, a) => {
    const d = smooth(turned([[-26, 6], [-18, -12], [10, -16], [28, 0], [14, 12], [-12, 14]], x, y, a))
    return cast(d, 5, 7) + solid(d, '#fff3d6', { ink: 6, s: 8, h: 0, shade: '#dcc291' })
  }
  const shallot = (x, y) =>
    [[INK, 19], ['#b865b0', 10], ['#f0d5ef', 4]].map(([paint, width]) => stroke(smooth(arc(x, y, 28, 16, 200, 420, 9), false), paint, width)).join('')
  const vinegar =
    solid(dip.surface, '#e5b268', { s: 18, h: 0, ink: 7, shade: '#c98c44', on: fill(ellipse(bx - 30, by, br * 0.56, br * 0.2), '#f2cb8c', 0.8) +
    stroke(smooth(arc(bx, by + 8, br * 0.74, br * 0.36, 20, 80), false), '#fff1cf', 9) }) +
    chili([[bx - 120, by + 14], [bx - 66, by + 46], [bx + 10, by + 50]], 42) + chiliRing(bx + 66, by + 52, 24) + chiliRing(bx - 40, by - 44, 24, GREENS.leaf) +
    chiliRing(bx + 128, by + 2, 20) + garlic(bx + 30, by - 8, 20) + garlic(bx - 96, by - 26, 70) + garlic(bx + 90, by - 50, 140) +
    shallot(bx - 54, by - 4) + shallot(bx + 118, by + 40) + shallot(bx + 10, by + 78) +
      grains(26, within(bx, by + 10, br * 0.66, br * 0.32), ['#3a2413', '#6a4020'], 4, { from: 4, to: 7 })
  return (
    ground(color, { x: 640, y: 480, n: 18, ray: lighter(color, 0.18), dots: [1600, 0, 720] }) +
    bananaLeaf([[-160, 1130], [300, 1010], [820, 940], [1320, 960], [1720, 1080]], 520, { seed: 4, tears: [0.2, 0.47, 0.66, 0.83] }) +
    tub.shadow + tub.back + heaped + tub.front + dip.body + vinegar +
    crackling(1440, 690, 118, -38, 21) + crackling(270, 1080, 112, 24, 8) + crackling(960, 1110, 92, -12, 15) +
    heap(1500, 1120, 150, BARBECUE, { seed: 6, flecks: FLECKS }) + calamansi(80, 900, 78) + calamansi(140, 1010, 70, { half: true, degrees: -20, k: 0.7 }) +
    grains(130, within(620, 1120, 560, 70), [BARBECUE, '#7a2410', '#c9541e'], 12, { from: 4, to: 10 })
  )
}

const kernel = (x, y, q, degrees, seed) => {
  const d = smooth(turned([[-q * 0.78, -q * 0.5], [0, -q * 0.84], [q * 0.8, -q * 0.48], [q * 0.74, q * 0.34], [q * 0.16, q * 0.86], [-q * 0.34, q * 0.8],
    [-q * 0.8, q * 0.24]], x, y, degrees))
  const color = ['#ffc928', '#ffd650', '#ffbd1f', '#ffdf74'][seed % 4]
  return cast(d, 4, 7, 0.3) + solid(d, color, { ink: 6.5, s: q * 0.4, h: q * 0.16, shade: '#e08f10', light: '#fff0a8' }) +
    fill(ellipse(x - q * 0.26, y - q * 0.36, q * 0.2, q * 0.12, -30), WHITE, 0.95)
}

/** A cup that is looked into, butter and powder on the corn, and a cob that has come out of its husk. */
export const corn = (color) => {
  const next = seeded(5150)
  const [cx, top, r, k] = [590, 540, 385, 0.5]
  const diamonds = (span, at) => range(9).map((i) => {
    const a = 180 - ((i + 0.5) / 9) * 180
    const side = (h, w) => polygon([at(a, 0.48 - h), at(a - w, 0.48), at(a, 0.48 + h), at(a + w, 0.48)])
    return fill(side(0.19, 9.4), i % 2 ? pantry.keso.main : CREAM) + fill(side(0.1, 5), pantry.sili.main)
  }).join('') + [0.2, 0.72].map((t) => fill(span(180, 0, t, t + 0.04), pantry.keso.main)).join('') + fill(span(180, 0, 0.84, 0.87), CREAM)
  const cup = paperCup(cx, top, { r, foot: 260, height: 500, k, stripes: [pantry.pandan.main, pantry.pandan.main], inside: '#a8680e', print: diamonds })
  const dome = (x, y) => (y < top ? 130 : 90) * Math.max(0, 1 - Math.hypot((x - cx) / r, (y - top) / (r * k)) ** 1.7)
  const kernels = spread(cx, top +
    14, r * 0.92, r * k * 1.02, 44, next).sort((p, q) => p[1] - q[1]).map(([x, y], i) => kernel(x, y - dome(x, y), 31 + next() * 8, (next() - 0.5) * 120, i)).join('')
  const cream = smooth([[440, 470], [480, 408], [570, 372], [670, 380], [760, 430], [792, 492], [740, 540], [700, 524], [664, 566], [610, 548], [560, 590], [520, 546],
    [462, 540]])
  const powder = cast(cream, 8, 14, 0.3) +
    solid(cream, '#fbf2d2',
    { s: 24, h: 10, ink: 9, light: '#ffffff', shade: '#dcc88c',
    on: grains(150, within(610, 470, 170, 100), ['#5fae4c', '#3e8f45', '#e5d49c', '#ffffff', '#8fd06a'], 3, { from: 4, to: 9 }) }) +
    grains(150, within(600, 480, 330, 150, 0.6), ['#fbf2d2', '#ffffff', '#5fae4c', '#f0e2b0'], 7, { from: 4, to: 9 })
  const melted = smooth([[470, 450], [560, 412], [690, 424], [722, 470], [690, 500], [650, 496], [626, 540], [590, 536], [566, 500], [500, 500]])
  const butter = solid(melted, '#ffd94f', { s: 12, h: 8, ink: 8, shade: '#eeaa22', light: '#fff5b0' }) +
    cast(polygon([[520, 440], [650, 470], [700, 420], [700, 350]]), 8, 10, 0.2) +
    solid(rounded([[500, 386], [586, 340], [700, 372], [700, 436], [616, 484], [500, 446]], 14), '#ffd23f',
    { s: 4, h: 0, ink: 10, on: fill(polygon([[500, 386], [586, 340], [700, 372], [616, 420]]), '#fff0a0') +
    fill(polygon([[616, 420], [700, 372], [700, 440], [616, 490]]), '#efa81f') }) + stroke('M506,388L616,420L696,374M616,420L616,478', INK, 6, 0.55) +
    stroke('M540,380L590,354', WHITE, 9)
  const stick = (d) => cast(d, 16, 14, 0.25) + solid(d, '#f0cf98', { s: 14, h: 8, light: '#fff0d0', shade: '#c08f4e', ink: 10 })
  const spoonStick = stick(ribbon([[760, 480], [862, 330], [960, 180], [1030, 76]], (t) => 58 + 30 * Math.sin(t * 2.2) ** 2, { count: 16 })) +
    [-14, 4, 20].map((o, i) => stroke(smooth([[800 + o, 432 + i * 6], [880 + o, 312], [950 + o, 206 - i * 12]], false), '#d3a868', 5)).join('')
  // The cob lies in its husk, from the lower left to the upper right.
  const axis = (u, v) => turned([[u, v]], 1000, 1010, -33)[0]
  const husk = (points, paint, veins) => {
    const d = smooth(points.map(([u, v]) => axis(u, v)))
    return cast(d, 20, 24, 0.26) +
      solid(d, paint, { s: 22, h: 10, light: '#d8eba0', shade: darker(paint, 0.38), ink: 11,
      on: veins.map((v) => stroke(smooth(v.map(([a, b]) => axis(a, b)), false), darker(paint, 0.22), 5, 0.8)).join('') })
  }
  const cobShape = smooth([[-60, -60], [30, -108], [200, -126], [400, -112], [560, -66], [628, 0], [560, 66], [400, 112], [200, 126], [30, 108],
    [-60, 60]].map(([u, v]) => axis(u, v)))
  const rows = range(19).flatMap((i) => [-3, -2, -1, 0, 1, 2, 3].map((j) => ({ u: -20 + i * 35, v: j, i })))
  const cob =
    cast(cobShape, 26, 30, 0.32) + solid(cobShape, '#e8a51e', { s: 30, h: 0, ink: 11, on: rows.map(({ u, v, i }) => {
      const half = 126 * Math.sqrt(Math.max(0, 1 - ((u - 230) / 420) ** 2 * 0.92))
      const q = (v + (i % 2 ? 0.14 : -0.14)) / 3.6
      const [y, w] = [half * Math.sin(q * 1.52), 27 * Math.cos(q * 1.3)]
      const d = rounded([[u - 17, y - w], [u + 17, y - w], [u + 17, y + w], [u - 17, y + w]].map(([a, b]) => axis(a, b)), 12)
      const tone = mix('#ffdc5e', '#e2930f', Math.max(0, (q + 0.35) * 0.75))
      return solid(d, tone, { s: 8, h: 5, ink: 5, light: '#fff3b4', shade: darker(tone, 0.25), inkColor: '#7a4208' })
    }).join('') }) + stroke(cobShape, INK, 11)
  return (
    ground(color, { x: 590, y: 430, n: 18, ray: lighter(color, 0.18), dots: [0, 1200, 700] }) + palmShadow(1640, -40, 760, 142, 0.14) +
    cup.shadow + cup.back + kernels + cup.front + spoonStick +
    range(26).map((i) => { const [x, y] = within(760, 480, 70, 50)(next); return kernel(x, y + 20, 34, (next() - 0.5) * 90, i) }).join('') +
    powder + butter +
    husk([[-190, 10], [-60, -90], [160, -210], [420, -220], [560, -170], [380, -110], [120, -60]], '#8fc255',
    [[[-150, -10], [80, -140], [420, -190]], [[-150, 0], [100, -100], [400, -140]]]) + cob +
    husk([[-200, 0], [-120, 110], [80, 214], [330, 214], [540, 140], [360, 110], [140, 84], [-40, 30]], '#a9d268',
    [[[-160, 30], [80, 150], [420, 160]], [[-150, 10], [80, 100], [360, 130]]]) +
    husk([[-300, -26], [-210, -70], [-60, -112], [80, -84], [190, 0], [110, 60], [0, 104], [-140, 84], [-300, 26]], '#8dbf52',
    [[[-280, -14], [-120, -66], [90, -50]], [[-280, 0], [-60, -4], [150, 2]], [[-280, 14], [-120, 56], [60, 60]]]) +
    [[420, 1130, 12], [330, 1090, 60], [1330, 1120, -20], [1240, 1150, 30], [880, 1150, 50]].map(([x, y, a], i) => kernel(x, y, 38, a, i)).join('') +
    grains(90, within(300, 1120, 330, 70), ['#fbf2d2', '#ffffff', '#5fae4c'], 15, { from: 4, to: 10 }) +
    steam(520, 320, 270, 4, { opacity: 0.6, gap: 150, width: 34 })
  )
}

/** A bowl full to the rim, and patis with chili. */
export const sinigang = (color) => {
  const [cx, cy, r, k] = [770, 590, 570, 0.48]
  const next = seeded(12)
  const pork = (x, y, s, seed, degrees) => {
    const piece = [[-104, -30], [-60, -60], [10, -66], [80, -52], [106, -18], [100, 34], [60, 62], [-20, 66], [-84, 50],
      [-108, 12]].map(([a, b], i) => [a * s * (1 + Math.sin(seed * 3 + i) * 0.06), b * s * (1 + Math.cos(seed * 5 + i) * 0.08)])
    const d = smooth(turned(piece, x, y, degrees))
    const layer = (top, low, paint) =>
      fill(smooth(turned([...range(7).map((i) => [(-120 + i * 40) * s, (top + 7 * Math.sin(i * 1.3 + seed)) * s]), ...range(7).map((i) => [(120 - i * 40) * s, (low + 7 * Math.sin(i * 1.7 + seed)) * s])], x, y, degrees)), paint)
    return cast(d, 12, 14, 0.26) +
      solid(d, '#c17d58', { s: 16 * s, h: 0, shade: '#8a4a30', on: layer(-90, -34, '#e8ab6c') + layer(-40, -10, '#ffe9cd') + layer(8, 24, '#f7d5b2') +
      range(5).map((i) => stroke(smooth(turned([[(-76 + i * 38) * s, 28 * s], [(-66 + i * 36) * s, 42 * s], [(-70 + i * 36) * s, 58 * s]], x, y, degrees), false),
      '#9c5b3e', 6)).join('') }) + stroke(smooth(turned([[-70 * s, -44 * s], [-20 * s, -56 * s], [34 * s, -54 * s]], x, y, degrees), false), WHITE, 8, 0.9)
  }
  const radish = (x, y, q, degrees) =>
    cast(ellipse(x, y, q, q * 0.62, degrees), 10, 12, 0.22) + solid(ellipse(x + 2, y + 14, q, q * 0.62, degrees), '#e8dcc0', { ink: 9, s: 8, h: 0 }) +
    solid(ellipse(x, y, q, q * 0.62, degrees), '#fffaf0', { ink: 7, s: 8, h: 0, shade: '#efe3c6', on: stroke(ellipse(x, y, q * 0.78, q * 0.46, degrees), '#e2d5b4', 5) +
    range(10).map((i) => stroke(line([turned([[q * 0.2, 0]], x, y, i * 36 + degrees)[0], turned([[q * 0.56, 0]], x, y,
    i * 36 + degrees)[0]].map(([a, b]) => [a, y + (b - y) * 0.62])), '#e8dcc0', 4)).join('') })
  const tomato = (x, y, q, degrees) => {
    const d = smooth(turned([[-q, -q * 0.1], [-q * 0.6, -q * 0.55], [q * 0.1, -q * 0.66], [q * 0.8, -q * 0.4], [q, 0.06 * q], [q * 0.5, q * 0.5], [-q * 0.4, q * 0.5]], x,
      y, degrees))
    const flesh = smooth(turned([[-q * 0.76, 0], [-q * 0.3, -q * 0.3], [q * 0.3, -q * 0.34], [q * 0.76, 0], [q * 0.3, q * 0.3], [-q * 0.3, q * 0.3]], x, y, degrees))
    return cast(d, 10, 12, 0.22) +
      solid(d, '#dd3a22', { ink: 9, s: 14, h: 8, light: '#ff8a66', shade: '#9e1a14', on: fill(flesh, '#f4694a') +
      fill(ellipse(...turned([[-q * 0.3, 0]], x, y, degrees)[0], q * 0.22, q * 0.17, degrees), '#ffb347') +
      fill(ellipse(...turned([[q * 0.32, 0]], x, y, degrees)[0], q * 0.22, q * 0.17, degrees), '#ffb347') })
  }
  const talong = (x, y, q, degrees) =>
    cast(ellipse(x, y + 12, q, q * 0.66, degrees), 10, 10, 0.22) + solid(ellipse(x + 2, y + 15, q, q * 0.66, degrees), pantry.ube.main, { ink: 9, s: 10, h: 0 }) +
    solid(ellipse(x, y, q, q * 0.66, degrees), '#f1e3b4',
    { ink: 7, s: 9, h: 0, shade: '#d9bf84', on: range(12)
    .map((i) => fill(ellipse(x + Math.cos(i * 0.53) * q * 0.55, y + Math.sin(i * 0.53) * q * 0.34, 8, 4.5, i * 30), '#c9a45e')).join('') })
  const gabi = (x, y, s, seed) => {
    const d = blob(x, y, 84 * s, 58 * s, seed, { rough: 0.1 })
    return cast(d, 12, 14, 0.24) +
      solid(d, '#e9dccb', { s: 22, h: 8, shade: '#bda4a4', on: grains(34, within(x, y, 70 * s, 46 * s), ['#a98aa0', '#cdb8b4'], seed, { from: 3, to: 6 }) })
  }
  const sitaw = (way) => {
    const d = ribbon(way, (t) => 24 * Math.min(1, Math.sin(Math.PI * (0.06 + t * 0.88)) * 3))
    return cast(d, 8, 10, 0.22) + solid(d, '#5c9e3c', { ink: 8, s: 8, h: 5, light: '#b2dd76', shade: '#2f6b30' })
  }
  const kangkong = (way, leaves) => {
    const stem = ribbon(way, (t) => 20 - 8 * t)
    return cast(stem, 8, 10, 0.2) + solid(stem, '#7fbf5a', { ink: 8, s: 7, h: 4 }) + leaves.map(([x, y, l, degrees]) => {
      const d = smooth(turned([[0, 0], [l * 0.12, -l * 0.24], [l * 0.45, -l * 0.23], [l, 0], [l * 0.45, l * 0.23], [l * 0.12, l * 0.24]], x, y, degrees))
      const lower = smooth(turned([[0, 0], [l * 0.5, 0.02 * l], [l, 0], [l * 0.45, l * 0.3], [l * 0.1, l * 0.3]], x, y, degrees))
      return cast(d, 12, 14, 0.22) +
        solid(d, GREENS.leaf, { ink: 9, s: 10, h: 7, light: GREENS.light, shade: '#1c5a34', on: fill(lower, GREENS.dark, 0.6) +
        range(3).map((i) => [-1, 1].map((o) => stroke(line(turned([[l * (0.2 + i * 0.2), 0], [l * (0.34 + i * 0.2), o * l * 0.15]], x, y, degrees)), '#2a6e3a',
        4)).join('')).join('') }) + stroke(smooth(turned([[0, 0], [l * 0.5, l * 0.015], [l * 0.9, 0]], x, y, degrees), false), GREENS.light, 5)
    }).join('')
  }
  const pot = bowl(cx, cy, r, k, { height: 480, foot: 240, level: 0.06, print: (ring) => ring(0.2, 0.33, pantry.keso.main) + ring(0.39, 0.45, CREAM) })
  const drop = (x, y, q) => fill(ellipse(x, y, q, q * 0.55), '#f9d98c', 0.85) + stroke(ellipse(x, y, q, q * 0.55), '#c98a24', 3, 0.8)
  const broth = fill(pot.surface, '#e3a640') +
    clipped(pot.surface, fill(ellipse(cx - 60, cy - 30, r * 0.76, r * 0.64 * k), '#efbd5c', 0.8) +
    range(40).map(() => drop(...within(cx, cy + 30, r * 0.84, r * 0.8 * k, 0.4)(next), 8 + next() * 18)).join('')) + stroke(pot.surface, INK, 7)
  const things =
    sitaw([[470, 470], [600, 430], [720, 440]]) + sitaw([[830, 420], [960, 430], [1080, 480]]) +
    radish(560, 520, 74, -12) + radish(1060, 560, 80, 16) + gabi(680, 470, 1, 4) + pork(860, 500, 1.05, 3, 8) + tomato(990, 500, 74, -14) +
    kangkong([[640, 430], [760, 400], [900, 395], [1010, 430]], [[900, 400, 200, -32], [770, 402, 210, -140], [1000, 430, 170, 18]]) +
    talong(430, 600, 70, 14) + pork(590, 620, 1.1, 8, -14) + tomato(480, 700, 66, 24) + gabi(1130, 660, 0.86, 9) +
    pork(780, 650, 1.2, 5, 12) + talong(960, 690, 72, -10) + radish(690, 740, 78, 6) + sitaw([[850, 770], [960, 770], [1060, 740]]) + pork(1010, 610, 0.9, 12, -24) +
    pork(560, 745, 0.8, 6, 20) + chili([[600, 790], [690, 812], [800, 806], [880, 770]], 44, '#8cc04a') + sitaw([[930, 750], [1000, 760], [1090, 730]]) +
    tomato(1090, 640, 56, 70) + radish(1140, 580, 62, -20) +
    kangkong([[900, 640], [820, 590], [700, 570], [600, 560]], [[700, 572, 190, 200], [830, 596, 180, -60], [612, 562, 150, 160]]) + tomato(880, 740, 60, 40)
  const patis = enamelPlate(1380, 960, 170, 0.62, { rim: pantry.annatto.dark, well: 0.74, on: fill(ellipse(1380, 975, 124, 74), '#8a3f10') +
    fill(ellipse(1360, 955, 90, 40), '#a8561c') }) + chili([[1330, 945], [1375, 960], [1430, 985]], 34) + chiliRing(1420, 935, 22) + chiliRing(1340, 995, 20)
  return (
    ground(color, { x: 770, y: 420, n: 18, ray: lighter(color, 0.18), dots: [1600, 0, 700] }) +
    palmShadow(-60, 40, 760, 8, 0.16) +
    cloth(820, 960, [12, 8], 150, 0.5, 24, CREAM, '#4f9c58') + pot.body + broth +
    clipped(`M0,0H1600V${cy + 40}H0Z${pot.surface}`, group(things, `translate(${cx} ${cy + 20}) scale(1.1) translate(${-cx} ${-cy - 20})`)) +
    stroke(smooth(arc(cx, cy + r * 0.037, r * 0.9, r * 0.872 * k, 8, 172), false), INK, 7) +
    patis + heap(250, 1040, 130, '#b9803a', { seed: 8, flecks: ['#6b3a16', '#c8231c'] }) + calamansi(1210, 1090, 62) +
      calamansi(1500, 1110, 66, { half: true, degrees: 20 }) + steam(720, 420, 360, 8, { opacity: 0.5, width: 38, gap: 190 })
  )
}
