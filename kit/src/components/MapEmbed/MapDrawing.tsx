import { styled, useTheme } from '../../theme/styled.ts';

const Drawing = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Of one thickness, however large the map is.
  '& .inked > *': { vectorEffect: 'non-scaling-stroke' },
});

/** Blocks of a town; the streets are what lies between them. */
const blocks = [
  'M-20-20H236L250 104-20 124Z',
  'M304-20H820V84L318 104Z',
  'M-20 176L256 156 268 286-20 306Z',
  'M324 152L820 130V262L338 288Z',
  'M-20 366L272 346 284 620H-20Z',
  'M342 346L820 322V620H358Z',
];

/** Houses by where they stand, each with two colors. */
const houses = [
  [96, 96, 'ube', 'keso'],
  [420, 80, 'sili', 'keso'],
  [600, 72, 'pandan', 'gata'],
  [80, 280, 'annatto', 'keso'],
  [690, 250, 'ube', 'gata'],
  [110, 440, 'pandan', 'gata'],
  [470, 440, 'annatto', 'gata'],
  [640, 430, 'sili', 'keso'],
  [150, 580, 'sili', 'keso'],
  [530, 570, 'ube', 'keso'],
  [710, 560, 'pandan', 'gata'],
] as const;

const trees = [
  [190, 286],
  [404, 440],
  [600, 266],
  [560, 430],
  [220, 430],
  [242, 560],
  [410, 566],
  [614, 572],
] as const;

/** Of the one who goes there. */
const SKIN = '#b97a49';

/** A town as a sign painter would draw it, with the way to the door of the one place that matters. Decoration. */
export function MapDrawing() {
  const { palette } = useTheme();
  const ink = palette.tsokolate.dark;
  const line = { stroke: ink, strokeWidth: 3.5, strokeLinejoin: 'round' } as const;
  return (
    <Drawing
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      focusable="false"
    >
      <rect width="800" height="600" fill={palette.gata.main} />
      <g className="inked" fill={palette.pandan.tint} {...line}>
        {blocks.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {trees.map(([x, y]) => (
        <g key={x} className="inked" {...line}>
          <path d={`M${x - 6} ${y}v-24h12v24Z`} fill={palette.sampaloc.main} />
          <circle cx={x} cy={y - 42} r="24" fill={palette.pandan.main} />
        </g>
      ))}
      {houses.map(([x, y, roof, wall]) => (
        <g key={x} className="inked" transform={`translate(${x} ${y})`} {...line}>
          <path d="M-36-38H36V0H-36Z" fill={palette[wall].main} />
          <path d="M-50-38L0-74 50-38Z" fill={palette[roof].main} />
          <path d="M4-24H22V0H4Z" fill={ink} />
        </g>
      ))}
      <g className="inked" {...line}>
        <path d="M356 288V196H544V279Z" fill={palette.annatto.tint} />
        <path d="M336 200L450 128 564 196 552 214 450 152 348 218Z" fill={palette.sili.main} />
        <path d="M414 285V222H486V282Z" fill={palette.annatto.main} />
        <path d="M414 242H486M414 262H486" />
      </g>
      {/* A jeepney, by which most people come. */}
      <g className="inked" transform="translate(276 154)" {...line} strokeWidth="3">
        <path d="M-48-8V-36H22V-24H44Q52-22 52-8Z" fill={palette.sili.main} />
        <path d="M-40-32H14V-21H-40ZM-26-32V-21M-13-32V-21M0-32V-21" fill={palette.gata.main} />
        <path d="M-54-42H28V-36H-54Z" fill={palette.keso.main} />
        <path d="M-48-14H52" stroke={palette.keso.main} />
        <circle cx="-28" cy="-6" r="9" fill={ink} />
        <circle cx="30" cy="-6" r="9" fill={ink} />
      </g>
      <path
        d="M-10 338L446 316 450 288"
        fill="none"
        stroke={palette.sili.main}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="0.1 22"
      />
      <g transform="translate(248 342)" {...line} strokeWidth="4" strokeLinecap="round">
        <path d="M-12-42-26-4H-12M10-42 24-8 34-12" fill="none" stroke={ink} strokeWidth="13" />
        <path d="M-22-92Q-26-60-20-38H20Q24-64 18-92Q0-102-22-92Z" fill={palette.keso.main} />
        <path d="M12-58H48L43-22H18Z" fill={palette.pandan.main} />
        <path d="M-12-84Q6-62 30-60" fill="none" stroke={ink} strokeWidth="15" />
        <path d="M-12-84Q6-62 30-60" fill="none" stroke={SKIN} strokeWidth="7" />
        <path d="M-22-124Q-22-96-2-96T22-118Q22-146 0-146T-22-124Z" fill={SKIN} />
        <path
          d="M-24-116Q-32-154 2-154 26-152 25-132 4-128-4-140-6-124-14-122V-104Q-22-106-24-116Z"
          fill={ink}
        />
        <path d="M8-122V-119M16-122V-119M3-110Q10-104 16-110" fill="none" strokeWidth="4" />
      </g>
    </Drawing>
  );
}
