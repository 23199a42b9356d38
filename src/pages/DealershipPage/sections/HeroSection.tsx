import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { Picture } from '@/components/Picture/Picture';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { headline, text, picture } = site.dealership.hero;

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  border: `6px solid ${theme.palette.gata.light}`,
  transform: 'rotate(1.5deg)',
  '@media print': { display: 'none' },
}));

/** The orange head of the page, with the way down to the directory (DEAL-1). */
export function HeroSection() {
  return (
    <PageTitle
      title={headline}
      lead={text}
      tone="annatto"
      actions={
        <Button variant="sticker" size="large" component={Link} to="#directory">
          Find a dealer
        </Button>
      }
    >
      <Frame>
        <Picture
          asset={pictureAsset(picture)}
          alt={altText(picture)}
          ratio={3 / 2}
          sizes="(min-width: 768px) 46vw, 92vw"
          eager
        />
      </Frame>
    </PageTitle>
  );
}
