import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ReportPage, ReportScroller, ReportTable } from '../support/ReportTable';
import { dayOf, handCheckKinds, lastChecks } from '../../.storybook/handChecks';
import type { HandCheck, HandCheckKind } from '../../.storybook/handChecks';
import {
  RUN_COMMAND,
  keyboardWords,
  kilobytes,
  momentOf,
  outcomeWords,
} from '../../.storybook/statusReport';
import type { ComponentStatus, Outcome, StatusReport } from '../../.storybook/statusReport';

export interface StatusTableProps {
  /** The last report; `undefined` where no run has been made. */
  report: StatusReport | undefined;
  /** The checks that were made by hand. */
  handChecks: readonly HandCheck[];
}

const Table = styled(ReportTable)(({ theme }) => ({
  '& th': { whiteSpace: 'normal' },
  '& tbody th': { minWidth: theme.spacing(50) },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-outcome="passed"]': { color: theme.palette.success.main },
  '& [data-outcome="failed"]': { color: theme.palette.error.main, fontWeight: 700 },
}));

const totalOf = (components: ComponentStatus[], figure: 'stories' | 'captures') =>
  components.reduce((sum, component) => sum + component[figure], 0);

/** A dash for what is not asked of it. */
function OutcomeCell({ outcome }: { outcome: Outcome | undefined }) {
  return outcome ? <td data-outcome={outcome}>{outcomeWords[outcome]}</td> : <td>–</td>;
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
      <OutcomeCell outcome={component.checks?.keyboard} />
      <OutcomeCell outcome={component.checks?.screenReader} />
      <OutcomeCell outcome={component.checks?.textSize} />
      <OutcomeCell outcome={component.checks?.forcedColors} />
      <OutcomeCell outcome={component.checks?.direction} />
      <td data-figure>{component.bytes === undefined ? '' : kilobytes(component.bytes)}</td>
    </tr>
  );
}

const kinds = Object.keys(handCheckKinds) as HandCheckKind[];

/** The component's name, which ends the title of its stories. */
const nameOf = (title: string) => /([^/]+?)(?: \(.*\))?$/.exec(title)?.[1] ?? title;

/** What was checked by hand of each component of the library, with day and version. */
function ByHand({
  components,
  made,
}: {
  components: ComponentStatus[];
  made: readonly HandCheck[];
}) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mt: 8, mb: 2 }}>
        Checked by hand
      </Typography>
      <Typography sx={{ mb: 4 }}>
        All else on this page is told by machines. What a person did by hand, with what, and what
        came of it stands on each component’s page.
      </Typography>
      <ReportScroller tabIndex={0} aria-label="Checks by hand of each component">
        <Table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {handCheckKinds[kind].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components
              .filter(({ checks }) => checks)
              .map(({ name: title }) => {
                const last = lastChecks(made, nameOf(title));
                return (
                  <tr key={title}>
                    <th scope="row">{nameOf(title)}</th>
                    {kinds.map((kind) => {
                      const check = last[kind];
                      return check ? (
                        <td key={kind} data-outcome={check.outcome}>
                          {`${outcomeWords[check.outcome]}, ${dayOf(check)}, ${check.version}`}
                        </td>
                      ) : (
                        <td key={kind}>Never</td>
                      );
                    })}
                  </tr>
                );
              })}
          </tbody>
        </Table>
      </ReportScroller>
    </>
  );
}

function Report({ report, handChecks }: StatusTableProps & { report: StatusReport }) {
  const { components } = report;
  const isRun = components.some(({ visual, behavior, axe, checks }) =>
    [visual, behavior, axe, ...Object.values(checks ?? {})].some((said) => said !== 'not run'),
  );
  const leftOut = components.flatMap(({ name, skipped }) =>
    skipped.map(({ story, reason }) => ({ name, story, reason })),
  );
  const outcomes = isRun
    ? 'from the last test run'
    : `before any test was run: ${RUN_COMMAND} fills the outcomes`;
  // One text: where a sentence is several, how its letters fall on the pixels depends on where they meet.
  const summary = `Made on ${momentOf(report)}, Philippine time, of version ${report.version}, ${outcomes}: ${totalOf(components, 'stories')} stories, ${totalOf(components, 'captures')} captures. The cost is a component's alone, compressed with brotli, without what an app has of its own: React, MUI and emotion.`;
  return (
    <>
      <Typography sx={{ my: 4 }}>{summary}</Typography>
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
              <th scope="col">Keyboard walk</th>
              <th scope="col">Screen reader</th>
              <th scope="col">Text at 200 %</th>
              <th scope="col">Forced colors</th>
              <th scope="col">Right to left</th>
              <th scope="col" data-figure>
                Cost
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
      <ByHand components={components} made={handChecks} />
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

/** For each component: its stories, their captures, the results of machine and hand checks, and its size. */
export function StatusTable({ report, handChecks }: StatusTableProps) {
  return (
    <ReportPage>
      <Typography variant="h1">Status</Typography>
      {report ? (
        <Report report={report} handChecks={handChecks} />
      ) : (
        <Typography sx={{ mt: 4 }}>
          No run has been made yet. <code>{RUN_COMMAND}</code> makes one and fills this page.
        </Typography>
      )}
    </ReportPage>
  );
}
