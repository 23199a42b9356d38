import Button from '@mui/material/Button';
import { PageLink } from '@lasakita/ui/PageLink';
import { Frame } from '@lasakita/ui/Frame';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { Pitch } from './Pitch';

const { headline, text } = site.home.dealership;
const { picture } = site.dealership.hero;

/**
 * The call to become a dealer, or to find one.
 *
 * @do Keep both ways on: to become a dealer, and to find one.
 * @dont Do not repeat the requirements here.
 * @keyboard Tab: Goes from link to link.
 * @keyboard Enter: Follows the link.
 * @roles A region named by its headline.
 * @announcements Nothing.
 */
export function DealershipSection() {
  return (
    <SectionBand labelledBy="dealership-heading">
      <Split columns="5fr 6fr">
        <Pitch headingId="dealership-heading" headline={headline} text={text}>
          <Button variant="sticker" component={PageLink} to={paths.dealership}>
            Become a dealer
          </Button>
          <Button variant="outlined" component={PageLink} to={`${paths.dealership}#directory`}>
            Find a dealer
          </Button>
        </Pitch>
        <Frame>
          <Picture
            asset={pictureAsset(picture)}
            alt={altText(picture)}
            ratio={3 / 2}
            sizes="(min-width: 768px) 52vw, 92vw"
          />
        </Frame>
      </Split>
    </SectionBand>
  );
}
