/** Beside the form of texts: the page on which they stand, as it is published, with what is typed in it. */
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Site } from '../src/content/schema.ts';
import { paths } from '../src/domain/paths.ts';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { isSame } from '../tools/content/jsonForm.ts';

/** A text that is another now. */
export interface TextChange {
  /** Where it stands in the file. */
  path: readonly (string | number)[];
  /** What it was, and so what the page has; `undefined` where there was none. */
  before: string | undefined;
  now: string;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The texts of a value that are others than they were, in its order. */
export function textChanges(
  before: unknown,
  now: unknown,
  path: TextChange['path'] = [],
): TextChange[] {
  if (isSame(before, now)) return [];
  const text = textOf(now);
  if (text !== undefined) return [{ path, before: textOf(before), now: text }];
  if (typeof now !== 'object' || now === null) return [];
  const former = (typeof before === 'object' ? before : undefined) as
    Record<string, unknown> | null | undefined;
  return Object.entries(now).flatMap(([key, inner]) =>
    textChanges(former?.[key], inner, [...path, Array.isArray(now) ? Number(key) : key]),
  );
}

/** The page that shows a text of a file. */
export function pageOf(file: ContentFile, [first, second]: TextChange['path']): string {
  if (file !== 'site.json') return paths.home;
  const key = first === 'pages' ? second : first;
  if (key === 'company') return paths.contact;
  return Object.entries(paths).find(([name]) => name === key)?.[1] ?? paths.home;
}

const CHANGED = 'data-changed';

/** So few letters are looked for as a text of their own only. */
const SHORT = 4;

/** Replaces a text where it stands in a page, and marks it. */
function replaceText(body: HTMLElement, before: string, now: string) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let isFound = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    // A short one, such as a number, stands within others too.
    if (before.length < SHORT ? text.trim() !== before : !text.includes(before)) continue;
    isFound = true;
    node.nodeValue = text.replace(before, () => now);
    node.parentElement?.setAttribute(CHANGED, '');
  }
  if (isFound) return;
  // A part of it may stand in an element of its own.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const whole = [...body.querySelectorAll('*')].findLast(
    ({ textContent }) => plain(textContent) === plain(before),
  );
  if (!whole) return;
  whole.textContent = now;
  whole.setAttribute(CHANGED, '');
}

/** A page without its code, with the texts that are others now, marked. */
export function withTexts(html: string, changes: readonly TextChange[], base: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const code of page.querySelectorAll('script, link[rel="modulepreload"]')) code.remove();
  const start = page.createElement('base');
  start.href = base;
  const mark = page.createElement('style');
  mark.textContent = `[${CHANGED}] { outline: 4px solid #7b2ff2; outline-offset: 4px; }`;
  page.head.prepend(start);
  page.head.append(mark);
  for (const { before, now } of changes) if (before) replaceText(page.body, before, now);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** What a search engine shows of a page. */
const Found = ({ title, description }: Site['pages']['home']) => (
  <article style={{ maxWidth: 600 }}>
    <Typography variant="h4" component="h2">
      {title}
    </Typography>
    <Typography>{description}</Typography>
  </article>
);

export interface PagePreviewProps {
  file: ContentFile;
  /** What the file held when it was read or saved. */
  before: unknown;
  /** What its form holds. */
  now: unknown;
}

/** The page of the text that was changed last, scrolled to it. */
export function PagePreview({ file, before, now }: PagePreviewProps) {
  const changes = useMemo(() => textChanges(before, now), [before, now]);
  const seen = useRef<unknown>(before);
  const [path, setPath] = useState<TextChange['path']>();
  useEffect(() => {
    const [typed] = textChanges(seen.current, now);
    seen.current = now;
    if (typed) setPath(typed.path);
  }, [now]);
  const page = path && pageOf(file, path);
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (!page) return undefined;
    const request = new AbortController();
    fetch(page, { signal: request.signal })
      .then(async (answer) => setHtml(answer.ok ? await answer.text() : undefined))
      .catch(() => setHtml(undefined));
    return () => request.abort();
  }, [page]);
  const typed = changes.find((change) => isSame(change.path, path));
  if (file === 'search-words.json') {
    return <Typography>These words stand on no page: visitors find by them.</Typography>;
  }
  if (typed?.now.startsWith('blob:')) {
    return <img src={typed.now} alt="The new one, as it was cut" style={{ maxWidth: '100%' }} />;
  }
  if (!path || changes.length === 0) {
    return <Typography>Change a text, and it shows here as visitors will see it.</Typography>;
  }
  const found = file === 'site.json' && path[0] === 'pages' && (now as Site).pages;
  const one = found ? found[path[1] as keyof typeof found] : undefined;
  if (one) return <Found {...one} />;
  if (!html || !page) return <Typography>The page is not there yet.</Typography>;
  const shown = withTexts(html, changes, location.origin + page);
  return (
    <>
      {!shown.includes(` ${CHANGED}`) && (
        <Typography>
          It is not on this page yet: it will be where the text stands once the site is built anew.
        </Typography>
      )}
      <iframe
        title={`The page ${page}`}
        srcDoc={shown}
        // Without its code.
        sandbox="allow-same-origin"
        style={{ width: '100%', height: '75vh', border: '1px solid' }}
        onLoad={({ currentTarget }) =>
          currentTarget.contentDocument
            ?.querySelector(`[${CHANGED}]`)
            ?.scrollIntoView({ block: 'center' })
        }
      />
    </>
  );
}
