import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { nameFaults } from '../../.storybook/nameFaults';

test.each(
  Object.entries({
    'a link whose name counts otherwise': (
      <a href="/list" aria-label="My list, 120 packs">
        My list <b>99+</b>
      </a>
    ),
    'a button of another name': <button aria-label="Dismiss">Close</button>,
    'a button that is named elsewhere': (
      <>
        <p id="name">Send</p>
        <button aria-labelledby="name">Go</button>
      </>
    ),
    'a button with words that are hidden from those who listen': (
      <button>
        Map <span aria-hidden>of dealers</span>
      </button>
    ),
    'a field whose label says something else': (
      <>
        <label htmlFor="field">Town</label>
        <input id="field" aria-label="Near" />
      </>
    ),
    'a select within its label': (
      <label>
        Order
        <select aria-label="Sort products" />
      </label>
    ),
  }),
)('%s has a name that lacks what is seen (WCAG 2.5.3)', async (_what, control) => {
  await render(control);
  expect(nameFaults()).toHaveLength(1);
});

test.each(
  Object.entries({
    'more in the name': (
      <a href="/list" aria-label="My list, 99+ packs">
        My list <b>99+</b>
      </a>
    ),
    'a sign beside it': <button aria-label="Remove Cocoa">Remove ×</button>,
    'a picture': (
      <a href="/home">
        <img src="data:," alt="Home" />
      </a>
    ),
    'words that are not seen': (
      <button aria-label="Details, Cocoa">
        Details <span hidden>and more</span>
      </button>
    ),
    'a field whose name says more': (
      <>
        <label htmlFor="field">Category</label>
        <select id="field" aria-label="Select category">
          <option>Cheesemiss</option>
        </select>
      </>
    ),
    'a field named by its label alone': (
      <>
        <label htmlFor="field">Near</label>
        <input id="field" defaultValue="Cebu" />
      </>
    ),
  }),
)('%s is fine', async (_what, control) => {
  await render(control);
  expect(nameFaults()).toEqual([]);
});
