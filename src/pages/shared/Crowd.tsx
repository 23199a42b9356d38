import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { pictureAsset } from '@/content/pictures';
import type { ListPart } from '@/domain/packCount';

export interface CrowdProps {
  /** The packs, and what each of them makes. Each pack has rows of its own. */
  parts: readonly ListPart[];
}

/** How far one row stands from the next, in units of the drawing. */
const DOWN = 36;
/** So many servings or fewer stand in shorter rows, where each is large enough to be seen. */
const FEW = 60;
/**
 * How far one serving stands from the next, and how many do at most: what one pack makes beyond that takes further rows, as equal as can
 * be. A cup is narrow; a plate is as wide as its picture, and fewer of them still show what they are.
 */
const acrossFor = (noun: string | undefined, servings: number) => {
  const isFew = servings <= FEW;
  return noun === 'baso' ? { step: 40, most: isFew ? 11 : 25 } : { step: 60, most: isFew ? 6 : 12 };
};
/** Width and height of a serving's picture, which has air around it: neighbors overlap a little, as in a crowd. */
const SIZE = 68;
/** What more than a row's step the front row takes. */
const FRONT = 24;
/** The most room that one takes across, in rem for each unit of the drawing. */
const LARGEST = 0.125;
/** More are no crowd that one can look over. */
const MOST = 400;

const Drawing = styled('svg', { shouldForwardProp: (prop) => prop !== 'across' })<{
  across: number;
}>(({ across }) => ({
  display: 'block',
  width: '100%',
  // A few do not become giants.
  maxWidth: `${across * LARGEST}rem`,
  height: 'auto',
  overflow: 'visible',
  '@media print': { display: 'none' },
}));

const acrossOf = (each: number, most: number) => Math.ceil(each / Math.ceil(each / most));

const servingsOf = (parts: readonly ListPart[]) =>
  parts.reduce((sum, { packs, each }) => sum + packs * each, 0);

/** Whether what the packs make can be shown as a crowd: each with a picture, and not too many to look over. */
export const isCrowd = (parts: readonly ListPart[]): boolean =>
  parts.every(({ product }) => pictureAsset(product.servingPicture ?? '')) &&
  servingsOf(parts) <= MOST;

/**
 * What packs make, truly counted: one picture for each serving, and new rows for each pack.
 *
 * @do Ask `isCrowd` first, and say the number beside it.
 * @dont Do not draw a part of them: whoever counts comes to the number.
 * @keyboard None: it takes no focus.
 * @roles None: hidden, as the number beside it says it.
 * @announcements Nothing.
 */
export function Crowd({ parts }: CrowdProps) {
  const id = useId();
  const { step, most } = acrossFor(parts[0]?.product.servingNoun, servingsOf(parts));
  // Every other row is set off by half a step: who stands behind shows between those before.
  const width =
    (Math.max(...parts.map(({ each }) => acrossOf(each, most))) + 0.5) * step + (SIZE - step);
  const rows = parts.flatMap(({ packs, each }, part) => {
    const inRow = acrossOf(each, most);
    const rowsOfPack = Math.ceil(each / inRow);
    // What does not fill a row stands behind the others.
    const ofPack = Array.from({ length: rowsOfPack }, (_row, row) => ({
      part,
      count: row === 0 ? each - (rowsOfPack - 1) * inRow : inRow,
    }));
    return Array.from({ length: packs }, () => ofPack).flat();
  });
  return (
    <Drawing
      aria-hidden
      focusable="false"
      across={width}
      viewBox={`0 0 ${width} ${rows.length * DOWN + FRONT}`}
    >
      <defs>
        {parts.map(({ product }, part) => {
          const asset = pictureAsset(product.servingPicture ?? '');
          return (
            asset && (
              <image
                key={product.id}
                id={`${id}-${part}`}
                href={`${asset.base}-${asset.widths[0]}.avif`}
                width={SIZE}
                height={SIZE}
              />
            )
          );
        })}
      </defs>
      {rows.map(({ part, count }, row) =>
        Array.from({ length: count }, (_serving, place) => (
          <use
            // oxlint-disable-next-line react/no-array-index-key -- They are the same, and never change places.
            key={`${row}-${place}`}
            href={`#${id}-${part}`}
            x={(place + (row % 2) / 2) * step}
            y={row * DOWN - (SIZE - DOWN - FRONT)}
          />
        )),
      )}
    </Drawing>
  );
}
