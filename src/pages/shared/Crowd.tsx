import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import { listCounts } from '@/domain/packCount';
import type { ListPart } from '@/domain/packCount';

export interface CrowdProps {
  /** The packs, and what each of them makes. Each pack has rows of its own. */
  parts: readonly ListPart[];
  /**
   * About how many times as many stand across as there are rows: as large as a half of the screen has room for.
   *
   * @default long rows over the whole width
   */
  ratio?: number | undefined;
  /** How many of them are served, from behind: the others are faint. @default all */
  served?: number | undefined;
  /** Called with the number of the one that is pressed, the hindmost left one being 1. @default nothing is pressed */
  onServe?: ((served: number) => void) | undefined;
}

/** How far one row stands from the next, in units of the drawing. */
const DOWN = 36;
/** So many servings or fewer stand in shorter rows, where each is large enough to be seen. */
const FEW = 60;
/** What one that a row has more or less than is wanted weighs, beside one that the hindmost row lacks. */
const AWAY = 2;

/** How many stand in a row, so that few lack in the hindmost: 60 stand in six rows of 10, 9 in three of 3. */
const evenAcross = (servings: number, ratio: number): number => {
  const wanted = Math.sqrt(ratio * servings);
  const cost = (across: number) =>
    Math.ceil(servings / across) * across - servings + AWAY * Math.abs(across - wanted);
  const [best = 1] = Array.from({ length: servings }, (_, index) => index + 1).toSorted(
    (one, other) => cost(one) - cost(other),
  );
  return best;
};

/**
 * The distance between two servings in a row, and the most servings of a row; further servings take more rows, as equal as
 * possible. A cup is narrow; a plate is as wide as its picture, and fewer of them still show what they are.
 */
const acrossFor = (noun: string | undefined, servings: number, ratio: number | undefined) => {
  const isFew = servings <= FEW;
  if (ratio !== undefined) return { step: 60, most: evenAcross(servings, ratio) };
  return noun === 'baso' ? { step: 40, most: isFew ? 11 : 25 } : { step: 60, most: isFew ? 6 : 12 };
};
/** Width and height of a serving's picture, which has air around it: neighbors overlap a little, as in a crowd. */
const SIZE = 68;
/** What more than a row's step the front row takes. */
const FRONT = 24;
/** The most room that one takes across, in rem for each unit of the drawing. */
const LARGEST = 0.125;
const LARGEST_ALONE = 0.3;
/** So many or fewer are drawn large, from a larger file. */
const LARGE = 12;
/** More are no crowd that one can look over. */
const MOST = 400;

const Drawing = styled('svg', { shouldForwardProp: (prop) => prop !== 'room' })<{
  room: string;
}>(({ room }) => ({
  display: 'block',
  width: '100%',
  // A few do not become giants.
  maxWidth: room,
  height: 'auto',
  overflow: 'visible',
  // As empty places: all of them are painted at once.
  '& > [data-faint]': { filter: 'brightness(0) invert(1)', opacity: 0.32 },
  '@media print': { display: 'none' },
}));

const acrossOf = (each: number, most: number) => Math.ceil(each / Math.ceil(each / most));

const servingsOf = (parts: readonly ListPart[]) =>
  parts.reduce((sum, { packs, each }) => sum + packs * each, 0);

/** Whether what the packs make can be shown as a crowd: each with a picture, and not too many to look over. */
export const isCrowd = (parts: readonly ListPart[]): boolean =>
  parts.every(({ product }) => pictureAsset(product.servingPicture ?? '')) &&
  servingsOf(parts) <= MOST;

/** All that one pack of a product makes, where it can be shown as a crowd. */
export const crowdOfPack = (product: Product): readonly ListPart[] | undefined => {
  const { id, name } = product;
  const [made] = listCounts([{ id, name, quantity: 1, product }]);
  return made && isCrowd(made.parts) ? made.parts : undefined;
};

/**
 * What packs make, truly counted: one picture for each serving, and new rows for each pack.
 *
 * @do Ask `isCrowd` first, and say the number beside it.
 * @dont Do not draw a part of them: whoever counts comes to the number.
 * @keyboard None: it takes no focus.
 * @roles None: hidden, as the number beside it says it.
 * @announcements Nothing.
 */
export function Crowd({ parts, ratio, served = Infinity, onServe }: CrowdProps) {
  const id = useId();
  const servings = servingsOf(parts);
  const { step, most } = acrossFor(parts[0]?.product.servingNoun, servings, ratio);
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
  const drawn = rows
    .flatMap(({ part, count }, row) =>
      Array.from({ length: count }, (_serving, place) => ({
        href: `#${id}-${part}`,
        x: (place + (row % 2) / 2) * step,
        y: row * DOWN - (SIZE - DOWN - FRONT),
      })),
    )
    .map((at, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- They never change places.
      <use key={index} {...at} onClick={onServe && (() => onServe(index + 1))} />
    ));
  return (
    <Drawing
      aria-hidden
      focusable="false"
      room={`${width * (ratio === undefined ? LARGEST : LARGEST_ALONE)}rem`}
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
                href={`${asset.base}-${asset.widths[servings > LARGE ? 0 : 1] ?? asset.width}.avif`}
                width={SIZE}
                height={SIZE}
              />
            )
          );
        })}
      </defs>
      <g>{drawn.slice(0, served)}</g>
      <g data-faint>{drawn.slice(served)}</g>
    </Drawing>
  );
}
