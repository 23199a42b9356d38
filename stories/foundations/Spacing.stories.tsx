import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Rows, Sheet, SheetSection, Specimens, TokenLabel } from '@stories/support/Sheet';
import { spacingsInSource, usersOf } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { sizes, spaceUnit } from '@lasakita/ui/tokens';

/** A wider one is a width, not a space. */
const WIDEST_SPACE = 20;

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: theme.spacing(6),
  backgroundColor: theme.palette.annatto.main,
  borderRadius: theme.spacing(1),
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(44)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: theme.spacing(4),
}));

const Steps = styled(Rows)(({ theme }) => ({ gap: theme.spacing(2) }));

const flatSizes = Object.entries(sizes).flatMap(([name, value]): [string, string, number][] =>
  typeof value === 'number'
    ? [[`sizes.${name}`, `sizes.${name}`, value]]
    : Object.entries(value).map(([part, px]: [string, number]): [string, string, number] => [
        `sizes.${name}.${part}`,
        `sizes.${name}`,
        px,
      ]),
);

function SpacingPage() {
  return (
    <Sheet
      title="Spacing"
      lead={`Spaces are counted in steps of ${spaceUnit} px, of which theme.spacing(1) is one; small things take half and quarter steps.`}
    >
      <SheetSection
        title="Steps in use"
        text="Collected from the source of theme and components: what stands here is what the site uses, and how often. Take one that is there before you bring in another."
      >
        <Steps>
          {spacingsInSource()
            .filter(([step]) => step <= WIDEST_SPACE)
            .map(([step, times]) => (
              <Step key={step}>
                <Typography variant="body2">
                  <strong>{step}</strong> · {step * spaceUnit} px · {times}×
                </Typography>
                <Bar sx={{ width: step * spaceUnit }} />
              </Step>
            ))}
        </Steps>
      </SheetSection>
      <SheetSection tone="paper" title="Shared sizes" text={noteOf('sizes')}>
        <Specimens least={280}>
          {flatSizes.map(([name, token, value]) => (
            <Card key={name}>
              <Bar sx={{ width: value, mb: 4 }} />
              <TokenLabel
                name={name}
                value={`${value} ${token === 'sizes.measure' ? 'ch' : 'px'}`}
                note={noteOf(token)}
                users={usersOf(name)}
              />
            </Card>
          ))}
        </Specimens>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Spacing (margin, padding, gap)',
  id: 'foundations-spacing',
  component: SpacingPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SpacingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = { name: 'Spacing (margin, padding, gap)' };
