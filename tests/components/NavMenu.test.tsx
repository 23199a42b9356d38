import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/NavMenu.stories';

const { Default } = composeStories(stories, preview);

const shop = page.getByRole('button', { name: 'Shop Now' });
const company = page.getByRole('button', { name: 'Company' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const shopee = page.getByRole('link', { name: /^Shopee/ });
const aboutUs = page.getByRole('link', { name: 'About Us' });

const isOpen = (button: typeof shop) => () =>
  button.element().getAttribute('aria-expanded') === 'true';

/** What is pressed next must find it drawn, as it does for whoever sees it open. */
const openByKey = async (button: typeof shop, key: string) => {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.poll(isOpen(button)).toBe(true);
};

/** A click that counts no clicks, as a screen reader sends it: a pointer's next would be half of a double click. */
const pressAgain = (button: typeof shop) => (button.element() as HTMLElement).click();

/** The pointer of the test before may have stood where a submenu is now: what it opened closes once it has left. */
const leave = async () => {
  await elsewhere.hover();
  await expect.poll(isOpen(shop)).toBe(false);
  await expect.poll(isOpen(company)).toBe(false);
};

beforeEach(async () => {
  await page.viewport(1366, 800);
  await render(<Default />);
  await leave();
});

describe('a submenu (NAV-3)', () => {
  test('opens and closes by click', async () => {
    await expect.element(shopee).not.toBeInTheDocument();
    await shop.click();
    await expect.element(shopee).toBeVisible();
    pressAgain(shop);
    await expect.poll(isOpen(shop)).toBe(false);
    await expect.element(shopee).not.toBeInTheDocument();
  });

  test('opens by hover, stays on the way to its links, and closes once the pointer has left', async () => {
    await company.hover();
    await expect.element(aboutUs).toBeVisible();
    await aboutUs.hover();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(aboutUs).toBeVisible();
    await elsewhere.hover();
    await expect.poll(isOpen(company)).toBe(false);
  });

  test('stays open at the first click after hovering', async () => {
    await shop.hover();
    await expect.poll(isOpen(shop)).toBe(true);
    await shop.click();
    await expect.poll(isOpen(shop)).toBe(true);
    pressAgain(shop);
    await expect.poll(isOpen(shop)).toBe(false);
  });

  test('closes with Escape: from its links the focus returns to its button', async () => {
    await openByKey(shop, ' ');
    await userEvent.tab();
    await expect.element(shopee).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen(shop)).toBe(false);
    await expect.element(shop).toHaveFocus();
  });

  test('closes with Escape when it was opened by hover, and leaves the focus alone', async () => {
    (elsewhere.element() as HTMLElement).focus();
    await shop.hover();
    await expect.poll(isOpen(shop)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen(shop)).toBe(false);
    await expect.element(elsewhere).toHaveFocus();
  });

  test('closes when the focus leaves, and traps nobody', async () => {
    await openByKey(company, '{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(elsewhere).toHaveFocus();
    await expect.poll(isOpen(company)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect.element(company).toHaveFocus();
    await expect.poll(isOpen(company)).toBe(false);
  });

  test('closes by a click outside, not by one beside its links', async () => {
    await company.click();
    const list = aboutUs.element().closest('ul') as HTMLElement;
    await userEvent.click(list, { position: { x: 60, y: 4 } });
    await expect.poll(isOpen(company)).toBe(true);
    await elsewhere.click();
    await expect.poll(isOpen(company)).toBe(false);
  });

  test('hands the focus to its button when another opens by hover', async () => {
    await openByKey(shop, '{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(shopee).toHaveFocus();
    await company.hover();
    await expect.poll(isOpen(company)).toBe(true);
    await expect.poll(isOpen(shop)).toBe(false);
    await expect.element(shop).toHaveFocus();
  });

  test('closes when a page is chosen', async () => {
    await company.click();
    await aboutUs.click();
    await expect.poll(isOpen(company)).toBe(false);
  });

  test('does not open by hover of a finger: the tap alone decides', async () => {
    const button = shop.element();
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
    await expect.poll(isOpen(shop)).toBe(false);
  });
});

test('its links are no stops while it is closed', async () => {
  (shop.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Products' })).toHaveFocus();
});
