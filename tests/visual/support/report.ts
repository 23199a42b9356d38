/** One HTML file with everything in it: what changed, before and after, side by side. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readRecords, shotFile } from './records.ts';
import type { CaptureRecord, Shot } from './records.ts';
import { resultsFolder } from './storyList.ts';

export const reportFile = path.join(resultsFolder, 'report.html');

/** Room around a change in its close-up, in px. */
const SURROUNDINGS = 48;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const inlined = (image: Buffer) => `data:image/webp;base64,${image.toString('base64')}`;

const figure = (caption: string, image: Buffer | undefined) =>
  `<figure><figcaption>${caption}</figcaption>${
    image ? `<img src="${inlined(image)}" alt="${caption}">` : '<p>None</p>'
  }</figure>`;

const closeUp = async (file: string, { difference }: CaptureRecord) => {
  if (!difference) return undefined;
  const { width, height } = await sharp(file).metadata();
  const left = Math.max(difference.box.left - SURROUNDINGS, 0);
  const top = Math.max(difference.box.top - SURROUNDINGS, 0);
  const right = Math.min(difference.box.left + difference.box.width + SURROUNDINGS, width);
  const bottom = Math.min(difference.box.top + difference.box.height + SURROUNDINGS, height);
  if (right <= left || bottom <= top) return undefined;
  return sharp(file)
    .extract({ left, top, width: right - left, height: bottom - top })
    .webp({ quality: 85 })
    .toBuffer();
};

const shots: [Shot, string][] = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];

const rowOf = async (
  { key }: CaptureRecord,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string> => {
  const figures = await Promise.all(
    shots.map(async ([shot, caption]) => {
      const file = shotFile(key, shot);
      return figure(caption, fs.existsSync(file) ? await read(file) : undefined);
    }),
  );
  return `<div class="row">${figures.join('')}</div>`;
};

const summaryOf = ({ status, error, difference }: CaptureRecord): string => {
  if (status === 'missing') return 'New: it has no baseline';
  if (!difference) return `Not captured: ${error ?? 'unknown'}`;
  const { count, isExact, box } = difference;
  return `${isExact ? '' : 'Up to '}${count.toLocaleString('en-US')} pixels differ, within ${box.width} × ${box.height} px at ${box.left}, ${box.top}`;
};

const sectionOf = async (record: CaptureRecord): Promise<string> => {
  const whole = await rowOf(record, (file) => fs.promises.readFile(file));
  const near =
    record.status === 'changed'
      ? `<h3>Close-up</h3>${await rowOf(record, (file) => closeUp(file, record))}<h3>Whole</h3>`
      : '';
  return `<section><h2>${escape(record.key)}</h2><p>${escape(summaryOf(record))}</p>${
    record.status === 'failed' ? '' : near + whole
  }</section>`;
};

const page = (sections: string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>
  body { margin: 0 auto; padding: 24px; max-width: 1800px; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f4f4f4; }
  section { margin: 24px 0; padding: 16px 24px 24px; background: #fff; border-radius: 8px; }
  h1 { margin: 0; } h2 { margin: 0; font-size: 20px; } h3 { margin: 16px 0 8px; font-size: 16px; } p { margin: 4px 0 12px; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #bbb; background: #fff; }
</style>
<h1>Visual changes</h1>
<p>${sections.length} of the captures differ from their baselines. What is meant to have changed is accepted with <code>npm run visual:accept</code>.
In the difference, what changed is magenta and the rest is paled. Large photographs are kept with some loss: their "before" is softer than it was, and whole tiles are marked; the comparison itself was exact.</p>
${sections.join('\n')}
</html>
`;

/** Writes the report when there is something to look at, and says whether there is. */
export const writeReport = async (records: CaptureRecord[] = readRecords()): Promise<boolean> => {
  const notable = records.filter(({ status }) => status !== 'same' && status !== 'accepted');
  if (notable.length === 0) return false;
  const sections: string[] = [];
  for (const record of notable) sections.push(await sectionOf(record));
  await fs.promises.writeFile(reportFile, page(sections));
  return true;
};
