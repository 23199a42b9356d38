import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Reveal } from '@lasakita/ui/Reveal';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { durations } from '@lasakita/ui/tokens';
import { site } from '@/content/site';

const { lines, text } = site.home.slogan;

const longest = Math.max(...lines.map(({ length }) => length)) + 2;

// As wide as the page, like a sum that is written out: the sign stands before its second line.
const Lines = styled('h2')(({ theme }) => ({
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  fontSize: `min(${Math.floor((184 / longest) * 10) / 10}vw, 9.5rem)`,
  lineHeight: 0.95,
  margin: 0,
  '& > span': { display: 'block' },
  '& > span + span': { color: 'var(--loud)' },
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
          <span>{first} </span>
          {others.map((line) => (
            <span key={line}>
              <span aria-hidden>= </span>
              {line}
            </span>
          ))}
        </Lines>
        <Typography variant="lead" component="p" sx={{ mt: 8, mb: 0, maxWidth: '52ch' }}>
          {text}
        </Typography>
      </Reveal>
    </SectionBand>
  );
}
