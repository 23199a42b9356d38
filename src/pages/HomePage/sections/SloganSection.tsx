import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Banderitas } from '@lasakita/ui/Banderitas';
import { Reveal } from '@lasakita/ui/Reveal';
import { BandContent } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { durations } from '@lasakita/ui/tokens';

const { lines, text } = site.home.slogan;

const Poster = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  color: theme.palette.tsokolate.main,
  backgroundColor: theme.palette.annatto.main,
  backgroundImage: `${theme.tokens.grain}, repeating-conic-gradient(from 0deg at 50% 62%, ${alpha(theme.palette.keso.main, 0.5)} 0deg 7.5deg, transparent 7.5deg 15deg)`,
  paddingBottom: 'clamp(56px, 8vw, 120px)',
}));

// Letters as they are painted on a jeepney: cream, with a thick dark side.
const Line = styled('span')(({ theme }) => {
  const side = theme.palette.tsokolate.main;
  const steps = Array.from(
    { length: 7 },
    (_, index) => `0.0${index + 1}em 0.0${index + 1}em 0 ${side}`,
  );
  return {
    display: 'block',
    color: theme.palette.gata.light,
    WebkitTextStroke: `0.05em ${side}`,
    paintOrder: 'stroke fill',
    textShadow: steps.join(', '),
    '& + &': { color: theme.palette.keso.main },
    '@media (forced-colors: active)': { textShadow: 'none', WebkitTextStroke: '0' },
  };
});

const Plate = styled('div')(({ theme }) => ({
  display: 'inline-block',
  marginTop: 'clamp(28px, 4vw, 56px)',
  padding: theme.spacing(5, 6),
  maxWidth: 760,
  ...theme.tokens.sticker,
  borderWidth: 3,
  borderRadius: theme.tokens.radius.large,
}));

/**
 * The slogan as a poster: the largest type of the site (HOME-5).
 *
 * @do Keep the slogan to two short lines.
 * @dont Do not use its letters anywhere else.
 * @keyboard None: it takes no focus.
 * @roles A region named by the slogan, which is one heading in Filipino.
 * @announcements Nothing.
 */
export function SloganSection() {
  return (
    <Poster aria-labelledby="slogan-heading">
      <Banderitas height={46} />
      <BandContent>
        <Reveal duration={durations.reveal}>
          <Typography
            id="slogan-heading"
            lang={site.headlineLanguage}
            variant="poster"
            component="h2"
            sx={{ mt: 'clamp(32px, 5vw, 72px)' }}
          >
            {lines.map((line) => (
              <Line key={line}>{line} </Line>
            ))}
          </Typography>
          <Plate>
            <Typography variant="lead" component="p">
              {text}
            </Typography>
          </Plate>
        </Reveal>
      </BandContent>
    </Poster>
  );
}
