/**
 * A page under browser translation: each text moves into elements that React does not know, and changed texts are
 * translated again. Every deed must have the same result as on the untranslated page.
 */
import type { Page } from '@playwright/test';
import { deeds } from './support/queuedInput.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive, visit } from './support/visit.ts';

/** Treats all texts, now and later, as Chrome's translator does. The words stay the same, so that they can be compared. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isLeftAlone = (node: Node) =>
      node.parentElement?.closest('font, script, style, noscript, textarea, title, svg') !== null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || isLeftAlone(text)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.append(text.data);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') wrap(target);
        else addedNodes.forEach(wrap);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** What shows; not what is read out once a visitor has rested, which the two may do at different times. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    for (const output of document.querySelectorAll('output')) output.style.display = 'none';
    return document.body.innerText.replaceAll(/\s+/g, ' ').trim();
  });

/** From where on two texts differ; nothing where they are the same. */
const differenceOf = (one: string, other: string) => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one === other
    ? []
    : [one, other].map((text) => text.slice(Math.max(0, at - 20)).slice(0, 100));
};

const expectSameText = (translated: Page, plain: Page) =>
  expect.poll(async () => differenceOf(await textOf(translated), await textOf(plain))).toEqual([]);

/** What the gate takes: figures that change in a text, and messages that come into it. */
const daily = /^(a recipe|an empty message)/;

for (const deed of deeds) {
  const isDaily = daily.test(deed.name);
  test(
    `translated: ${deed.name} on ${deed.address}`,
    { tag: [deed.on ? `@${deed.on}` : [], isDaily ? [] : '@long'].flat() },
    async ({ page, mail, newVisitor, isMobile, hasTouch }) => {
      const plain = await newVisitor({ isMobile, hasTouch });
      for (const each of [page, plain]) await visit(each, deed.address);
      await translate(page);
      await deed.act({ page, mail });
      await deed.expectDone({ page, mail });
      if (deed.address === '/contact') return;
      await deed.act({ page: plain, mail });
      await deed.expectDone({ page: plain, mail });
      await expectSameText(page, plain);
    },
  );
}

const searches = 'translated: one search after the other, a filter and the way back';
test(searches, { tag: '@long' }, async ({ page, newVisitor, isMobile, hasTouch }) => {
  const plain = await newVisitor({ isMobile, hasTouch });
  for (const [address, noun, keywords] of [
    ['/products', 'Products', ['cheese', 'powder', 'zzzz', 'tsoklate', '']],
    ['/dealership', 'Dealers', ['cebu', 'que', 'zzzz', 'sebu', '']],
  ] as const) {
    for (const each of [page, plain]) {
      await visit(each, address);
      await expect(each.getByText(/^\d+ (products|dealers)$/).first()).toBeVisible();
    }
    await translate(page);
    for (const keyword of keywords) {
      for (const each of [page, plain]) {
        await each.getByPlaceholder(`Search for ${noun}`).fill(keyword);
        await expect(each).toHaveURL(keyword ? new RegExp(`search=${keyword}`) : /^[^?]*$/);
      }
      await expectSameText(page, plain);
    }
  }
  for (const each of [page, plain]) {
    await each.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(each).toHaveURL(/\/products$/);
    await each.goBack();
    await untilAlive(each);
  }
  await expectSameText(page, plain);
});
