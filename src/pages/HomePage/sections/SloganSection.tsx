import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Reveal } from '@lasakita/ui/Reveal';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { durations } from '@lasakita/ui/tokens';
import { site } from '@/content/site';

const { lines, text } = site.home.slogan;

// As wide as the page, like a sum that is written out: four lines on phones, two on wide screens, all aligned at the start.
// The sign ends the first half where lines are short, and begins the second where each half is a line.
const Lines = styled('h2')(({ theme }) => ({
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  margin: 0,
  containerType: 'inline-size',
  '& > span': { display: 'block', fontSize: '19.4cqi', lineHeight: 0.92 },
  '& .equals': { fontSize: '0.7em' },
  '& .result': { display: 'block', color: 'var(--loud)' },
  '@container (min-width: 640px)': {
    '& > span': { fontSize: '12.4cqi', whiteSpace: 'nowrap' },
    '& .first': { display: 'block' },
    '& .result': { display: 'inline' },
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
    <SectionBand tone="keso" edge="scallop" labelledBy="slogan-heading">
      <Reveal duration={durations.reveal}>
        <Lines id="slogan-heading" lang={site.headlineLanguage}>
          <span>
            <span className="first">{first} </span>
            <span className="equals" aria-hidden>
              =
            </span>{' '}
            <span className="result">{others.join(' ')}</span>
          </span>
        </Lines>
        <Typography variant="lead" component="p" sx={{ mt: 6, mb: 0, maxWidth: '52ch' }}>
          {text}
        </Typography>
      </Reveal>
    </SectionBand>
  );
}
