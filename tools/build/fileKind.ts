/** The kinds of files that are mistaken for one another, told by their first bytes: a name's ending proves nothing. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  ['a JPEG picture', /^\xFF\xD8\xFF/],
  ['a PNG picture', /^\x89PNG/],
  ['a GIF picture', /^GIF8/],
  ['a WebP picture', /^RIFF[^]{4}WEBP/],
  ['an AVIF picture', /^[^]{4}ftypavi[fs]/],
  ['a HEIC picture', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
  ['a QuickTime film', /^[^]{4}ftypqt/],
  ['an MP4 film', /^[^]{4}ftyp/],
  ['a WebM film', /^[^]\x45\xDF\xA3[^]{0,48}webm/],
  ['a Matroska film', /^[^]\x45\xDF\xA3/],
  ['a PDF document', /^%PDF/],
  ['an SVG drawing', /^\s*(?:<\?xml[^]*)?<svg/],
  ['a web page', /^\s*<(?:!doctype|html)/i],
];

/** What a file is, such as "a JPEG picture"; `undefined` for what is none of these. */
export const fileKind = (start: Uint8Array): string | undefined => {
  const text = String.fromCharCode(...start.subarray(0, 64));
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
};
