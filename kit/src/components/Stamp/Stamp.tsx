import { styled, useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';

export interface StampProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What stands large in the middle, such as "20+". */
  figure: string;
  /** What it counts, such as "Years of experience": set once or twice around the edge, as it fits. */
  label: string;
  /** Width and height, as CSS takes them. @default '132px' */
  size?: string;
  /** Turned by so many degrees, as by hand. @default -10 */
  tilt?: number;
}

const Root = styled('div', {
  shouldForwardProp: (prop) => prop !== 'tilt' && prop !== 'size',
})<{ tilt: number; size: string }>(({ theme, tilt, size }) => ({
  width: size,
  transform: `rotate(${tilt}deg)`,
  fontFamily: theme.tokens.fonts.display,
  '& > svg': { display: 'block', filter: `drop-shadow(0 3px 0 ${theme.palette.tsokolate.dark})` },
}));

const TEETH = 21;
const OUTER = 98;
const INNER = 90;
const TEXT_RADIUS = 69;
/** Above so many letters, one round holds the words only once. */
const LONGEST_TWICE = 19;

/** A bottle cap's edge: teeth as half waves between two circles. */
const cap = Array.from({ length: TEETH * 2 }, (_, index) => {
  const at = (angle: number, radius: number) =>
    `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
  const step = Math.PI / TEETH;
  const peak = index % 2 === 0 ? OUTER + 4 : INNER - 4;
  const end = at((index + 1) * step, (OUTER + INNER) / 2);
  return `${index === 0 ? `M${at(0, (OUTER + INNER) / 2)}` : ''}Q${at((index + 0.5) * step, peak)} ${end}`;
}).join('');

/**
 * A figure to be proud of, as a bottle cap nailed on. Assistive technology reads it as plain words.
 *
 * @do Nail one to the corner of a picture or film, over its edge.
 * @do Take the figure and its words from the content.
 * @dont Do not use it for what can be pressed.
 * @dont Do not put a second one on the same page.
 * @instead For a figure in a sentence: `Counter`. For certificates: `Badges`.
 * @keyboard None: it takes no focus.
 * @roles None: the drawing is hidden, its words stand beside it for assistive technology.
 * @announcements Nothing.
 */
export function Stamp({ figure, label, size = '132px', tilt = -10, ...rest }: StampProps) {
  const { palette } = useTheme();
  const id = useId();
  const times = label.length > LONGEST_TWICE ? 1 : 2;
  const round = 2 * Math.PI * TEXT_RADIUS;
  return (
    <Root {...rest} size={size} tilt={tilt}>
      <HiddenText>
        {figure} {label}
      </HiddenText>
      <svg viewBox="0 0 200 200" aria-hidden focusable="false">
        <path d={`${cap}Z`} fill={palette.pandan.main} />
        <circle
          cx="100"
          cy="100"
          r="84"
          fill="none"
          stroke={palette.gata.light}
          strokeWidth="1.5"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
        <circle cx="100" cy="100" r="54" fill={palette.gata.light} />
        <path
          id={id}
          d={`M100 ${100 - TEXT_RADIUS}a${TEXT_RADIUS} ${TEXT_RADIUS} 0 1 1 -0.01 0`}
          fill="none"
        />
        <text fill={palette.gata.light} fontSize="16">
          {/* Stretched to the round, whatever its words: the last dot meets the first letter. */}
          <textPath href={`#${id}`} textLength={round - 2} lengthAdjust="spacing">
            {Array.from({ length: times }, () => `${label.toUpperCase()} • `).join('')}
          </textPath>
        </text>
        <text
          x="100"
          y="117"
          textAnchor="middle"
          fontSize={figure.length > 3 ? 40 : 50}
          fill={palette.pandan.main}
        >
          {figure}
        </text>
      </svg>
    </Root>
  );
}
