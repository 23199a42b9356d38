/**
 * Stands right after the page. Takes its plain list out, which is for the page without code alone: what comes to life has
 * none. Where the code is known not to come, which is never so because it is slow, `showPlain` makes the page a plain one
 * again, with its list and the notice; `showPlainList` lays the list into an element of the page that stands in for it.
 */
import type {} from './protocol';

const root = document.getElementById('root');
const place = root?.querySelector('[data-plain-list]');
const list = document.createDocumentFragment();
list.append(...(place?.childNodes ?? []));

globalThis.showPlain = () => {
  place?.append(list);
  document.documentElement.dataset.plain = 'failed';
  document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
};

globalThis.showPlainList = (element) => {
  if (!element || root?.dataset.path !== location.pathname) return;
  element.dataset.standIn = '';
  element.append(list.cloneNode(true));
};
