/**
 * Cuts what the products are for out of the finished pictures: round signs for the chips of the catalogue. Writes the masters,
 * 240 x 240, into src/content/pictures/uses:
 *
 *   node tools/imagery/uses.mjs
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const PICTURES = path.resolve(import.meta.dirname, '../../src/content/pictures')

/** The picture of each, and of it a square: from the left, from the top, its side, in px. */
const SQUARES = {
  fries: ['recipes/cheese-fries-ng-plaza', 170, 90, 560],
  'popcorn-and-corn': ['influencers/poster-6', 36, 590, 470],
  'fried-chicken': ['recipes/fried-chicken-ng-kanto', 203, 40, 780],
  'cakes-and-bread': ['home/partnership-4', 216, 258, 470],
  pancakes: ['home/partnership-5', 268, 350, 480],
  soups: ['recipes/sinigang-na-baboy', 199, 0, 830],
  drinks: ['home/partnership-7', 270, 330, 420],
  breakfast: ['influencers/poster-3', 70, 570, 550],
}

for (const [use, [picture, left, top, side]] of Object.entries(SQUARES)) {
  await sharp(path.join(PICTURES, `${picture}.jpg`))
    .extract({ left, top, width: side, height: side })
    .resize(240, 240)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(path.join(PICTURES, 'uses', `${use}.jpg`))
  fs.rmSync(path.join(PICTURES, 'uses', `${use}.png`), { force: true })
}
