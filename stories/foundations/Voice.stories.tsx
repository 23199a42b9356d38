import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { site } from '@/content/site';

const headlines = [
  site.home.hero.headline,
  site.home.about.headline,
  site.home.lines.headline,
  site.home.partnership.headline,
  site.home.sampaloc.headline,
  site.home.dealership.headline,
];

const rules: { rule: string; good: string; bad: string; language?: 'fil' }[] = [
  {
    rule: 'Say what it is',
    good: 'Twelve powders and mixes, for the kitchen and for the stall.',
    bad: 'Discover our world of innovative flavor solutions.',
  },
  {
    rule: 'Speak as at the counter',
    good: 'Halika, magnegosyo tayo!',
    bad: 'Malugod naming inaanyayahan ang mga nagnanais makipagkalakalan.',
    language: 'fil',
  },
  {
    rule: 'A button says what happens',
    good: 'See all products',
    bad: 'Click here',
  },
  {
    rule: 'An error says what to do',
    good: 'Your message was not sent. Every word is still here: please try again.',
    bad: 'Error 500: something went wrong!',
  },
  {
    rule: 'Figures as people read them',
    good: '₱1,250, 200 g, 09:00 to 18:00',
    bad: 'PHP1250.00, 200grams, 0900H-1800H',
  },
  {
    rule: 'Speak to a suki',
    good: 'Tawag lang, suki',
    bad: 'Makipag-ugnayan sa aming tanggapan',
    language: 'fil',
  },
  {
    rule: 'An example says that it is one',
    good: 'Halimbawa lang: kung ₱25 ang benta mo, at wala pang ibang gastos.',
    bad: 'Kikita ka ng ₱385 bawat pouch!',
    language: 'fil',
  },
  {
    rule: 'A picture is described, not praised',
    good: 'A cup of fries under falling cheese powder',
    bad: 'Our delicious best-selling product image',
  },
];

const Poster = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: theme.spacing(36),
  backgroundColor: theme.palette.keso.main,
  borderColor: theme.palette.tsokolate.main,
}));

const Example = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  gap: theme.spacing(2),
  margin: theme.spacing(3, 0, 0),
  '& > svg': { flexShrink: 0, marginTop: theme.spacing(0.5) },
  '& strong': { display: 'block' },
}));

function VoicePage() {
  return (
    <Sheet
      title="Voice"
      lead="English for information, Filipino where the brand speaks. Plain and short, warm and never silly."
    >
      <SheetSection
        title="Where the brand speaks"
        text="Headlines, empty pages and mishaps are in Filipino, and marked with lang, so that a screen reader pronounces them. These are the home page's own, from the content files."
      >
        <Specimens least={320}>
          {headlines.map((headline) => (
            <Poster key={headline}>
              <Typography variant="h2" component="p" lang={site.headlineLanguage}>
                {headline}
              </Typography>
            </Poster>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Do and don't"
        text="Everything that informs is in English: what a product is, what a field wants, what went wrong. Words that the company may want to change live in src/content, and none in components."
      >
        <Specimens least={300}>
          {rules.map(({ rule, good, bad, language }) => (
            <Card key={rule}>
              <Typography variant="h3">{rule}</Typography>
              <Example>
                <CheckIcon aria-hidden sx={{ color: 'pandan.main' }} />
                <span>
                  <strong>Do</strong>
                  <span lang={language}>{good}</span>
                </span>
              </Example>
              <Example>
                <CloseIcon aria-hidden sx={{ color: 'sili.main' }} />
                <span>
                  <strong>Don&apos;t</strong>
                  <span lang={language}>{bad}</span>
                </span>
              </Example>
            </Card>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection
        title="Small rules"
        text="American spelling, as Filipinos learn it: flavor, color. Sentence case, in headings and buttons too. No exclamation mark in English; one at most in a Filipino sentence. No emoji. Write the alt text of a picture when you bring the picture. Allow twice the length: Filipino runs longer than English."
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Voice (tone, wording)',
  id: 'foundations-voice',
  component: VoicePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof VoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Voice: Story = { name: 'Voice (tone, wording)' };
