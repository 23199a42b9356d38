import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Counter } from '@/components/Counter/Counter';
import { Frame } from '@/components/Frame/Frame';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { Picture } from '@/components/Picture/Picture';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { durations } from '@/theme/tokens';
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

/** Who the company is, and what it counts with pride (ABOUT-1). */
export function AboutPage() {
  return (
    <>
      <PageHead {...site.pages.about} />
      <PageTitle title={headline} lead={lead} />
      <SectionBand>
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
      <SectionBand tone="tsokolate" edge="scallop" space="roomy">
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
