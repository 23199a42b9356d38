import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/Budburan.stories';

const { Default, Barbecue, None, Served } = composeStories(stories, preview);

afterEach(() => {
  vi.useRealTimers();
});

const more = () => page.getByRole('button', { name: 'Isa pa' });
/** How many are coated as they are seen: one of the two counters shows. */
const coated = () =>
  [...document.querySelectorAll('[data-coat][data-on]')].filter(
    (coat) => coat.getBoundingClientRect().width > 0,
  ).length;
const next = () =>
  [...document.querySelectorAll('section b')].find(
    (mark) => mark.closest('[aria-hidden]') && mark.getBoundingClientRect().width > 0,
  )?.textContent;

test('untouched it is half done, and the first press goes on from there (BUD-3)', async () => {
  await render(<Default />);
  expect(coated()).toBe(9);
  expect(next()).toBe('10');
  await more().click();
  expect(coated()).toBe(10);
  await expect.element(page.getByText('10 na baso. May 8 pa.')).toBeVisible();
});

test('a press anywhere on the counter is one on "Isa pa", and takes nothing from the keyboard (BUD-2)', async () => {
  await render(<Default />);
  const counter = page.getByRole('img', { name: /^Eighteen striped/ });
  await counter.click({ force: true, position: { x: 20, y: 20 } });
  expect(coated()).toBe(10);
  (more().element() as HTMLElement).focus();
  const focused = document.activeElement;
  await counter.click({ force: true, position: { x: 60, y: 90 } });
  expect(coated()).toBe(11);
  expect(document.activeElement).toBe(focused);
});

test('what is served goes up to the place that is pressed, and back to it (COUNT-3)', async () => {
  await render(<Served startAt={60} />);
  expect(coated()).toBe(60);
  const places = [...document.querySelectorAll('[data-coat]')].filter(
    (coat) => coat.getBoundingClientRect().width > 0,
  );
  await userEvent.click(places[9]?.parentElement as Element);
  expect(coated()).toBe(10);
  await more().click();
  expect(coated()).toBe(11);
});

test('an empty pouch coats nothing more, and "Ulitin" begins with a new one (BUD-1)', async () => {
  await render(<Default startAt={17} />);
  await more().click();
  const empty = page.getByRole('button', { name: 'Ubos!' });
  await expect.element(empty).toHaveFocus();
  await empty.click({ force: true });
  expect(coated()).toBe(18);
  expect(next()).toBeUndefined();
  await page.getByRole('button', { name: 'Ulitin' }).click();
  expect(coated()).toBe(0);
  await expect.element(page.getByText('Kulang pa').last()).toBeVisible();
});

test('what a pouch makes beyond the counter takes the places of those that were handed over (COUNT-3)', async () => {
  await render(<Barbecue />);
  expect(coated()).toBe(14);
  for (let press = 0; press < 4; press += 1) await more().click();
  expect(coated()).toBe(18);
  await expect.element(page.getByText('22 na baso. Ubos!')).toBeVisible();
});

test('another powder colors what is coated already, and its pouch is reckoned with (BUD-4)', async () => {
  await render(<Default />);
  const section = page.getByRole('region', { name: 'Budburan mo' }).element();
  const ground = getComputedStyle(section).backgroundColor;
  await page.getByRole('radio', { name: 'Barbecue Flavor Powder' }).click({ force: true });
  await expect.poll(() => getComputedStyle(section).backgroundColor).not.toBe(ground);
  await expect.element(page.getByText('−₱55')).toBeVisible();
  expect(coated()).toBe(11);
});

test('it says how many at once, and then at most once a second (BUD-1)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await render(<None />);
  const said: string[] = [];
  const status = page.getByRole('status').element();
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  const saidLast = () => said.at(-1);
  const press = () => (more().element() as HTMLElement).click();
  press();
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(saidLast()).toBe('1 of 18 cups'));
  press();
  press();
  await vi.advanceTimersByTimeAsync(900);
  expect(saidLast()).toBe('1 of 18 cups');
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(saidLast()).toBe('3 of 18 cups'));
  expect(new Set(said)).toEqual(new Set(['1 of 18 cups', '3 of 18 cups']));
});

test('the price is the visitor’s own; the example is marked as long as it stands (BUD-2)', async () => {
  await render(<Default />);
  const field = page.getByRole('textbox', { name: 'Presyo mo bawat baso' });
  await expect.element(field).toHaveAccessibleDescription('halimbawa lang');
  await page.getByRole('button', { name: 'Dagdagan ng piso' }).click();
  await expect.element(page.getByText('₱234')).toBeVisible();
  await expect.element(field).not.toHaveAccessibleDescription();
  await field.fill('₱ 12,50');
  await expect.element(page.getByText('₱112.50')).toBeVisible();
  await field.fill('');
  await expect.element(page.getByText('₱112.50')).not.toBeInTheDocument();
  await expect.element(field).not.toBeInvalid();
});

test('the open line begins with the food’s example, which is marked, until the visitor types (BUD-2)', async () => {
  await render(<Default />);
  const field = page.getByRole('textbox', { name: 'Patatas, mantika, baso' });
  await expect.element(field).toHaveValue('13');
  await expect.element(field).toHaveAccessibleDescription('halimbawa lang');
  await expect.element(page.getByText('₱43').last()).toBeVisible();
  // What the whole pouch leaves, until it is empty.
  const whole = page.getByText('Buong pouch, 18 na baso');
  await expect.element(whole).toBeVisible();
  await expect.element(page.getByText('₱151')).toBeVisible();
  await page.getByRole('radio', { name: 'Popcorn' }).click({ force: true });
  const ofPopcorn = page.getByRole('textbox', { name: 'Mais, mantika, baso' });
  await expect.element(ofPopcorn).toHaveValue('9');
  await ofPopcorn.fill('20');
  await expect.element(ofPopcorn).not.toHaveAccessibleDescription();
  await expect.element(page.getByText('−₱180', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Fries' }).click({ force: true });
  await expect.element(field).toHaveValue('20');
});

test('an open line that cannot be read is asked about, and is not counted (BUD-2)', async () => {
  await render(<Default />);
  const field = page.getByRole('textbox', { name: 'Patatas, mantika, baso' });
  await field.fill('20');
  await expect.element(page.getByText('−₱180', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Kulang pa').last()).toBeVisible();
  await field.fill('mahal');
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByText('₱160').last()).toBeVisible();
});

test('a single food is not asked about', async () => {
  const { unmount } = await render(<Default foods={Default.args.foods?.slice(0, 1) ?? []} />);
  await expect.element(page.getByRole('group', { name: 'Snack' })).not.toBeInTheDocument();
  await unmount();
  await render(<Default />);
  await expect.element(page.getByRole('group', { name: 'Snack' })).toBeInTheDocument();
});
