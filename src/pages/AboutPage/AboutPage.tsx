import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Counter } from '@lasakita/ui/Counter';
import { Frame } from '@lasakita/ui/Frame';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { saysOf } from '@/pages/shared/openingOf';
import { durations } from '@lasakita/ui/tokens';
import { PageHead } from '../PageHead';

const { headline, lead, paragraphs, picture, counters } = site.about;

const Story = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: `${theme.tokens.sizes.measure}ch`,
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  margin: 0,
  textAlign: 'center',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: theme.spacing(2) },
  '& dd': { ...theme.typography.poster, margin: 0 },
  '& dt': theme.typography.lead,
}));

/**
 * Who the company is, and what it counts with pride (ABOUT-1).
 *
 * @do Change its words, picture and figures in the content.
 * @dont Do not add a figure that nobody keeps up to date.
 * @keyboard Tab: Goes through header and footer: the page itself has no control.
 * @roles A heading of the first level; the figures are a list of terms.
 * @announcements The title, because the focus goes to it after a navigation.
 */
export function AboutPage() {
  return (
    <>
      <PageHead {...site.pages.about} path={paths.about} />
      <PageTitle title={headline} {...saysOf(site.about)} lead={lead} tone="pandan" />
      <SectionBand edge="scallop">
        <Split columns="6fr 5fr">
          <Frame>
            <Picture
              asset={pictureAsset(picture)}
              alt={altText(picture)}
              sizes="(min-width: 768px) 52vw, 88vw"
              eager
            />
          </Frame>
          <Story>
            {paragraphs.map((paragraph, index) => (
              <Typography key={paragraph} variant={index === 0 ? 'lead' : 'body1'} component="p">
                {paragraph}
              </Typography>
            ))}
          </Story>
        </Split>
      </SectionBand>
      <SectionBand tone="tsokolate" space="loud">
        <Figures>
          {counters.map(({ value, suffix, label }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Counter value={value} suffix={suffix} delay={index * durations.countDelay} />
              </dd>
            </div>
          ))}
        </Figures>
      </SectionBand>
    </>
  );
}
