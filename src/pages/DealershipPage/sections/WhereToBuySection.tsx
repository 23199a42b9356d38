import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { HiddenText } from '@lasakita/ui/HiddenText';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { Video } from '@lasakita/ui/Video';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { headline, text, video } = site.dealership.where;

const Stores = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
}));

// On phones it fills the screen's width; a picture has no edge of its own.
const Film = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { marginInline: 'calc(-1 * clamp(16px, 4vw, 48px))' },
}));

/**
 * Where the products are bought: dealers, online stores, public markets (DEAL-3).
 *
 * @do Add an online store in the content: its button follows.
 * @dont Do not link a store without its name.
 * @keyboard Tab: Goes through the stores, then to the film's button.
 * @keyboard Enter, Space: Opens the store in a new tab, or plays the film.
 * @roles A region named by its headline.
 * @announcements Nothing.
 */
export function WhereToBuySection() {
  return (
    <SectionBand tone="tsokolate" labelledBy="where-to-buy" screenOnly>
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
                <HiddenText> (opens in a new tab)</HiddenText>
              </Button>
            ))}
          </Stores>
        </div>
        <Film>
          <Video
            address={video.address}
            title={video.title}
            poster={pictureAsset(video.poster)}
            autoPlay
            muted
            loop
          />
        </Film>
      </Split>
    </SectionBand>
  );
}
