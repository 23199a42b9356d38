import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@lasakita/ui/Picture';
import { Reveal } from '@lasakita/ui/Reveal';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { durations } from '@lasakita/ui/tokens';
import { pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';

const { lines, text, sign } = site.home.slogan;

// As wide as the page, like a sum that is written out: on phones in five lines, on wide screens in two. Its sign is of two fries.
const Lines = styled('h2')(({ theme }) => ({
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  margin: 0,
  containerType: 'inline-size',
  '& > span': { display: 'block', fontSize: '19.4cqi', lineHeight: 0.92 },
  '& > span + span': { color: 'var(--loud)' },
  '& .equals': { display: 'block', lineHeight: 0.7 },
  // It takes the room of a line, whatever its picture's.
  '& .equals > picture': { width: '2.5em', margin: '-0.42em 0 -0.36em -0.16em' },
  '@container (min-width: 640px)': {
    '& > span': { fontSize: '11.6cqi', whiteSpace: 'nowrap' },
    '& .equals': { display: 'inline-block', lineHeight: 'inherit', verticalAlign: 'middle' },
    '& .equals > picture': { width: '1.62em', margin: '-0.6em -0.4em -0.55em -0.14em' },
  },
}));

/**
 * The slogan, set as the sum that the company's name is: taste is earnings (HOME-5).
 *
 * @do Keep the slogan to two short lines.
 * @dont Do not set it anywhere else.
 * @keyboard None: it takes no focus.
 * @roles A region named by the slogan, which is one heading in Filipino.
 * @announcements Nothing.
 */
export function SloganSection() {
  const [first, ...others] = lines;
  return (
    <SectionBand tone="keso" edge="scallop" space="loud" labelledBy="slogan-heading">
      <Reveal duration={durations.reveal}>
        <Lines id="slogan-heading" lang={site.headlineLanguage}>
          <span>
            {first}{' '}
            <span className="equals" aria-hidden>
              {sign ? (
                <Picture
                  standing
                  asset={pictureAsset(sign)}
                  alt=""
                  missing="nothing"
                  sizes="(min-width: 640px) 19vw, 48vw"
                />
              ) : (
                '='
              )}
            </span>{' '}
          </span>
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Lines>
        <Typography variant="lead" component="p" sx={{ mt: 8, mb: 0, maxWidth: '52ch' }}>
          {text}
        </Typography>
      </Reveal>
    </SectionBand>
  );
}
