import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handChecks } from '../../.storybook/handChecks';
import { readStatus } from '../../.storybook/statusReport';
import type { StatusReport } from '../../.storybook/statusReport';
import { StatusTable } from './StatusTable';

const meta = {
  title: 'Status',
  component: StatusTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { report: undefined, handChecks: [] },
} satisfies Meta<typeof StatusTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last run on this machine, or the one that the Storybook was published with. */
export const LastRun: Story = {
  loaders: [async () => ({ report: await readStatus() })],
  render: (_args, { loaded }) => (
    <StatusTable report={loaded.report as StatusReport | undefined} handChecks={handChecks} />
  ),
  parameters: { visual: { skip: 'It shows the figures of the last run, which change with it' } },
};

export const NoRun: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No run has been made yet/)).toBeVisible();
  },
};

/** As a first build has it: what there is, before anything was run. */
export const BeforeAnyRun: Story = {
  tags: ['!dev'],
  args: {
    report: {
      madeAt: '2026-09-15T02:00:00Z',
      version: '1.0.0',
      components: [
        {
          name: 'Components/Navigation/Pagination',
          firstStory: 'components-pagination--default',
          stories: 9,
          captures: 0,
          skipped: [],
          visual: 'not run',
          behavior: 'not run',
          axe: 'not run',
          conditions: { textSize: 0, direction: 0, forcedColors: 0 },
          checks: {
            screenReader: 'not run',
            textSize: 'not run',
            direction: 'not run',
            forcedColors: 'not run',
            keyboard: 'not run',
          },
          keyboard: 'story',
          bytes: 18_221,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before any test was run/)).toBeVisible();
  },
};

/** Everything that a line can say. */
export const EveryOutcome: Story = {
  tags: ['!dev'],
  args: {
    handChecks: [
      {
        component: 'Pagination',
        check: 'keyboard',
        date: '2026-09-14',
        version: '1.0.0',
        means: 'With a keyboard, in Firefox on Windows',
        outcome: 'passed',
        found: 'Went to the last page and back with Tab and Enter.',
      },
      {
        component: 'Video',
        check: 'zoom',
        date: '2026-09-02',
        version: '0.9.0',
        means: 'At a screen of 1280 px, in Firefox',
        outcome: 'failed',
        found: 'Its controls cover each other at 400 %.',
      },
    ],
    report: {
      madeAt: '2026-09-15T02:00:00Z',
      version: '1.0.0',
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
          conditions: { textSize: 2, direction: 2, forcedColors: 2 },
          checks: {
            screenReader: 'passed',
            textSize: 'passed',
            direction: 'passed',
            forcedColors: 'passed',
            keyboard: 'passed',
          },
          keyboard: 'story',
          bytes: 18_221,
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
          conditions: { textSize: 0, direction: 0, forcedColors: 2 },
          checks: {
            screenReader: 'failed',
            textSize: 'passed',
            direction: 'failed',
            forcedColors: 'not run',
            keyboard: 'not run',
          },
          keyboard: 'test',
          bytes: 7_530,
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
          conditions: { textSize: 0, direction: 0, forcedColors: 0 },
          keyboard: 'none',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [byMachine, byHand] = canvas.getAllByRole('table').map((table) => within(table));
    await expect(byMachine?.getAllByRole('row')).toHaveLength(4);
    // The page is none of the library's.
    await expect(byHand?.getAllByRole('row')).toHaveLength(3);
    await expect(byHand?.getByText('Passed, 14 September 2026, 1.0.0')).toBeVisible();
    await expect(byHand?.getByText('Failed, 2 September 2026, 0.9.0')).toBeVisible();
    await expect(byHand?.getAllByText('Never')).toHaveLength(8);
    await expect(canvas.getByText('18.2 KB')).toBeVisible();
    await expect(canvas.getByText(/A film is never at rest/)).toBeVisible();
  },
};
