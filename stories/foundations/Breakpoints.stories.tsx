import type { Breakpoint } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Rows, Sheet, SheetSection } from '@stories/support/Sheet';
import { usersOfBreakpoint } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { breakpoints } from '@lasakita/ui/tokens';

const steps = Object.entries(breakpoints) as [Breakpoint, number][];
const widest = Math.max(...steps.map(([, width]) => width));

const Step = styled('li', { shouldForwardProp: (prop) => prop !== 'step' })<{ step: Breakpoint }>(
  ({ theme, step }) => ({
    padding: theme.spacing(4),
    borderRadius: theme.tokens.radius.large,
    border: '2px solid transparent',
    '& > [data-now]': { display: 'none' },
    [step === 'xxl' ? theme.breakpoints.up(step) : theme.breakpoints.only(step)]: {
      backgroundColor: theme.palette.keso.tint,
      borderColor: theme.palette.tsokolate.main,
      '& > [data-now]': { display: 'block' },
    },
  }),
);

const Bar = styled('div')(({ theme }) => ({
  height: theme.spacing(4),
  minWidth: theme.spacing(1),
  marginBlock: theme.spacing(2),
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.palette.ube.main,
}));

const Tight = styled(Rows)(({ theme }) => ({ gap: theme.spacing(1) }));

function BreakpointsPage() {
  return (
    <Sheet
      title="Breakpoints"
      lead="Built for the phone first. Each step is a minimum width; the marked one is where this page stands now."
    >
      <SheetSection
        title="Steps"
        text={`${noteOf('breakpoints')} They are the toolbar's viewports too. In a component write theme.breakpoints.up('md'): layout is decided in CSS, so that the page that the server sends is right at once.`}
      >
        <Tight>
          {steps.map(([name, width], index) => (
            <Step key={name} step={name}>
              <Typography variant="h4" component="h3">
                <Code>{name}</Code> {width} px{' '}
                {steps[index + 1] ? `to ${(steps[index + 1]?.[1] ?? 0) - 1} px` : 'and wider'}
              </Typography>
              <Bar sx={{ width: `${(width / widest) * 100}%` }} />
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {usersOfBreakpoint(name).length > 0
                  ? `Named by ${usersOfBreakpoint(name).join(', ')}`
                  : 'Named by no component'}
              </Typography>
              <Typography data-now variant="body2" sx={{ mt: 1, fontWeight: 700 }}>
                You are here.
              </Typography>
            </Step>
          ))}
        </Tight>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Breakpoints (responsive, viewport)',
  id: 'foundations-breakpoints',
  component: BreakpointsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof BreakpointsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Breakpoints: Story = { name: 'Breakpoints (responsive, viewport)' };
