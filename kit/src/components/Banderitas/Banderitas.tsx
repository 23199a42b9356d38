import { styled, useTheme } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface BanderitasProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Height in px of the longest flag. @default 34 */
  height?: number;
}

const FLAG_WIDTH = 34;
const FLAGS_IN_A_SWAG = 8;

const Strip = styled('svg')({ display: 'block', width: '100%' });

/** How far below the string's ends a flag hangs, 0 to 1: the string sags as a parabola. */
const sag = (position: number) => 4 * position * (1 - position);

/**
 * A fiesta's string of paper flags across the width: decoration, hidden from assistive technology.
 *
 * @do Hang it at the upper edge of a colored band: a page title, the poster, the footer.
 * @dont Do not hang more than one in a view.
 * @dont Do not give it a meaning: whoever does not see it misses nothing.
 * @instead To set one stretch of a page apart from the next: `SectionBand`.
 * @keyboard None: it takes no focus.
 * @roles None: it is hidden from assistive technology.
 * @announcements Nothing.
 */
export function Banderitas({ height = 34, ...rest }: BanderitasProps) {
  const { palette } = useTheme();
  const id = useId();
  const colors = [
    palette.annatto.main,
    palette.gata.light,
    palette.pandan.main,
    palette.keso.main,
    palette.ube.main,
  ];
  const width = FLAG_WIDTH * FLAGS_IN_A_SWAG;
  const drop = height * 0.35;
  const flags = Array.from({ length: FLAGS_IN_A_SWAG }, (_, index) => {
    const left = index * FLAG_WIDTH;
    const from = drop * sag(left / width);
    const to = drop * sag((left + FLAG_WIDTH) / width);
    const middle = (from + to) / 2;
    return {
      points: `${left + 2},${from} ${left + FLAG_WIDTH - 2},${to} ${left + FLAG_WIDTH / 2},${middle + height * 0.62}`,
      color: colors[index % colors.length],
    };
  });
  return (
    <Strip {...rest} height={height} aria-hidden focusable="false">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {flags.map(({ points, color }) => (
            <polygon key={points} points={points} fill={color} />
          ))}
          <path
            d={`M0 0 Q ${width / 2} ${drop * 2} ${width} 0`}
            fill="none"
            stroke={palette.tsokolate.main}
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </Strip>
  );
}
