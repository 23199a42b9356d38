import { observer } from 'mobx-react-lite';
import { regions } from 'virtual:content-counts';
import { ChoiceChips } from '@lasakita/ui/ChoiceChips';
import type { ChoiceChipsProps } from '@lasakita/ui/ChoiceChips';
import { foldText } from '@lasakita/ui/domain/foldText';
import { countText } from '@/pages/shared/countText';
import { useStores } from '@/siteStores/StoreContext';

const choices = regions.map(([label, count]) => ({ value: foldText(label), label, count }));

const dealerCount = (count: number) => countText(count, 'dealers');

/** The regions with the most dealers, one press each; the select of the filters has all of them. */
export const RegionChips = observer(function RegionChips({
  className,
}: Pick<ChoiceChipsProps, 'className'>) {
  const { listing } = useStores().dealers;
  return (
    <ChoiceChips
      className={className}
      label="Or choose a region"
      countLabel={dealerCount}
      quiet
      choices={choices}
      value={listing.filter.category}
      onChange={(region) => listing.setCategory(region ?? '')}
    />
  );
});
