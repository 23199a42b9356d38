import { beforeEach, expect, test } from 'vitest';
import { hasVisitorActed, markHydrated } from '@/start/hydrated';

const root = document.documentElement;
const calls: string[] = [];

/** As it stands in a document before its scripts. */
const lay = (html: string) => {
  document.body.innerHTML = html;
};

const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

beforeEach(() => {
  calls.length = 0;
});

test('presses in what sleeps are kept, and played back once when it answers (START-1)', async () => {
  root.dataset.plain = '';
  await import('@/start/head');
  expect(root.dataset).not.toHaveProperty('plain');
  expect(root.dataset).toHaveProperty('held');
  expect(hasVisitorActed()).toBe(false);

  lay(`<div id="page" data-hydrating><button id="early">Early</button>
    <div id="part" data-hydrating><button id="late">Late</button></div></div>
    <button id="awake">Awake</button>`);
  for (const id of ['early', 'late', 'awake']) {
    button(id).addEventListener('click', () => calls.push(id));
    button(id).click();
  }
  button('late').click();
  expect(calls).toEqual(['awake']);

  markHydrated(document.getElementById('page'));
  await expect.poll(() => calls).toEqual(['awake', 'early']);
  expect(root.dataset).not.toHaveProperty('alive');
  markHydrated(document.getElementById('part'));
  await expect.poll(() => calls).toEqual(['awake', 'early', 'late']);
  expect(root.dataset).toHaveProperty('alive');

  dispatchEvent(new Event('wheel'));
  expect(hasVisitorActed()).toBe(true);
});

test('a page is alive while a part sleeps that is far; a press there is kept (START-2)', async () => {
  delete root.dataset.alive;
  lay(`<div id="page" data-hydrating></div>
    <div id="far" data-hydrating="far"><button id="distant">Isa pa</button></div>`);
  button('distant').addEventListener('click', () => calls.push('distant'));
  button('distant').click();
  markHydrated(document.getElementById('page'));
  await expect.poll(() => root.dataset).toHaveProperty('alive');
  expect(calls).toEqual([]);
  markHydrated(document.getElementById('far'));
  await expect.poll(() => calls).toEqual(['distant']);
});

test('the plain list goes, and returns where the code does not come', async () => {
  lay(`<div id="root" data-path="${location.pathname}"><div data-plain-list><ul><li>Ube</li></ul></div></div>
    <div id="instead"></div><div id="other"></div>`);
  await import('@/start/plainPage');
  const place = document.querySelector('[data-plain-list]');
  expect(place?.childNodes).toHaveLength(0);

  const instead = document.getElementById('instead');
  globalThis.showPlainList?.(instead);
  expect(instead?.textContent).toBe('Ube');
  expect(instead?.dataset).toHaveProperty('standIn');

  globalThis.showPlain?.();
  expect(place?.textContent).toBe('Ube');
  expect(root.dataset.plain).toBe('failed');
  delete root.dataset.plain;
});

test('files run in turn from the first touch on; one that is missing stops none, the last makes the page plain', async () => {
  const fileThatSays = (word: string) =>
    `data:text/javascript,globalThis.said.push(${JSON.stringify(word)})`;
  const said: string[] = [];
  const missing = 'data:text/javascript,throw new Error("gone")';
  Object.assign(globalThis, {
    said,
    __FILES__: [fileThatSays('core'), missing, fileThatSays('page'), `${missing};`],
    showPlain: () => said.push('plain'),
  });
  root.dataset.held = '';
  lay('<div data-below style="height: 10px"></div>');
  await import('@/start/fetchCode');
  expect(said).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await expect.poll(() => said).toEqual(['core', 'page', 'plain']);
  await expect.poll(() => root.dataset).not.toHaveProperty('held');
});
