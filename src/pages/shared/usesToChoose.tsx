import { uses as counts } from 'virtual:content-counts';
import type { ChipChoice } from '@lasakita/ui/ChoiceChips';
import { Picture } from '@lasakita/ui/Picture';
import { pictureAsset } from '@/content/pictures';
import { uses } from '@/content/uses';

/** What products are for, as chips; a use that no product names yet is not offered (FIND-5). */
export const usesToChoose: readonly ChipChoice[] = uses
  .filter(({ slug }) => (counts[slug] ?? 0) > 0)
  .map(({ slug, label, drawing }) => ({
    value: slug,
    label,
    count: counts[slug],
    drawing: (
      <Picture
        asset={pictureAsset(drawing)}
        alt=""
        ratio={1}
        sizes="(min-width: 992px) 120px, 84px"
      />
    ),
  }));
