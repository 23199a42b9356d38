/**
 * Draws one picture for each recipe: the dish as it is eaten, on the color of its product's brand line. Writes the masters,
 * 1200 x 900, into src/content/pictures/recipes:
 *
 *   node tools/imagery/recipes.mjs [slug ...]
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import * as casaBamvina from './recipes/casa_bamvina.mjs'
import * as cereal from './recipes/cereal.mjs'
import * as cheesemiss from './recipes/cheesemiss.mjs'
import { H, page, pantry, W } from './recipes/pen.mjs'
import * as rancheros from './recipes/rancheros.mjs'
import * as satisfry from './recipes/satisfry.mjs'

const CONTENT = path.resolve(import.meta.dirname, '../../src/content')
const OUT = path.join(CONTENT, 'pictures/recipes')
const readJson = (name) => JSON.parse(fs.readFileSync(path.join(CONTENT, name), 'utf8'))

/** Who draws which recipe, on the color that is handed over. */
const PICTURES = {
  'cheese-fries-ng-plaza': cheesemiss.fries,
  'nacho-cheese-for-the-barkada': cheesemiss.nachos,
  'white-cheddar-ensaymada': cheesemiss.ensaymada,
  'barbecue-chicken-skin': rancheros.chickenSkin,
  'sour-cream-corn-in-a-cup': rancheros.corn,
  'sinigang-na-baboy': rancheros.sinigang,
  'puto-with-cheese': casaBamvina.puto,
  'ube-hotcakes-by-the-griddle': casaBamvina.hotcakes,
  'crisp-buttermilk-waffles': casaBamvina.waffles,
  'fried-chicken-ng-kanto': satisfry.friedChicken,
  'tsokolate-ice-candy': satisfry.iceCandies,
  'champorado-for-a-rainy-monday': cereal.champorado,
}

const only = process.argv.slice(2)
fs.mkdirSync(OUT, { recursive: true })
const categories = new Map(readJson('products.json').map(({ id, category }) => [id, category]))
const grounds = new Map(readJson('product-categories.json').map(({ value, color }) => [value, pantry[color].main]))
for (const { slug, product } of readJson('recipes.json')) {
  if (only.length && !only.includes(slug)) continue
  // What belongs to no brand line stands on paper.
  const ground = grounds.get(categories.get(product)) ?? pantry.gata.dark
  const svg = page(PICTURES[slug](ground))
  await sharp(Buffer.from(svg), { density: 144 }).resize(1200, 900).webp({ quality: 88, smartSubsample: true }).toFile(path.join(OUT, `${slug}.webp`))
}
