import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SpeedRecord } from '../../tools/measure/lighthouseSummary';
import { SpeedTable } from './SpeedTable';
import speedHistory from './speedHistory.json';

const meta = {
  title: 'Speed',
  component: SpeedTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { history: speedHistory as SpeedRecord[] },
} satisfies Meta<typeof SpeedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was recorded last, and every record before it. */
export const Recorded: Story = {
  parameters: { visual: { skip: 'It shows what was measured, which changes with every record' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Speed' })).toBeVisible();
  },
};

export const NothingRecorded: Story = {
  tags: ['!dev'],
  args: { history: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing has been recorded yet/)).toBeVisible();
  },
};

const figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1400,
  tbt: 20,
  cls: 0,
  scriptBytes: 118_000,
  bytes: 210_000,
};

/** Made-up figures, to see the tables by. */
export const Sample: Story = {
  tags: ['!dev'],
  args: {
    history: [
      {
        commit: '0000001',
        madeAt: '2026-01-01T00:00:00Z',
        runs: 5,
        pages: { '/home': { ...figures, lcp: 2400, performance: 96 }, '/about': figures },
      },
      {
        commit: '0000002',
        madeAt: '2026-01-02T00:00:00Z',
        runs: 5,
        pages: { '/home': { ...figures, lcp: 1700 }, '/about': figures },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('row', { name: /0000001.* 96 .*2\.40/ })).toBeVisible();
  },
};
