/**
 * What no run can judge (KIT-6): what a person checked by hand, and what was judged by eye on pictures of a script that pressed the
 * keys. Each shows on its component's page as what it is, and the persons' on "Status". The README says how an entry is added to the
 * list at the end, and a test refuses what cannot be.
 */

/** What is checked, and what is done for it. */
export const handCheckKinds = {
  keyboard: {
    label: 'Keyboard alone',
    how: 'All that it does is done without a pointer; at each step it is seen where the focus is',
  },
  readAloud: {
    label: 'Read aloud in order',
    how: 'What a screen reader has to say is read from first to last: does it make sense without the looks?',
  },
  zoom: {
    label: 'Zoom 400 %',
    how: 'On a screen of 1280 px nothing is cut off, covered or to be scrolled sideways',
  },
  reducedMotion: {
    label: 'Reduced motion',
    how: 'Where the system asks for less motion, nothing starts by itself, slides or flies',
  },
  thumb: {
    label: 'A thumb at 390 px',
    how: 'Every target is met with a thumb, and none is pressed for its neighbor',
  },
} as const;

export type HandCheckKind = keyof typeof handCheckKinds;

export interface HandCheck {
  /** The component's name, as its file has it. */
  component: string;
  check: HandCheckKind;
  /** The day on which it was made: `2026-11-24`. */
  date: string;
  /** The library's version, as `kit/package.json` has it. */
  version: string;
  /** By hand is what a person did. */
  by: 'person' | 'script';
  /** With what it was done: a reader weighs the result by it. */
  means: string;
  outcome: 'passed' | 'failed';
  /** What was done and what came of it. */
  found: string;
}

/** The last check of each kind that a person, or a script, made of a component. */
export const lastChecks = (
  made: readonly HandCheck[],
  component: string,
  by: HandCheck['by'],
): Partial<Record<HandCheckKind, HandCheck>> =>
  Object.fromEntries(
    made
      .filter((each) => each.component === component && each.by === by)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((each) => [each.check, each]),
  );

/** The day of a check, in the same words in every browser. */
export const dayOf = ({ date }: HandCheck): string =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** One sitting: no person was at the keys, and no screen reader spoke. */
const BY_SCRIPT = {
  by: 'script',
  date: '2026-11-24',
  version: '1.0.0',
  means:
    'By eye on screenshots, by reading the accessibility tree as text, and by key presses and touches in a headless Chromium driven by a script: not by a person with a screen reader, nor on a phone',
} as const;

/** Every check that was made; a later one of the same kind is shown in place of an earlier. */
export const handChecks: readonly HandCheck[] = [
  {
    component: 'ProductModal',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Opened by Enter on "Details". Tab went from "Close details" to the page of the product, to Buy Now, to "Add to list" and round; Escape gave the focus back to "Details". The outline was seen at each stop.',
  },
  {
    component: 'ProductModal',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Close, picture, name, advantages, text, each fact as term and value, then the three ways on: understood without the picture. That Buy Now opens a new tab is its description, not its name.',
  },
  {
    component: 'ProductModal',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'At first failed: the two buttons at the bottom stayed in place and left 90 of 256 px to read the facts in. In a low window they scroll with the text now, which a test holds.',
  },
  {
    component: 'ProductModal',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Closed it, opened it by "Details" and pressed "Add to list": each did what it says. Every target is 44 px or larger.',
  },
  {
    component: 'SlideInMenu',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Opened by Enter on the toggle; Tab went through logo, close and entries; Enter opened and closed "Shop Now", Shift and Tab came back from its links; Escape gave the focus back to the toggle.',
  },
  {
    component: 'SlideInMenu',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'With two submenus open: a dialog named Menu, a navigation named Main, each submenu a list below the button that says it is expanded, links to other sites say that they open in a new tab.',
  },
  {
    component: 'SlideInMenu',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'The entries scrolled to whichever had the focus, by Tab to the sixth entry; none was covered, nothing went sideways.',
  },
  {
    component: 'SlideInMenu',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Opened by Enter it stood whole in the picture taken at once, and no animation ran.',
  },
  {
    component: 'SlideInMenu',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Pressed "Shop Now", "Influencers" and "Close menu": each did what it says. Every target is 44 px or larger but the logo, which is 42 px high and has the bar to itself.',
  },
  {
    component: 'Header',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'On a wide screen: logo, then each entry of the menu; Enter opened "Shop Now", Tab went into it, Escape closed it with the focus on its button. The outline was seen at each stop.',
  },
  {
    component: 'Header',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'On a phone: a banner with the link "LasaKita home" and the button "Open menu", then the page. That is all that is seen, too.',
  },
  {
    component: 'Header',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Logo and toggle stand beside each other; nothing is cut off and nothing goes sideways.',
  },
  {
    component: 'Header',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Stood still for six seconds; scrolled by 600 px, no animation ran.',
  },
  {
    component: 'Header',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'The middle of each target was its own: the toggle is 44 px, the logo 42 px high, "My list" apart from both. The toggle took the press; the menu itself belongs to another story.',
  },
  {
    component: 'SearchBox',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Typed over what stood there, went on by Tab to "Clear search", emptied the box by Enter and went on typing: the focus was back in the box. Escape did nothing.',
  },
  {
    component: 'SearchBox',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'A search box named "Search for Products" with its text, then the button "Clear search", which is there only with text.',
  },
  {
    component: 'SearchBox',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'A word longer than the box scrolls within it; the button to clear it stays beside it.',
  },
  {
    component: 'SearchBox',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Pressed "Clear search", 40 px: it emptied the box, which kept the focus.',
  },
  {
    component: 'SelectBox',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Arrow up and down chose the option before and after. Letters chose only as capitals, as they did in a bare select in the same driven browser: to be looked at again in another one.',
  },
  {
    component: 'SelectBox',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'A combobox named "Select category" with five options, the chosen one marked. The caption "Category" is not heard a second time.',
  },
  {
    component: 'SelectBox',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'failed',
    found:
      'A label of more than some 18 letters ends in dots in the closed box, though there is more room beside it; the open list shows it whole. The site’s own labels fit.',
  },
  {
    component: 'SelectBox',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'A press on the box, 40 px high, opened the browser’s own list below it.',
  },
  {
    component: 'Pagination',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Tab went through the pages and the arrow; Enter on 3 went there and kept the focus on it; Enter on the arrow went to page 4 and kept the focus on the arrow.',
  },
  {
    component: 'Pagination',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'A navigation named "Pages of dealers": previous, "Go to page 1", a gap, "Page 14" as the one shown, a gap, the last, next.',
  },
  {
    component: 'Pagination',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: '23 pages, page 12 shown: seven places in one row with room at both sides.',
  },
  {
    component: 'Pagination',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Pressed the arrow twice, from page 12 to 14. The places are 44 px high but only 34 wide, 4 apart: met in their middle, and narrow for a large thumb.',
  },
  {
    component: 'Carousel',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'From the dots: arrows, Home and End went to the slide they should and took the focus along; Tab went on into the slide’s link and back. Enter on the button started it and stopped it.',
  },
  {
    component: 'Carousel',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'A region named Flavors: the button, the choice of slides, then the slide shown as "4 of 5: Ube" with its text and link. The other slides are not heard.',
  },
  {
    component: 'Carousel',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Slide, button and five dots stand whole below each other.',
  },
  {
    component: 'Carousel',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Stood still for eight seconds. A dot changed the slide without any animation.',
  },
  {
    component: 'Carousel',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Pressed the second, third and fourth dot: each showed its slide. They are 44 px high and 35 wide, side by side without a gap, and none took the press of its neighbor.',
  },
  {
    component: 'ContactForm',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Sent empty by Enter: the focus went to the name. Corrected one field after the other; sent with a wrong address: the focus went to it. Enter in the message began a new line.',
  },
  {
    component: 'ContactForm',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Each field has its label before it and its message right behind it, and says that it is invalid; what came of sending stands after the button, with the other ways to reach the company as links.',
  },
  {
    component: 'ContactForm',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'With all four messages: each stands whole below its field, the button below all.',
  },
  {
    component: 'ContactForm',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Stood still while filled, and while a message was being sent: no animation ran.',
  },
  {
    component: 'ContactForm',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Measured where sending had failed, not pressed: seven targets, each 44 px or larger, each met in its middle.',
  },
  {
    component: 'NearField',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Typed "taga": three towns, the arrow went through them, Escape closed them, arrow and Enter chose. Tab went to "Clear town", Space emptied the field, which took the focus; then to "Use my location".',
  },
  {
    component: 'NearField',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'A combobox named Near, expanded, with a list named Towns; the town that Enter would choose is told as active. For "xqzz" the sentence that no town is called so follows at the end.',
  },
  {
    component: 'NearField',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Three towns of the list are seen at once; five arrows down, the one chosen was scrolled to and seen whole.',
  },
  {
    component: 'NearField',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Pressed the field and the third of the towns: it was chosen. While the list is open it covers "Use my location", which stands free again once a town is chosen or the list is closed.',
  },
  {
    component: 'KitaHelper',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Filled through the fields by Tab alone, with "abc" for the grams: the message stood below at once, and typing went on. The story has no button to start over, so that one was not reached.',
  },
  {
    component: 'KitaHelper',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Each field has its label, each sum its name; the sums are told again in one sentence at the end. The unit of each field is its description, not part of the text that was read.',
  },
  {
    component: 'KitaHelper',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'With a message below each of the seven fields: one column, all of it whole, the sums at the end.',
  },
  {
    component: 'KitaHelper',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'No animation ran. Two pictures six seconds apart were not the same: the field in focus has a caret that blinks.',
  },
  {
    component: 'KitaHelper',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Measured, not pressed: seven fields and "Start over", each 44 px or larger, each met in its middle.',
  },
  {
    component: 'OrderList',
    check: 'keyboard',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Tab went to name, less, number, more and remove; Enter on "One more" counted up and kept the focus. Removed a line by Enter: the focus went to the list, and no further.',
  },
  {
    component: 'OrderList',
    check: 'readAloud',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'Each line: name as a link, weight and price, a group "Packs of" its product with less, number and more, the sum, remove. What was taken off is said in a sentence at the end.',
  },
  {
    component: 'OrderList',
    check: 'zoom',
    ...BY_SCRIPT,
    outcome: 'passed',
    found:
      'With a product that is gone: its long name breaks within the word so as to stay in its column, and all of it is read; sums and buttons are whole.',
  },
  {
    component: 'OrderList',
    check: 'reducedMotion',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'A line that was removed was gone at once; no animation ran.',
  },
  {
    component: 'OrderList',
    check: 'thumb',
    ...BY_SCRIPT,
    outcome: 'passed',
    found: 'Pressed more, less and remove: each did what it says. Every target is 44 px or larger.',
  },
];
