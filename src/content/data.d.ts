/**
 * The content files, wherever they lie: `@content/` leads to the folder that is built or shown. Their shape is that of the
 * schema, which the content check proves, and not that of the records that happen to be in them.
 */
declare module '@content/site.json' {
  import type { Site } from '@/content/schema';
  const site: Site;
  export default site;
}
declare module '@content/navigation.json' {
  import type { NavItem } from '@lasakita/ui/domain/navigation';
  const navigation: NavItem[];
  export default navigation;
}
declare module '@content/products.json' {
  import type { Product } from '@/content/schema';
  const products: Product[];
  export default products;
}
declare module '@content/product-categories.json' {
  import type { ProductCategory } from '@/content/schema';
  const productCategories: ProductCategory[];
  export default productCategories;
}
declare module '@content/uses.json' {
  import type { ProductUse } from '@/content/schema';
  const uses: ProductUse[];
  export default uses;
}
declare module '@content/search-words.json' {
  import type { SearchWordGroups } from '@/content/schema';
  const groups: SearchWordGroups;
  export default groups;
}
declare module '@content/recipes.json' {
  import type { Recipe } from '@/content/schema';
  const recipes: Recipe[];
  export default recipes;
}
declare module '@content/dealers.json' {
  import type { Dealer } from '@/content/schema';
  const dealers: Dealer[];
  export default dealers;
}
declare module '@content/influencers.json' {
  import type { Influencer } from '@/content/schema';
  const influencers: Influencer[];
  export default influencers;
}
declare module '@content/alt-texts.json' {
  import type { AltTexts } from '@/content/schema';
  const altTexts: AltTexts;
  export default altTexts;
}
declare module '@content/generated/counters.json' {
  import type { Counters } from '@/content/schema';
  const counters: Counters;
  export default counters;
}
declare module '@content/generated/pictures.json' {
  import type { PictureManifest } from '@/content/schema';
  const pictures: PictureManifest;
  export default pictures;
}
