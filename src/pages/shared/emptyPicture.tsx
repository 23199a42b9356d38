import { Picture } from '@lasakita/ui/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { emptyPicture: name } = site.products;

/** What stands beside the words where there is nothing to show; nothing itself where the content has none. */
export const emptyPicture = name && (
  <Picture
    standing
    asset={pictureAsset(name)}
    alt={altText(name)}
    ratio={1}
    sizes="(min-width: 768px) 352px, 100vw"
    missing="nothing"
  />
);
