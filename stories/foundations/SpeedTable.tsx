import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ReportPage, ReportScroller, ReportTable } from '../support/ReportTable';
import type { PageFigures, SpeedRecord } from '../../tools/measure/lighthouseSummary';

export interface SpeedTableProps {
  /** What `npm run lighthouse -- --record` has written, oldest first. */
  history: readonly SpeedRecord[];
}

const Table = styled(ReportTable)({
  '& th, & td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'start' },
});

type Figure = keyof PageFigures;

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

const columns: [head: string, figure: Figure, text: (value: number) => string][] = [
  ['Performance', 'performance', String],
  ['Accessibility', 'accessibility', String],
  ['Best practices', 'bestPractices', String],
  ['SEO', 'seo', String],
  ['First paint, s', 'fcp', seconds],
  ['Largest paint, s', 'lcp', seconds],
  ['Blocked, ms', 'tbt', String],
  ['Shift', 'cls', (value) => value.toFixed(3)],
  ['Scripts, KB', 'scriptBytes', kilobytes],
  ['In all, KB', 'bytes', kilobytes],
];

/** Of all pages, the one that does worst: a score is the lowest, everything else the highest. */
const worst = (pages: PageFigures[], figure: Figure): number => {
  const isScore = figure in { performance: 0, accessibility: 0, bestPractices: 0, seo: 0 };
  return (isScore ? Math.min : Math.max)(...pages.map((page) => page[figure]));
};

function Figures({
  label,
  head,
  rows,
}: {
  label: string;
  head: string;
  rows: { name: string; figure: (name: Figure) => number }[];
}) {
  return (
    <ReportScroller tabIndex={0} aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(([column, key, text]) => (
                <td key={column}>{text(figure(key))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportScroller>
  );
}

function History({ history, latest }: SpeedTableProps & { latest: SpeedRecord }) {
  return (
    <>
      <Typography sx={{ my: 4 }}>
        Lighthouse on a phone over slow 4G with a processor four times slower, commit{' '}
        {latest.commit}, {latest.madeAt.slice(0, 10)}: medians of {latest.runs} runs. Films are not
        counted; the headers of each response are, about 1 KB a file.
      </Typography>
      <Figures
        label="Speed of each page"
        head="Page"
        rows={Object.entries(latest.pages).map(([name, page]) => ({
          name,
          figure: (key) => page[key],
        }))}
      />
      <Typography variant="h3" component="h2" sx={{ mt: 8, mb: 2 }}>
        By commit
      </Typography>
      <Typography sx={{ mb: 4 }}>The page that does worst in each figure.</Typography>
      <Figures
        label="Speed by commit"
        head="Commit"
        rows={history.toReversed().map(({ commit, madeAt, pages }) => ({
          name: `${commit}, ${madeAt.slice(0, 10)}`,
          figure: (key) => worst(Object.values(pages), key),
        }))}
      />
    </>
  );
}

/** How fast each page is, and how that went on from commit to commit. */
export function SpeedTable({ history }: SpeedTableProps) {
  const latest = history.at(-1);
  return (
    <ReportPage>
      <Typography variant="h1">Speed</Typography>
      {latest ? (
        <History history={history} latest={latest} />
      ) : (
        <Typography sx={{ my: 4 }}>
          Nothing has been recorded yet: run “npm run lighthouse -- --record”.
        </Typography>
      )}
    </ReportPage>
  );
}
