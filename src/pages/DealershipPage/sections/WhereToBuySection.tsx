import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Frame } from '@/components/Frame/Frame';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { Video } from '@/components/Video/Video';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { headline, text, video } = site.dealership.where;

const Stores = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
}));

/** Where the products are bought: dealers, online stores, public markets (DEAL-3). */
export function WhereToBuySection() {
  return (
    <SectionBand tone="tsokolate" edge="scallop" labelledBy="where-to-buy" screenOnly>
      <Split>
        <div>
          <Typography id="where-to-buy" lang={site.headlineLanguage} variant="h2" sx={{ mb: 4 }}>
            {headline}
          </Typography>
          <Typography variant="lead" component="p">
            {text}
          </Typography>
          <Stores>
            {site.dealership.stores.map(({ label, href }) => (
              <Button
                key={label}
                variant="sticker"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {label}
              </Button>
            ))}
          </Stores>
        </div>
        <Frame>
          <Video
            address={video.address}
            title={video.title}
            poster={pictureAsset(video.poster)}
            autoPlay
            muted
            loop
          />
        </Frame>
      </Split>
    </SectionBand>
  );
}
