import Button from '@mui/material/Button';
import { PageLink } from '@/components/PageLink/PageLink';
import { Frame } from '@/components/Frame/Frame';
import { Picture } from '@/components/Picture/Picture';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { Pitch } from './Pitch';

const { headline, text } = site.home.dealership;
const { picture } = site.dealership.hero;

/** The call to become a dealer, or to find one. */
export function DealershipSection() {
  const { path } = site.pages.dealership;
  return (
    <SectionBand labelledBy="dealership-heading">
      <Split columns="5fr 6fr">
        <Pitch headingId="dealership-heading" headline={headline} text={text}>
          <Button variant="sticker" component={PageLink} to={path}>
            Become a dealer
          </Button>
          <Button variant="outlined" component={PageLink} to={`${path}#directory`}>
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
