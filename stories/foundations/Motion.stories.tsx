import ReplayIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card, Sheet, SheetSection, Specimens, TokenLabel } from '@stories/support/Sheet';
import { usersOf } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { durations, easings } from '@lasakita/ui/tokens';

const BALL = 28;

const travel = keyframes({ from: { transform: `translateX(calc(${BALL}px - 100%))` } });

const Track = styled('div')(({ theme }) => ({
  direction: 'ltr',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.palette.gata.dark,
}));

const Runner = styled('div', {
  shouldForwardProp: (prop) => !['duration', 'easing', 'moves'].includes(String(prop)),
})<{ duration: number; easing: string; moves: boolean }>(({ theme, duration, easing, moves }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  ...(moves && { animation: `${travel} ${duration}ms ${easing}` }),
  '&::after': {
    content: '""',
    width: BALL,
    height: BALL,
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.palette.annatto.main,
    border: `3px solid ${theme.palette.tsokolate.main}`,
  },
}));

const Lane = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

interface PlayedProps {
  /** The token that is shown. */
  name: string;
  value: string;
  duration: number;
  easing: string;
  /** Beside the label. */
  children?: ReactNode;
}

/** One movement, played on demand: as it is, and as it is where less motion was asked for. */
function Played({ name, value, duration, easing, children }: PlayedProps) {
  const [runs, setRuns] = useState(0);
  return (
    <Card>
      <TokenLabel name={name} value={value} note={noteOf(name)} users={usersOf(name)} />
      {children}
      <Lane>
        <Typography variant="caption">Full</Typography>
        <Track data-runs={runs}>
          <Runner key={runs} moves={runs > 0} duration={duration} easing={easing} />
        </Track>
      </Lane>
      <Lane>
        <Typography variant="caption">Reduced: there at once</Typography>
        <Track>
          <Runner moves={false} duration={duration} easing={easing} />
        </Track>
      </Lane>
      <Button
        variant="outlined"
        startIcon={<ReplayIcon aria-hidden />}
        aria-label={`Play ${name}`}
        onClick={() => setRuns((count) => count + 1)}
        sx={{ mt: 4 }}
      >
        Play
      </Button>
    </Card>
  );
}

const CurveDrawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: theme.spacing(32),
  height: theme.spacing(32),
  marginTop: theme.spacing(3),
  overflow: 'visible',
  fill: 'none',
  stroke: theme.palette.ube.main,
  strokeWidth: 3,
  '& > rect': { stroke: theme.palette.divider, strokeWidth: 1 },
}));

function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <CurveDrawing viewBox="0 0 100 100" aria-hidden focusable="false">
      <rect width="100" height="100" />
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </CurveDrawing>
  );
}

function MotionPage() {
  return (
    <Sheet
      title="Motion"
      lead="Things arrive fast and settle slowly. Only place and opacity move, and nothing does where less motion was asked for."
    >
      <SheetSection
        title="Easings"
        text="Played over the time of a scroll reveal. The curve shows how far (upwards) after how long (to the right)."
      >
        <Specimens least={300}>
          {Object.entries(easings).map(([name, easing]) => (
            <Played
              key={name}
              name={`easings.${name}`}
              value={easing}
              duration={durations.reveal}
              easing={easing}
            >
              <Curve easing={easing} />
            </Played>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Durations"
        text="Times of movement and times of rest. A rest is played as an even movement, so that its length can be felt. Where less motion was asked for, by the system or in the toolbar, both lanes stand still."
      >
        <Specimens least={300}>
          {Object.entries(durations).map(([name, duration]) => (
            <Played
              key={name}
              name={`durations.${name}`}
              value={`${duration} ms`}
              duration={duration}
              easing={duration > durations.count ? 'linear' : easings.standard}
            />
          ))}
        </Specimens>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Motion (animation, easing)',
  id: 'foundations-motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {
  name: 'Motion (animation, easing)',
  play: async ({ canvas, userEvent }) => {
    const play = canvas.getByRole('button', { name: 'Play durations.quick' });
    const track = () => play.closest('li')?.querySelector('[data-runs]');
    await expect(track()).toHaveAttribute('data-runs', '0');
    await userEvent.click(play);
    await expect(track()).toHaveAttribute('data-runs', '1');
    play.blur();
  },
};
