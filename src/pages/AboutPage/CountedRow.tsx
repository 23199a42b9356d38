import { styled, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

export interface CountedRowProps {
  /** So many are drawn. */
  count: number;
  /** What stands for one: a sun for a year, an awning for a store. */
  sign: 'sun' | 'awning';
}

/** The place of one sign, in units of the drawing. */
const CELL = 40;

/** How many stand in a row, on phones and on wider screens. */
const COLUMNS = { sun: [10, 5], awning: [15, 30] } as const;

const Rows = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

const only = (theme: Theme, isWide: boolean) =>
  isWide
    ? { [theme.breakpoints.down('md')]: { display: 'none' } }
    : { [theme.breakpoints.up('md')]: { display: 'none' } };

const Narrow = styled(Rows)(({ theme }) => only(theme, false));
const Wide = styled(Rows)(({ theme }) => only(theme, true));

const RAYS = [-64, -32, 0, 32, 64];

function Sun({ theme: { palette } }: { theme: Theme }) {
  return (
    <g transform="translate(1 3) scale(0.95)">
      {RAYS.map((angle) => (
        <path key={angle} d="M20 10v5" strokeWidth="4" transform={`rotate(${angle} 20 30)`} />
      ))}
      <path d="M10 30a10 10 0 0 1 20 0z" fill={palette.annatto.main} strokeWidth="3" />
      <path d="M6 35h28" strokeWidth="4" />
    </g>
  );
}

/** Of eight stalls the one that has sold everything. */
const SOLD_OUT = 6;

function Awnings({ theme: { palette }, isWide }: { theme: Theme; isWide: boolean }) {
  const cloths = [palette.sili.main, palette.pandan.main, palette.ube.main, palette.annatto.main];
  // The second row begins with another color.
  return [...cloths, ...cloths.slice(2), ...cloths.slice(0, 2)].map((cloth, index) => (
    <g
      // oxlint-disable-next-line react/no-array-index-key -- they never change
      key={index}
      transform={`translate(${(index % cloths.length) * CELL} ${index < cloths.length ? 0 : CELL})`}
      // Where they are small, lines as strong would be most of them.
      strokeWidth={isWide ? 2.5 : 1}
    >
      {/* The street that they stand in. */}
      <path d="M0 36h40" strokeLinecap="butt" />
      <path d="M7 18h26v17H7z" fill={palette.sampaloc.main} />
      {index === SOLD_OUT ? (
        // Its shutter is down.
        <path d="M7 18h26v17H7zM7 24h26M7 30h26" fill={palette.keso.tint} />
      ) : (
        <path d="M7 27h26v8H7z" fill={palette.gata.main} />
      )}
      <path
        d="M9 5h22l5 12a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z"
        fill={cloth}
      />
      <path
        d="M14.5 5 12 17a4 4 0 0 0 8 0V5zM25.500 5l2.500 12a4 4 0 0 0 8 0L31 5z"
        fill={palette.gata.main}
        stroke="none"
      />
      <path d="M9 5h22l5 12a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z" fill="none" />
    </g>
  ));
}

/**
 * As many signs as a figure counts, drawn: one pattern, and the rows that it fills.
 *
 * @do Say the figure and what it counts beside it.
 * @dont Do not draw a part of them: whoever counts comes to the figure.
 * @keyboard None: it takes no focus.
 * @roles None: hide it, as the figure says it.
 * @announcements Nothing.
 */
export function CountedRow({ count, sign }: CountedRowProps) {
  const theme = useTheme();
  const [across, down] = sign === 'awning' ? [4, 2] : [1, 1];
  return COLUMNS[sign].map((columns, index) => {
    const Size = index === 0 ? Narrow : Wide;
    const id = `${sign}-${index}`;
    const whole = Math.floor(count / columns);
    const rest = count % columns;
    return (
      <Size
        key={id}
        viewBox={`0 0 ${columns * CELL} ${(whole + (rest > 0 ? 1 : 0)) * CELL}`}
        data-count={count}
        focusable="false"
      >
        <pattern id={id} width={across * CELL} height={down * CELL} patternUnits="userSpaceOnUse">
          <g stroke={theme.palette.tsokolate.dark} strokeLinejoin="round" strokeLinecap="round">
            {sign === 'sun' ? <Sun theme={theme} /> : <Awnings theme={theme} isWide={index > 0} />}
          </g>
        </pattern>
        <rect width={columns * CELL} height={whole * CELL} fill={`url(#${id})`} />
        <rect y={whole * CELL} width={rest * CELL} height={CELL} fill={`url(#${id})`} />
      </Size>
    );
  });
}
