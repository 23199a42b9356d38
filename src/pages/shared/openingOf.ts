import type { PageTitleProps } from '@lasakita/ui/PageTitle';
import { site } from '@/content/site';

/** The words that begin a page's lead, with their language, where it has such. */
export const openingOf = ({
  opening,
}: {
  opening?: string | undefined;
}): Pick<PageTitleProps, 'opening' | 'openingLanguage'> =>
  opening === undefined ? {} : { opening, openingLanguage: site.headlineLanguage };

/** The page's own sentence, for its head. */
export const saysOf = ({
  says,
}: {
  says?: string | undefined;
}): Pick<PageTitleProps, 'says' | 'saysLanguage'> =>
  says === undefined ? {} : { says, saysLanguage: site.headlineLanguage };
