import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/Picture/Picture';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { headline, text } = site.home.dealership;
const { picture } = site.dealership.hero;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8, 16),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
}));

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
}));

/** The call to become a dealer, or to find one. */
export function DealershipSection() {
  const { path } = site.pages.dealership;
  return (
    <SectionBand labelledBy="dealership-heading">
      <Columns>
        <div>
          <Typography
            id="dealership-heading"
            lang={site.headlineLanguage}
            variant="h2"
            sx={{ mb: 4 }}
          >
            {headline}
          </Typography>
          <Typography variant="lead" component="p">
            {text}
          </Typography>
          <Actions>
            <Button variant="sticker" component={Link} to={path}>
              Become a dealer
            </Button>
            <Button variant="outlined" component={Link} to={`${path}#directory`}>
              Find a dealer
            </Button>
          </Actions>
        </div>
        <Frame>
          <Picture
            asset={pictureAsset(picture)}
            alt={altText(picture)}
            ratio={3 / 2}
            sizes="(min-width: 768px) 52vw, 92vw"
          />
        </Frame>
      </Columns>
    </SectionBand>
  );
}
