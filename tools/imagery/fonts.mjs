/** Fonts for the drawings: the .woff files of @fontsource unpacked to the TrueType that resvg reads. */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FILES = [
  '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
]

/** WOFF 1.0 to sfnt: the same tables, inflated. */
function unpack(woff) {
  const count = woff.readUInt16BE(12)
  const tables = [...Array(count).keys()].map((i) => {
    const o = 44 + i * 20
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((d) => woff.readUInt32BE(o + d))
    const raw = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(o, o + 4), checksum, data: packed < length ? zlib.inflateSync(raw) : raw }
  })
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const parts = [head]
  let at = head.length
  tables.forEach((t, i) => {
    t.tag.copy(head, 12 + 16 * i)
    head.writeUInt32BE(t.checksum, 16 + 16 * i)
    head.writeUInt32BE(at, 20 + 16 * i)
    head.writeUInt32BE(t.data.length, 24 + 16 * i)
    const pad = Buffer.alloc((4 - (t.data.length % 4)) % 4)
    parts.push(t.data, pad)
    at += t.data.length + pad.length
  })
  return Buffer.concat(parts)
}

export function fontFiles(folder) {
  fs.mkdirSync(folder, { recursive: true })
  return FILES.map((f) => {
    const out = path.join(folder, path.basename(f).replace('.woff', '.ttf'))
    if (!fs.existsSync(out)) {
      const dir = path.dirname(require.resolve(f.split('/').slice(0, 2).join('/') + '/package.json'))
      fs.writeFileSync(out, unpack(fs.readFileSync(path.join(dir, f.split('/').slice(2).join('/')))))
    }
    return out
  })
}
