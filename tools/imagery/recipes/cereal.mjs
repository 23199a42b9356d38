/** Champorado, which belongs to no brand line. */
import { arc, blob, cast, clipped, ellipse, fill, fluid, ground, INK, lighter, line, pantry, polygon, range, ribbon, seeded, smooth, solid, spread, steam, stroke, turned, within } from './pen.mjs'
import { bowl, CREAM, enamelPlate, spoon, WHITE } from './props.mjs'

/** A dried herring, fried: silver that has turned to gold. */
const tuyo = (x, y, degrees, s, seed) => {
  const next = seeded(seed)
  const at = (points) => turned(points.map(([a, b]) => [a * s, b * s]), x, y, degrees)
  const body = smooth(at([[-250, 6], [-222, -34], [-160, -54], [-60, -64], [60, -54], [150, -32], [214, -12], [290, -70], [276, -6], [300, 56], [214, 20], [140, 40],
    [40, 62], [-70, 70], [-170, 56], [-226, 34]]))
  const belly = smooth(at([[-240, 16], [-120, 22], [40, 20], [210, 8], [214, 30], [140, 54], [40, 80], [-70, 90], [-190, 76]]))
  const back = smooth(at([[-250, -40], [-160, -80], [60, -80], [214, -24], [150, -16], [40, -26], [-80, -34], [-170, -26]]))
  const scales = range(5).flatMap((j) => range(13).map((i) => {
    const [u, v] = [-110 + i * 24 + (j % 2) * 12, -38 + j * 18]
    return Math.abs(v) < 50 - Math.max(0, u) * 0.2
      ? stroke(smooth(arc(...at([[u, v]])[0], 12 * s, 11 * s, degrees + 100, degrees + 260, 5), false), '#8a5a22', 3.5, 0.75) : ''
  })).join('')
  const toasted = range(6).map(() => {
    const [u, v] = [-190 + next() * 380, (next() - 0.5) * 60]
    return fill(blob(...at([[u, v]])[0], 26 * s, 11 * s, Math.floor(next() * 99), { rough: 0.35, degrees }), '#6b3a12', 0.5)
  }).join('')
  const gill = smooth(at([[-150, -46], [-128, -10], [-132, 24], [-156, 50]]), false)
  const [ex, ey] = at([[-204, -12]])[0]
  const fin = smooth(at([[-40, -60], [0, -92], [40, -84], [50, -54]]))
  const rays = [-30, -8, 18, 44].map((v) => stroke(line(at([[216, v * 0.3], [282, v * 1.3]])), '#7a4a1c', 4, 0.7)).join('')
  return cast(body, 14, 18, 0.3) + solid(fin, '#b47a34', { ink: 8, s: 8, h: 0 }) +
    solid(body, '#d59c4a', { ink: 10, s: 16, h: 9, light: '#ffe6ae', shade: '#8a5218', on: fill(belly, '#f0d9a8', 0.9) + fill(back, '#8a5a2c', 0.75) + scales + toasted +
    rays }) + stroke(gill, INK, 6, 0.8) + fill(ellipse(ex, ey, 15 * s, 15 * s), '#fff3d6') + stroke(ellipse(ex, ey, 15 * s, 15 * s), INK, 5) +
    fill(ellipse(ex, ey, 7 * s, 7 * s), INK) + stroke(line(at([[-250, 8], [-222, 14]])), INK, 6) +
    stroke(smooth(at([[-120, -34], [-20, -44], [80, -36]]), false), '#fff3cf', 8, 0.8)
}

const raindrop = (x, y, q) => {
  const d = smooth([[x - q * 0.5, y - q * 1.5], [x - q * 0.1, y - q * 0.6], [x + q * 0.62, y + q * 0.1], [x + q * 0.4, y + q * 0.8], [x - q * 0.3, y + q * 0.86],
    [x - q * 0.7, y + q * 0.24], [x - q * 0.62, y - q * 0.5]])
  return solid(d, '#cdb1f0', { ink: 8, s: q * 0.3, h: q * 0.16, light: '#ffffff', shade: '#9a78cf' }) +
    fill(ellipse(x - q * 0.26, y + q * 0.1, q * 0.12, q * 0.22, 14), WHITE)
}

/** A bowl of it with milk, tuyo on the side, rain in the window. */
export const champorado = (color) => {
  const next = seeded(2024)
  const [cx, cy, r, k] = [640, 610, 520, 0.56]
  const pot = bowl(cx, cy, r, k,
    { height: 420, foot: 210, color: CREAM, shade: '#cfae78', wall: '#f6e6c8', level: 0.06, print: (ring) => ring(0.22, 0.4, pantry.annatto.main) +
    ring(0.46, 0.51, pantry.keso.main) + ring(0.56, 0.61, pantry.pandan.main) })
  const [sy, rx, ry] = [cy + r * 0.037, r * 0.9, r * 0.872 * k]
  const oat = (x, y, i, tones = ['#7a4426', '#a56f45', '#643018', '#c9986a']) => {
    const [w, h, t] = [15 + next() * 10, 11 + next() * 7, next() * 180]
    const d = blob(x, y, w, h, i + 1, { rough: 0.12, degrees: t })
    const tone = tones[i % 4]
    return cast(d, 3, 5, 0.6) + fill(d, tone) + fill(blob(x - w * 0.08, y - h * 0.12, w * 0.74, h * 0.66, i + 1, { rough: 0.12, degrees: t }), lighter(tone, 0.18))
  }
  const thick = range(9).map((i) => {
    const q = 0.92 - i * 0.1
    return stroke(smooth(arc(cx + 20, sy + 10, rx * q, ry * q, 200 + i * 40, 330 + i * 40, 9), false), i % 2 ? '#6b3420' : '#381608', 20, 0.8)
  }).join('')
  const porridge = fill(pot.surface, '#4e2414') +
    clipped(pot.surface, thick + spread(cx, sy, rx, ry, 40, next).map(([x, y], i) => (next() > 0.2 ? oat(x, y, i) : '')).join('') +
    stroke(smooth(arc(cx, sy, rx, ry, 165, 310), false), '#1c0a04', 40, 0.4) + stroke(smooth(arc(cx, sy - 4, rx * 0.95, ry * 0.94, 24, 74), false), '#b07a58', 12, 0.9)) +
    stroke(pot.surface, INK, 8)
  // The milk goes in as a ring that winds toward the middle.
  const winding = (from, to, q0, q1) => range(64).map((i) => {
    const [a, q] = [((from + ((to - from) * i) / 63) * Math.PI) / 180, q0 + ((q1 - q0) * i) / 63]
    const p = q + 0.012 * Math.sin(i * 0.9)
    return [cx + rx * p * Math.cos(a), sy + ry * p * Math.sin(a)]
  })
  const spiral = winding(150, 900, 0.8, 0.16)
  const milkShape = ribbon(spiral, (t) => 16 + 34 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)) ** 1.2 + 6 * Math.sin(t * 40), { count: 120 })
  const milk = cast(milkShape, 8, 12, 0.4) + solid(milkShape, '#fff8ea', { ink: 7, s: 12, h: 0, shade: '#dcb98c' }) +
    stroke(smooth(spiral.filter((_, i) => i > 4 && i < 52).map(([x, y]) => [x - 5, y - 6]), false), '#ffffff', 7) +
    fluid([], [[cx + rx * 0.62, sy + ry * 0.62, 22, 13], [cx + rx * 0.52, sy + ry * 0.72, 11, 7], [cx - rx * 0.86, sy + ry * 0.2, 14, 9]], '#fff8ea',
    { shade: '#dcb98c', light: '#ffffff', ink: 5 })
  const [px, py] = [1260, 880]
  const drops = [[90, 150, 34], [250, 70, 26], [430, 130, 30], [1010, 110, 28], [1370, 90, 30], [1510, 240, 34], [1430, 420, 26], [60, 420, 28], [1270, 400, 22],
    [150, 660, 24], [880, 40, 22], [620, 40, 22]]
  const slant = range(70).map((i) => {
    const [x, y] = [next() * 1700, next() * 760]
    const l = 30 + next() * 50
    return stroke(line([[x, y], [x - l * 0.36, y + l]]), i % 3 ? '#d9c39c' : '#cdb1f0', 6, 0.75)
  }).join('')
  const mat = range(20).flatMap((i) => range(8).map((j) => {
    const [x, y] = [-40 + i * 88 + (j % 2) * 44, 800 + j * 62]
    return fill(polygon([[x, y + 31], [x + 44, y], [x + 88, y + 31], [x + 44, y + 62]]),
      [pantry.annatto.main, pantry.keso.main, '#e9cf9c', pantry.pandan.main][(i + j * 2) % 4]) +
      fill(polygon([[x + 22, y + 31], [x + 44, y + 15], [x + 66, y + 31], [x + 44, y + 47]]), [pantry.keso.main, CREAM, pantry.annatto.main, CREAM][(i + j * 2) % 4])
  })).join('')
  const banig = `M-20,790H1620V1220H-20Z`
  return (
    ground(color, { x: 640, y: 480, n: 18, ray: pantry.gata.main, dot: '#d9b982', dots: [1600, 0, 560] }) + slant + drops.map((drop) => raindrop(...drop)).join('') +
    clipped(banig, fill(banig, '#e9cf9c') + mat + fill(banig, CREAM, 0.12)) + stroke('M-20,790H1620', INK, 12) + stroke('M-20,808H1620', pantry.ube.main, 22) +
    stroke('M-20,822H1620', INK, 8) +
    pot.body + porridge + milk +
    enamelPlate(px, py, 330, 0.56, { rim: pantry.ube.main, well: 0.78 }) + tuyo(px - 10, py - 62, -10, 0.86, 4) + tuyo(px + 10, py + 30, 6, 0.92, 9) +
    spoon(880, 520, 92, -36, 620, { k: 0.66, inside: fill(ellipse(884, 524, 62, 38, -36), '#4e2414') + oat(866, 522, 1) + oat(902, 536, 3) + oat(894, 506, 2) +
    oat(868, 548, 0) }) +
    steam(540, 350, 330, 3, { color: pantry.tsokolate.soft, opacity: 0.34, width: 40, gap: 210 }) +
    range(16).map((i) => oat(...within(250, 1120, 260, 60)(next), i, ['#d9b07a', '#b98558', '#e8c898', '#96603a'])).join('')
  )
}
