import { styled, useTheme } from '@mui/material/styles';

export interface LogoProps {
  /** The company's short name, which stands beside the mark. */
  name: string;
  /** The mark alone, for narrow places. @default false */
  markOnly?: boolean;
  /** On a dark band the word is cream. @default false */
  onDark?: boolean;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontFamily: theme.tokens.fonts.display,
  fontSize: '1.625rem',
  lineHeight: 1,
  '& svg': { width: '1.6em', height: '1.6em', flex: 'none' },
}));

const RAY_ANGLES = [-72, -48, -24, 0, 24, 48, 72];

/** The brand: a sun rising out of a bowl, and the name. The link or heading around it gives it its accessible name. */
export function Logo({ name, markOnly = false, onDark = false }: LogoProps) {
  const { palette } = useTheme();
  return (
    <Root sx={{ color: onDark ? 'gata.main' : 'tsokolate.main' }}>
      <svg viewBox="0 0 32 32" aria-hidden focusable="false">
        {RAY_ANGLES.map((angle) => (
          <rect
            key={angle}
            x="14.6"
            y="1.5"
            width="2.8"
            height="6.5"
            rx="1.4"
            fill={palette.annatto.main}
            transform={`rotate(${angle} 16 17)`}
          />
        ))}
        <path d="M8 17a8 8 0 0 1 16 0Z" fill={palette.keso.main} />
        <path
          d="M2.5 17h27a1 1 0 0 1 1 1.1C29.8 25 24 30 16 30S2.2 25 1.5 18.1a1 1 0 0 1 1-1.1Z"
          fill={onDark ? palette.gata.main : palette.tsokolate.main}
        />
        <path
          d="M8 22.4c2.4 2.6 5 3.6 8 3.6"
          fill="none"
          stroke={palette.annatto.main}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {!markOnly && <span aria-hidden>{name}</span>}
    </Root>
  );
}
