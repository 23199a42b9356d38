import { isKnownAttribute } from '../support/htmlAttributes.ts';
import { pageKinds } from './support/content.ts';
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
