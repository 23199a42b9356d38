import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STATUS_ADDRESS } from '../support/statusReport';
import type { StatusReport } from '../support/statusReport';
import { StatusTable } from './StatusTable';

const lastReport = async (): Promise<StatusReport | undefined> => {
  const response = await fetch(STATUS_ADDRESS).catch(() => undefined);
  const isReport = response?.ok && response.headers.get('Content-Type')?.includes('json');
  return isReport ? ((await response.json()) as StatusReport) : undefined;
};

const meta = {
  title: 'Status',
  component: StatusTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { report: undefined },
} satisfies Meta<typeof StatusTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last run on this machine, or the one that the Storybook was published with. */
export const LastRun: Story = {
  loaders: [async () => ({ report: await lastReport() })],
  render: (_args, { loaded }) => <StatusTable report={loaded.report as StatusReport | undefined} />,
  parameters: { visual: { skip: 'It shows the figures of the last run, which change with it' } },
};

export const NoRun: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No run has been made yet/)).toBeVisible();
  },
};

/** Everything that a line can say. */
export const EveryOutcome: Story = {
  args: {
    report: {
      madeAt: '2026-09-15T02:00:00Z',
      components: [
        {
          name: 'components/Pagination',
          firstStory: 'components-pagination--default',
          stories: 9,
          captures: 18,
          skipped: [],
          visual: 'passed',
          behavior: 'passed',
          axe: 'passed',
          keyboard: 'story',
          gzip: 18_221,
        },
        {
          name: 'components/Video',
          firstStory: 'components-video--default',
          stories: 12,
          captures: 22,
          skipped: [{ story: 'Autoplay Loop', reason: 'A film is never at rest' }],
          visual: 'failed',
          behavior: 'failed',
          axe: 'failed',
          keyboard: 'test',
          gzip: 7_530,
        },
        {
          name: 'pages/Home',
          firstStory: 'pages-home--default',
          stories: 1,
          captures: 0,
          skipped: [],
          visual: 'not run',
          behavior: 'not run',
          axe: 'not run',
          keyboard: 'none',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('18.2 KB')).toBeVisible();
    await expect(canvas.getByText(/A film is never at rest/)).toBeVisible();
  },
};
