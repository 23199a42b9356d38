/** Reads what is pasted into the content from a spreadsheet, a chat or a web page; reports what has no clear meaning. */
import { typedNumber } from '@lasakita/ui/domain/typedNumber';

/** What takes room without being seen, or takes none: around a text it is never meant. */
const UNSEEN = String.raw`[\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]+`;
const around = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');

/** A text without what cannot be seen around it: spaces of all kinds, tabs, line ends, characters without width. */
export const tidyText = (written: string): string => written.replaceAll(around, '');

/** Parts of an address that tell who shared it, and lead nowhere. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|mibextid|si|g_st|g_ep)=/;

/** An address without what tells who shared it; any other text as it is. */
export const tidyAddress = (written: string): string => {
  const [, start, query, end] = /^(https?:\/\/[^\s?#]+)\?([^\s#]*)(#\S*)?$/.exec(written) ?? [];
  if (start === undefined || query === undefined) return written;
  const kept = query.split('&').filter((part) => !TRACKING.test(part));
  return `${start}${kept.length > 0 ? `?${kept.join('&')}` : ''}${end ?? ''}`;
};

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)°?(?:\s*(\d{1,2})[′'’]\s*([\d.]+)[″"”]+)?\s*`;
const placeForm = new RegExp(
  String.raw`^[[(]?\s*${degrees}([NS])?[,\s]+${degrees}([EW])?\s*[\])]?$`,
  'i',
);

/** Latitude and longitude as maps write them: decimals, or degrees, minutes and seconds; `undefined` for any other text. */
export function readPlace(written: string): [number, number] | undefined {
  const [whole, ...parts] = placeForm.exec(tidyText(written)) ?? [];
  if (whole === undefined) return undefined;
  const read = ([degree, minute = '0', second = '0', side = '']: (string | undefined)[]) => {
    const value = Number(degree) + Number(minute) / 60 + Number(second) / 3600;
    return (/[SW]/i.test(side) ? -1 : 1) * Number(value.toFixed(6));
  };
  return [read(parts.slice(0, 4)), read(parts.slice(4))];
}

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** What a spreadsheet writes where it has no value, and what it shows where a column is too narrow. */
const spreadsheetError =
  /#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|EXTERNAL!|PYTHON!|GETTING_DATA)|^\s*(?:#{3,}|Err:\d{3})\s*$/i;

/** Why a text is none of anybody's: it is what a spreadsheet says where it has none. */
export const spreadsheetFault = (written: string): string | undefined => {
  const [found] = spreadsheetError.exec(written) ?? [];
  return found && `holds ${found.trim()}, a spreadsheet’s error; write what is meant`;
};

/** One to three digits, then a point and three digits: in some countries that is thousands. */
const DOUBTFUL = /^([1-9]\d{0,2})\.(\d{3})(?![\d,]|\.\d)/;

/** Why a number may be another one, such as 1.250, which is 1250 or 1.25. @param unit What follows it. */
export const doubtfulFault = (written: string, unit = ''): string | undefined => {
  const [number, whole = '', rest = ''] = DOUBTFUL.exec(written.replace(/^[^\d-]+/, '')) ?? [];
  if (!number) return undefined;
  const decimal = Number(number);
  return `${number} may be ${whole}${rest}${unit} or ${decimal}${unit}; write the one that is meant`;
};

/** A number as people paste it, such as "₱1,234.50"; `undefined` where it cannot be read, or may be another one. */
export function readNumber(written: string): number | undefined {
  const text = tidyText(written);
  if (doubtfulFault(text)) return undefined;
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const [, whole = '', fraction = ''] = /^(\d*)\s?([¼½¾])$/.exec(text) ?? [];
  if (fraction) return Number(whole) + (FRACTIONS[fraction] ?? 0);
  return typedNumber(text, { max: Number.MAX_SAFE_INTEGER, decimals: 9 }).value;
}

/** Why a text is no number, where a number has to be. */
export function numberFault(written: string): string {
  const fault = spreadsheetFault(written) ?? doubtfulFault(tidyText(written));
  if (fault) return fault;
  const number = readNumber(written);
  if (number !== undefined) {
    return `must be a number without quotes${String(number) === written ? '' : `; write ${number}`}`;
  }
  return `“${tidyText(written).slice(0, 24)}” is no number; write digits, with a point before decimals, such as 1250.50`;
}
