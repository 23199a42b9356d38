import { styled, useTheme } from '@mui/material/styles';

const Drawing = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const blocks = [
  'M40 60h150v90H40z',
  'M230 40h120v110H230z',
  'M40 190h90v140H40z',
  'M170 190h180v60H170z',
  'M170 290h80v150H170z',
  'M290 290h110v80H290z',
  'M620 60h140v80H620z',
  'M560 380h160v100H560z',
  'M40 380h90v140H40z',
  'M440 200h60v120h-60z',
];

const streets = [
  'M-10 165H380L560 345 830 345',
  'M-10 355H160L420 560V620',
  'M145-10V620',
  'M270 270V620',
  'M370-10V170L540 345V620',
  'M590-10V160L830 160',
];

/** A town as a sign painter would draw it: blocks, streets, a creek, a park and the pin. Decoration. */
export function MapDrawing() {
  const { palette } = useTheme();
  return (
    <Drawing
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <rect width="800" height="600" fill={palette.keso.tint} />
      <path
        d="M640 190c60-10 130 20 170 10v130H600c-20-50-10-120 40-140Z"
        fill={palette.pandan.tint}
      />
      <g fill={palette.annatto.tint}>
        {blocks.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path
        d="M480-20c-30 90 60 120 40 200s-130 90-90 190 190 110 170 260"
        fill="none"
        stroke={palette.ube.light}
        strokeWidth="34"
        strokeLinecap="round"
      />
      <g fill="none" stroke={palette.gata.light} strokeWidth="20" strokeLinejoin="round">
        {streets.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path
        d="M-10 355H160L420 560V620M370-10V170L540 345V620"
        fill="none"
        stroke={palette.keso.main}
        strokeWidth="8"
        strokeDasharray="18 14"
      />
      <ellipse cx="400" cy="262" rx="30" ry="9" fill={palette.tsokolate.main} opacity="0.25" />
      <path
        d="M400 258c-34-48-54-74-54-106a54 54 0 0 1 108 0c0 32-20 58-54 106Z"
        fill={palette.annatto.main}
        stroke={palette.tsokolate.main}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle
        cx="400"
        cy="152"
        r="20"
        fill={palette.gata.light}
        stroke={palette.tsokolate.main}
        strokeWidth="6"
      />
    </Drawing>
  );
}
