import { styled, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import MuiTypography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fluidSize } from '@stories/support/fluidSize';
import { Card, Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { siteTheme } from '@lasakita/ui/theme';
import { fonts, typeScale } from '@lasakita/ui/tokens';

const GLYPHS = 'Aa Bb Gg Kk Ññ Ss 0123456789 “Halo-halo” & %';
const WIDTHS = [390, 768, 1440];
/** Long words and a long line, as a translator or an owner may send them. */
const LONG =
  'Pinakanakapagpapabagabag-damdaming sarap ng keso, sampaloc at tsokolate para sa bawat karinderya, panaderya at tindahan sa buong kapuluan';

type Variant = NonNullable<TypographyProps['variant']> & keyof Theme['typography'];

interface Style {
  fontSize: string;
  fontFamily: string;
  fontWeight?: number;
  lineHeight: number;
}

const sizes = new Set<unknown>(Object.values(typeScale));
const isOurs = (name: string, style: unknown): style is Style =>
  typeof style === 'object' &&
  style !== null &&
  'fontSize' in style &&
  (sizes.has(style.fontSize) || name === 'button');

const isOfTheme = (entry: [string, unknown]): entry is [Variant, Style] => isOurs(...entry);

const { typography } = siteTheme();

/** The theme's styles that are of our scale, largest first; MUI's own ones are not used. */
const styles = Object.entries(typography)
  .filter(isOfTheme)
  .sort(
    ([, first], [, second]) => fluidSize(second.fontSize, 1440) - fluidSize(first.fontSize, 1440),
  );

const Face = styled('p')({ margin: 0, fontSize: 'clamp(1.5rem, 4vw, 2.75rem)', lineHeight: 1.3 });

function Faces() {
  const { typography } = useTheme();
  const weights = [
    typography.fontWeightRegular,
    typography.fontWeightMedium,
    typography.fontWeightBold,
  ];
  return (
    <Specimens least={420}>
      <Card>
        <MuiTypography variant="h4" component="h3">
          Lilita One, where the brand speaks
        </MuiTypography>
        <Face sx={{ fontFamily: fonts.display, my: 4 }}>{GLYPHS}</Face>
        <Code>fonts.display</Code>
      </Card>
      <Card>
        <MuiTypography variant="h4" component="h3">
          Figtree, for everything that is read
        </MuiTypography>
        {weights.map((weight) => (
          <Face key={weight} sx={{ fontFamily: fonts.text, fontWeight: weight, my: 4 }}>
            {weight} {GLYPHS} ₱1,250.00
          </Face>
        ))}
        <Code>fonts.text</Code>
      </Card>
    </Specimens>
  );
}

const StyleRow = styled('li')(({ theme }) => ({
  paddingTop: theme.spacing(5),
  borderTop: `2px solid ${theme.palette.divider}`,
}));

function Scale() {
  return (
    <Rows>
      {styles.map(([name, { fontSize, fontWeight = typography.fontWeightRegular, lineHeight }]) => (
        <StyleRow key={name}>
          <MuiTypography variant={name} component="p" lang="fil">
            Sarap ng lasa!
          </MuiTypography>
          <MuiTypography variant="body2" sx={{ mt: 3, lineHeight: 2 }}>
            <Code>{name}</Code>{' '}
            {WIDTHS.map((width) => `${Math.round(fluidSize(fontSize, width))} px at ${width}`).join(
              ', ',
            )}
            . Weight {fontWeight}, lines of {lineHeight}.
          </MuiTypography>
          <MuiTypography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {fontSize}
          </MuiTypography>
        </StyleRow>
      ))}
    </Rows>
  );
}

const Narrow = styled('div')(({ theme }) => ({
  width: 320,
  maxWidth: '100%',
  padding: theme.spacing(4),
  border: `2px dashed ${theme.palette.tsokolate.soft}`,
  borderRadius: theme.tokens.radius.medium,
}));

function TypographyPage() {
  return (
    <Sheet
      title="Typography"
      lead="A painted sign for the brand, a friendly face for reading. Both are served by the site itself."
    >
      <SheetSection
        title="Two faces"
        text={`${noteOf('fonts')} Figtree has been given a peso sign; Lilita One has none, so prices are set in Figtree.`}
      >
        <Faces />
      </SheetSection>
      <SheetSection tone="paper" title="Fluid scale" text={noteOf('typeScale')}>
        <Scale />
      </SheetSection>
      <SheetSection
        title="Long Filipino text"
        text="Filipino builds long words. Where there is no room they break rather than leave the page; a headline is never cut off. The dashed columns are 320 px wide."
      >
        <MuiTypography variant="hero" component="p" lang="fil" sx={{ mb: 6 }}>
          {LONG}
        </MuiTypography>
        <Specimens least={320}>
          {(['h3', 'lead', 'body1'] as const).map((name) => (
            <li key={name}>
              <Narrow>
                <MuiTypography variant={name} component="p" lang="fil">
                  {LONG}
                </MuiTypography>
              </Narrow>
              <MuiTypography variant="body2" sx={{ mt: 2 }}>
                <Code>{name}</Code>
              </MuiTypography>
            </li>
          ))}
        </Specimens>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Typography (font, text)',
  id: 'foundations-typography',
  component: TypographyPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TypographyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typography: Story = { name: 'Typography (font, text)' };
