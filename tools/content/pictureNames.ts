import { picturePlaces } from '../../src/content/schema.ts';
import type { PicturePlace } from '../../src/content/schema.ts';

type PlaceName = keyof typeof picturePlaces;

/** The folder of the pictures of a place; those of pages lie in that of their page. */
const folders: Record<PlaceName, string | undefined> = {
  product: 'products',
  use: 'uses',
  serving: 'servings',
  pack: 'packs',
  recipe: 'recipes',
  line: 'lines',
  sampaloc: 'home',
  background: 'home',
  partnership: 'home',
  portrait: 'influencers',
  upright: 'influencers',
  film: 'films',
  hero: 'count',
  tall: 'count',
  page: undefined,
  share: 'share',
};

/** What a place of pictures is called. */
export const nameOfPlace = (place: PicturePlace): PlaceName =>
  (Object.keys(picturePlaces) as PlaceName[]).find((name) => picturePlaces[name] === place) ??
  'page';

/** The folder in which the pictures of a place lie; none where it is that of the page that shows them. */
export const folderOfPlace = (place: PicturePlace): string | undefined =>
  folders[nameOfPlace(place)];
