/**
 * One HTML file with everything in it, which opens from where it lies: what looks otherwise than it did, by component, the worst
 * first.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shotFile } from './records.ts';
import type { CaptureRecord, Shot } from './records.ts';
import { chainText, changeText, scopeOf, summaryOf } from './review.ts';
import type { Review, ReviewedComponent } from './review.ts';
import type { Change } from './sourceChanges.ts';
import { resultsFolder } from './storyList.ts';

export const reportFile = path.join(resultsFolder, 'report.html');

/** Room around a change in its close-up, in px. */
const SURROUNDINGS = 48;
/** More pictures than this, in bytes, and a browser is slow to open the page: of what is less bad it has words alone. */
const MOST_BYTES = 80_000_000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Picture {
  image: Buffer;
  width: number;
  height: number;
}

type Pictures = Partial<Record<Shot, Picture>>;

/** Where a capture's picture lies, if there is one. */
type ShotOf = (key: string, shot: Shot) => string;

const withSize = async (image: Buffer): Promise<Picture> => {
  const { width, height } = await sharp(image).metadata();
  return { image, width, height };
};

const wholeOf = async (file: string) => withSize(await fs.promises.readFile(file));

/** The part of a picture around what differs, if it reaches that far. */
const closeUpOf = async (file: string, { difference }: CaptureRecord) => {
  if (!difference) return undefined;
  const { box } = difference;
  const { width, height } = await sharp(file).metadata();
  const left = Math.max(box.left - SURROUNDINGS, 0);
  const top = Math.max(box.top - SURROUNDINGS, 0);
  const right = Math.min(box.left + box.width + SURROUNDINGS, width);
  const bottom = Math.min(box.top + box.height + SURROUNDINGS, height);
  if (right <= left || bottom <= top) return undefined;
  return withSize(
    await sharp(file)
      .extract({ left, top, width: right - left, height: bottom - top })
      .webp({ quality: 85 })
      .toBuffer(),
  );
};

const shots: Shot[] = ['before', 'after', 'difference'];

const picturesOf = async (
  { key }: CaptureRecord,
  shotOf: ShotOf,
  read: (file: string) => Promise<Picture | undefined>,
): Promise<Pictures> => {
  const found: Pictures = {};
  for (const shot of shots) {
    const file = shotOf(key, shot);
    const picture = fs.existsSync(file) ? await read(file) : undefined;
    if (picture) found[shot] = picture;
  }
  return found;
};

/** @param width - That stands for the whole width: of two pictures the wider one's. */
const imageOf = ({ image, width, height }: Picture, alt: string, whole: number) =>
  `<img src="data:image/webp;base64,${image.toString('base64')}" alt="${escape(alt)}" width="${width}" height="${height}" style="width:${(100 * width) / whole}%">`;

/** @param below - What stands below the pictures. */
const figureOf = (caption: string, width: number, images: readonly string[], below = '') =>
  `<figure style="--width:${width}px"><figcaption>${caption}</figcaption><div class="scroll"><div class="stage">${images.join('')}</div></div>${below}</figure>`;

/** Before and after, one over the other, with a slider between them; and what differs. */
const comparison = (name: string, { before, after, difference }: Pictures): string => {
  const figures: string[] = [];
  if (before && after) {
    const width = Math.max(before.width, after.width);
    const slider = `<div class="slider"><span aria-hidden="true">Before</span><input type="range" min="0" max="100" value="50" aria-label="${escape(name)}: how much shows of before"><span aria-hidden="true">After</span></div>`;
    figures.push(
      figureOf(
        'Before and after',
        width,
        [imageOf(before, 'Before', width), imageOf(after, 'After', width)],
        slider,
      ),
    );
  } else if (after) {
    figures.push(figureOf('After', after.width, [imageOf(after, 'After', after.width)]));
  }
  if (difference) {
    const { width } = difference;
    figures.push(figureOf('Difference', width, [imageOf(difference, 'Difference', width)]));
  }
  return `<div class="row">${figures.join('')}</div>`;
};

/** Where the pictures are, and how many bytes of them the page can still take. */
interface Room {
  shotOf: ShotOf;
  left: number;
}

const take = (room: Room, pictures: Pictures): Pictures => {
  for (const picture of Object.values(pictures)) room.left -= picture.image.length;
  return pictures;
};

const captureOf = async (record: CaptureRecord, room: Room): Promise<string> => {
  const name = record.key.slice(record.key.indexOf('/') + 1);
  const head = `<h3>${escape(name)}</h3><p>${escape(summaryOf(record))}</p>`;
  if (record.status === 'failed') return `<article>${head}</article>`;
  if (room.left <= 0) {
    return `<article>${head}<p>Its pictures are left out of this page, which is large enough: <code>npm run visual -- ${escape(record.key)}</code> shows them.</p></article>`;
  }
  const whole = await picturesOf(record, room.shotOf, wholeOf);
  const near = await picturesOf(record, room.shotOf, (file) => closeUpOf(file, record));
  const isPart = near.after && whole.after && near.after.height < whole.after.height * 0.8;
  const body = isPart
    ? `${comparison(name, take(room, near))}<details><summary>All of it</summary>${comparison(`${name}, all of it`, take(room, whole))}</details>`
    : comparison(name, take(room, whole));
  return `<article>${head}${body}</article>`;
};

const swatch = (text: string | undefined) =>
  text && /^#[0-9a-f]{3,8}$/i.test(text) ? `<i style="background:${text}"></i>` : '';

const changesOf = (heading: string, changes: readonly Change[]): string =>
  changes.length === 0
    ? ''
    : `<h3>${heading}</h3><ul class="changes">${changes
        .map(
          (change) =>
            `<li><code>${escape(change.name)}</code> ${swatch(change.before)}${swatch(change.now)}${escape(changeText(change))}</li>`,
        )
        .join('')}</ul>`;

const countOf = ({ captures, taken }: ReviewedComponent) =>
  `${captures.length} of ${taken} ${taken === 1 ? 'capture' : 'captures'}`;

const componentOf = async (component: ReviewedComponent, room: Room): Promise<string> => {
  const articles: string[] = [];
  for (const record of component.captures) articles.push(await captureOf(record, room));
  const { title, folder, why, props, tokens } = component;
  return `<section id="${escape(folder)}"><h2>${escape(title)}</h2>
<p>${countOf(component)}. Meant as it is: <code>npm run visual:accept -- ${escape(folder)}/</code></p>
${why ? `<p class="why">Captured because of ${escape(chainText(why))}</p>` : ''}
${changesOf('Props that changed', props)}${changesOf('Tokens that changed', tokens)}
${articles.join('\n')}</section>`;
};

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: clamp(12px, 3vw, 24px); max-width: 1800px; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f1efec; overflow-wrap: anywhere; }
  h1, h2, h3, p { margin: 0 0 8px; } h2 { font-size: 22px; } h3 { font-size: 17px; }
  a { color: #7a2a05; }
  nav ul, .changes { margin: 0 0 16px; padding-left: 20px; }
  section { margin: 24px 0; padding: clamp(12px, 3vw, 24px); background: #fff; border-radius: 8px; }
  article { margin-top: 16px; padding-top: 16px; border-top: 1px solid #ccc; }
  .why { color: #555; font-size: 14px; }
  .row { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: start; }
  figure { margin: 0; flex: 0 1 max(260px, calc(var(--width) + 2px)); min-width: 0; } figcaption { font-weight: 600; }
  .scroll { overflow: auto; max-height: 90vh; border: 1px solid #bbb; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
  .stage { position: relative; display: grid; max-width: var(--width); --at: 50%; }
  .stage img { grid-area: 1 / 1; display: block; height: auto; }
  .stage:has(img + img) img:first-child { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
  .stage img + img { clip-path: inset(0 0 0 var(--at)); }
  .stage:has(img + img)::after { content: ''; position: absolute; inset-block: 0; left: calc(var(--at) - 1px); width: 2px; background: #d60093; }
  .slider { display: flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 600; }
  .slider input { flex: 1; min-width: 0; min-height: 44px; accent-color: #b03a06; }
  .actual { display: flex; align-items: center; gap: 8px; min-height: 44px; }
  .actual input { width: 20px; height: 20px; }
  body:has(#actual:checked) .stage { width: var(--width); max-width: none; }
  summary { min-height: 44px; padding-block: 10px; cursor: pointer; }
  :focus-visible { outline: 3px solid #5e3591; outline-offset: 2px; }
  code { font-size: 14px; background: #f1efec; padding: 1px 4px; border-radius: 4px; }
  .changes i { display: inline-block; width: 14px; height: 14px; margin-right: 4px; border: 1px solid #888; vertical-align: -2px; }
`;

const SCRIPT = `
  for (const range of document.querySelectorAll('input[type=range]')) {
    const stage = range.closest('figure').querySelector('.stage');
    const show = () => {
      stage.style.setProperty('--at', range.value + '%');
      range.setAttribute('aria-valuetext', range.value + ' % before');
    };
    range.addEventListener('input', show);
    show();
  }
`;

/**
 * The page, complete.
 *
 * @param bytes - How much of pictures it takes.
 */
export const reportPage = async (
  review: Review,
  shotOf: ShotOf = shotFile,
  bytes = MOST_BYTES,
): Promise<string> => {
  const room: Room = { shotOf, left: bytes };
  const sections: string[] = [];
  for (const component of review.components) sections.push(await componentOf(component, room));
  const { since, components } = review;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>${STYLE}</style>
<main>
<h1>Visual changes</h1>
<p>${escape(scopeOf(review))}</p>
<p>What is meant to look as it does now is accepted with <code>npm run visual:accept</code>. In a difference, what changed is magenta and the rest is paled.
Large photographs are kept with some loss: their "before" is softer than it was, and whole tiles are marked; the comparison itself was exact.</p>
${changesOf('Tokens that changed', since?.tokens ?? [])}
<nav aria-label="Components"><ul>${components
    .map(
      (component) =>
        `<li><a href="#${escape(component.folder)}">${escape(component.title)}</a>: ${countOf(component)}</li>`,
    )
    .join('')}</ul></nav>
<label class="actual"><input type="checkbox" id="actual">Pictures in their actual size</label>
${sections.join('\n')}
</main>
<script>${SCRIPT}</script>
</html>
`;
};
