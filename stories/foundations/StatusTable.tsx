import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ReportPage, ReportScroller, ReportTable } from '../support/ReportTable';
import type { ComponentStatus, Outcome, StatusReport } from '../support/statusReport';

export interface StatusTableProps {
  /** The last report; `undefined` where no run has been made. */
  report: StatusReport | undefined;
}

const Table = styled(ReportTable)(({ theme }) => ({
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-outcome="passed"]': { color: theme.palette.success.main },
  '& [data-outcome="failed"]': { color: theme.palette.error.main, fontWeight: 700 },
}));

const outcomeWords: Record<Outcome, string> = {
  passed: 'Passed',
  failed: 'Failed',
  'not run': 'Not run',
};

const keyboardWords: Record<ComponentStatus['keyboard'], string> = {
  story: 'In a story',
  test: 'In a test',
  none: 'None',
};

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} KB`;

/** The same words in every browser. */
const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

const totalOf = (components: ComponentStatus[], figure: 'stories' | 'captures') =>
  components.reduce((sum, component) => sum + component[figure], 0);

function OutcomeCell({ outcome }: { outcome: Outcome }) {
  return <td data-outcome={outcome}>{outcomeWords[outcome]}</td>;
}

function Row({ component }: { component: ComponentStatus }) {
  return (
    <tr>
      <th scope="row">
        <Link href={`?path=/story/${component.firstStory}`} target="_top">
          {component.name}
        </Link>
      </th>
      <td data-figure>{component.stories}</td>
      <td data-figure>{component.captures}</td>
      <OutcomeCell outcome={component.visual} />
      <OutcomeCell outcome={component.behavior} />
      <OutcomeCell outcome={component.axe} />
      <td>{keyboardWords[component.keyboard]}</td>
      <td data-figure>{kilobytes(component.gzip)}</td>
    </tr>
  );
}

function Report({ madeAt, components }: StatusReport) {
  const leftOut = components.flatMap(({ name, skipped }) =>
    skipped.map(({ story, reason }) => ({ name, story, reason })),
  );
  return (
    <>
      <Typography sx={{ my: 4 }}>
        Made on {moment(madeAt)}, Philippine time, from the last test run:{' '}
        {totalOf(components, 'stories')} stories, {totalOf(components, 'captures')} captures. A size
        is what a component adds to a page that has React, the router and the theme anyhow.
      </Typography>
      <ReportScroller tabIndex={0} aria-label="Status of each component">
        <Table>
          <thead>
            <tr>
              <th scope="col">Component or page</th>
              <th scope="col" data-figure>
                Stories
              </th>
              <th scope="col" data-figure>
                Captures
              </th>
              <th scope="col">Pixels</th>
              <th scope="col">Behavior</th>
              <th scope="col">Accessibility</th>
              <th scope="col">Keyboard test</th>
              <th scope="col" data-figure>
                gzip
              </th>
            </tr>
          </thead>
          <tbody>
            {components.map((component) => (
              <Row key={component.name} component={component} />
            ))}
          </tbody>
        </Table>
      </ReportScroller>
      {leftOut.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 8, mb: 2 }}>
            Not captured
          </Typography>
          <ul>
            {leftOut.map(({ name, story, reason }) => (
              <li key={`${name} ${story}`}>
                {name}, {story}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** For each component its stories, what was captured of them, what the checks said, and what it weighs. */
export function StatusTable({ report }: StatusTableProps) {
  return (
    <ReportPage>
      <Typography variant="h1">Status</Typography>
      {report ? (
        <Report {...report} />
      ) : (
        <Typography sx={{ mt: 4 }}>
          No run has been made yet. <code>npm test</code> makes one and fills this page.
        </Typography>
      )}
    </ReportPage>
  );
}
