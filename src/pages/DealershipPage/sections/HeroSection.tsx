import Button from '@mui/material/Button';
import { PageLink } from '@/components/PageLink/PageLink';
import { Frame } from '@/components/Frame/Frame';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { Picture } from '@/components/Picture/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { headline, text, picture } = site.dealership.hero;

/** The orange head of the page, with the way down to the directory (DEAL-1). */
export function HeroSection() {
  return (
    <PageTitle
      title={headline}
      lead={text}
      tone="annatto"
      actions={
        <Button variant="sticker" size="large" component={PageLink} to="#directory">
          Find a dealer
        </Button>
      }
    >
      <Frame mounted askew screenOnly>
        <Picture
          asset={pictureAsset(picture)}
          alt={altText(picture)}
          ratio={3 / 2}
          sizes="(min-width: 768px) 46vw, 88vw"
          eager
        />
      </Frame>
    </PageTitle>
  );
}
