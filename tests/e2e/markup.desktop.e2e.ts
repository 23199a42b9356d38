import { isKnownAttribute } from '../support/htmlAttributes.ts';
import { markupFaults } from '../support/markupFaults.ts';
import { listPage, pageKinds, pages } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';

test('no element has an attribute that says nothing on it', async ({ page, request }) => {
  for (const { path } of pageKinds) {
    const html = await (await request.get(path)).text();
    // Read as a document without scripts: what stands in noscript counts too.
    const found = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
      return [documentElement, ...documentElement.querySelectorAll('*')]
        .filter((element) => element instanceof HTMLElement)
        .flatMap(({ localName, attributes }) =>
          [...attributes].map(({ name }) => ({ element: localName, attribute: name })),
        );
    }, html);
    expect(found.length, path).toBeGreaterThan(200);
    const unknown = found.filter(({ element, attribute }) => !isKnownAttribute(element, attribute));
    expect(unknown, path).toEqual([]);
  }
});

test('no page breaks a rule that the W3C’s checker knows', async ({ page, request }) => {
  for (const { path } of [...pages, listPage]) {
    const html = await (await request.get(path)).text();
    expect(await page.evaluate(markupFaults, html), path).toEqual([]);
  }
});

test('what breaks such a rule is found', async ({ page }) => {
  const head = '<!doctype html><html lang="en"><title>Page</title><h1>Page</h1>';
  for (const [markup, rule] of [
    ['<label for="a" aria-hidden="true">A</label><input id="a">', /label of a field is hidden/],
    ['<label aria-hidden="true">A <select></select></label>', /label of a field is hidden/],
    ['<label for="a">A</label><div id="a"></div>', /label has no field/],
    ['<p id="a"></p><p id="a"></p>', /2 times id a/],
    ['<section aria-labelledby="a"></section>', /aria-labelledby names nothing/],
    ['<button aria-controls="a"></button>', /aria-controls names nothing/],
    ['<button><div>A</div></button>', /block within a text/],
    ['<span><p>A</p></span>', /block within a text/],
    ['<a href="/"><button>A</button></a>', /control within a control/],
    ['<ul><div>A</div></ul>', /no item of a list/],
    ['<div><li>A</li></div>', /no item of a list/],
    ['<nav role="navigation"></nav>', /role that it has by itself/],
    ['<span aria-label="A"></span>', /name where none is heard/],
    ['<a href="/" aria-hidden="true">A</a>', /hidden, and reached/],
    ['<img src="/a.png">', /no text in its place/],
    ['<h1>Again</h1>', /not one h1/],
    ['<h3>Deep</h3>', /level of headings is left out/],
  ] as const) {
    const faults = await page.evaluate(markupFaults, head + markup);
    expect(faults, markup).toEqual([expect.stringMatching(rule)]);
  }
  const fine = '<label for="a">A</label><input id="a"><h2>B</h2><ul><li><button>C</button></ul>';
  expect(await page.evaluate(markupFaults, head + fine)).toEqual([]);
});
