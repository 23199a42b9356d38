import { uses as counts } from 'virtual:content-counts';
import { SlideInMenu } from '@lasakita/ui/SlideInMenu';
import type { MenuQuestion, SlideInMenuProps } from '@lasakita/ui/SlideInMenu';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { uses } from '@/content/uses';
import { paths } from '@/domain/paths';

/** So many answers stand above the number to call on most phones. */
const ANSWERS = 6;

const { says } = site.products;

/** What a visitor sells, each the way to what it is made with (FIND-5). */
const question: MenuQuestion | undefined =
  says === undefined
    ? undefined
    : {
        title: says,
        titleLanguage: site.headlineLanguage,
        answers: uses
          .filter(({ slug }) => (counts[slug] ?? 0) > 0)
          .slice(0, ANSWERS)
          .map(({ slug, label, drawing }) => ({
            label,
            to: `${paths.products}?use=${slug}`,
            picture: pictureAsset(drawing),
          })),
      };

const labels = { call: 'Tawag lang, suki', callLanguage: site.headlineLanguage };

/** The slide-in menu, with the site's own question and words. */
export function SiteMenu(props: SlideInMenuProps) {
  return <SlideInMenu {...props} question={question} labels={labels} />;
}
