/**
 * Fits a picture to its place before the form takes it: a movable frame crops it, and a picture larger than any screen
 * needs is scaled down.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PicturePlace } from '../src/content/schema.ts';
import { misfit } from '../tools/content/contentChecks.ts';

/** How many times the size that a place needs at least is kept, for screens to come. */
const SPARE = 2;

const QUALITY = 0.92;
const MOST_ZOOM = 4;

interface FrameProps {
  address: string;
  place: PicturePlace;
  /** How much larger than its frame the picture may be: no part of it is too small for its place. */
  mostZoom: number;
  /** Told of the part that stands in the frame, in pixels of the picture. */
  onArea: (area: Area) => void;
}

function Frame({ address, place: { width, height }, mostZoom, onArea }: FrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className="frame">
        <Cropper
          image={address}
          aspect={width / height}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, area) => onArea(area)}
          cropperProps={{ 'aria-label': 'The part that is shown: move it with the arrow keys' }}
          disableAutomaticStylesInjection
        />
      </div>
      <label>
        Larger{' '}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  );
}

/** Asks which part of a picture is to be shown; `undefined` if it is not to be taken. */
function askArea(file: File, place: PicturePlace, mostZoom: number): Promise<Area | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'asking';
  const title = 'Cut the picture to its place';
  dialog.setAttribute('aria-label', title);
  document.body.append(dialog);
  const address = URL.createObjectURL(file);
  const root = createRoot(dialog);
  let area: Area | undefined;
  root.render(
    <form method="dialog">
      <h2>{title}</h2>
      <p>
        Here it has to be {place.shape}. Move {file.name} until what is to be seen stands in the
        frame.
      </p>
      <Frame address={address} place={place} mostZoom={mostZoom} onArea={(part) => (area = part)} />
      <button value="take">Use this part</button>
      <button value="">Choose another</button>
    </form>,
  );
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      root.unmount();
      dialog.remove();
      URL.revokeObjectURL(address);
      resolve(dialog.returnValue === 'take' ? area : undefined);
    });
    dialog.showModal();
  });
}

/** A part of a picture, no larger than its place can use. */
async function drawn(bitmap: ImageBitmap, area: Area, place: PicturePlace, file: File) {
  const share = Math.min(
    1,
    Math.max((place.width * SPARE) / area.width, (place.height * SPARE) / area.height),
  );
  const canvas = new OffscreenCanvas(
    Math.round(area.width * share),
    Math.round(area.height * share),
  );
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  // WebP keeps what is transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  const ending = type === 'image/jpeg' ? '.jpg' : '.webp';
  return new File([blob], file.name.replace(/(?:\.\w+)?$/, ending), { type });
}

/**
 * Fits a picture to its place.
 *
 * @returns The very file where it fits. A text says why it cannot be taken. `undefined` if it is not to be taken.
 */
export async function fitPicture(
  file: File,
  place: PicturePlace,
): Promise<File | string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    return `The picture ${file.name} cannot be read. Save it as a JPEG, and choose it again.`;
  }
  const { width, height } = bitmap;
  const [from, to] = place.ratios;
  const isShaped = width / height >= from && width / height <= to;
  const isLarge = width > place.width * SPARE && height > place.height * SPARE;
  // The largest part of it that has the shape of its place.
  const share = Math.min(width / place.width, height / place.height);
  if (share < 1) return misfit(file.name, place, { width, height });
  if (isShaped && !isLarge) return file;
  const area = isShaped
    ? { x: 0, y: 0, width, height }
    : await askArea(file, place, Math.min(share, MOST_ZOOM));
  return area && drawn(bitmap, area, place, file);
}
