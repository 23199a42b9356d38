/** Known faults, each as small as a person might make it, and what it is planted in. */

export interface Fault {
  name: string;
  /** The file in which it would be made. @default that of the component whose story it is planted in */
  file?: string;
  /** Changes a script of the Storybook on its way to the page. */
  script?: (source: string) => string;
  /** Changes the page at rest; throws where there is nothing to change. It stands alone: it is sent to the page as text. */
  page?: () => void;
  /** The stories that it is planted in: it must be seen in each. */
  stories: string[];
}

const product = 'components-productcard--default';
const contact = 'components-contactform--default';
const pages = 'components-pagination--default';
const header = 'components-header--phone';
const title = 'components-pagetitle--default';
const everywhere = [product, contact, pages];

/** Tokens are made of `tokens/`; what is bundled is this. */
const TOKENS = 'kit/src/theme/generated/tokens.ts';

const replaceIn = (from: string, to: string) => (source: string) => source.replaceAll(from, to);

export const faults: Fault[] = [
  {
    name: 'One colour step in a token: gata #FFF6E6 to #FFF6E7',
    file: TOKENS,
    script: replaceIn('#FFF6E6', '#FFF6E7'),
    stories: [...everywhere, title],
  },
  {
    name: 'One colour step in a token: tsokolate #34170C to #35170C',
    file: TOKENS,
    script: replaceIn('#34170C', '#35170C'),
    stories: [...everywhere, title],
  },
  {
    name: 'A radius of 21 px instead of 22 px in a token',
    file: TOKENS,
    script: (source) => source.replaceAll(/\blarge:22\b/g, 'large:21'),
    stories: [product],
  },
  {
    name: 'Everything 1 px to the right',
    page: () => {
      const root = document.getElementById('storybook-root');
      if (!root) throw new Error('Nothing to move');
      root.style.transform = 'translateX(1px)';
    },
    stories: [...everywhere, header],
  },
  {
    name: 'One control 1 px down',
    page: () => {
      const control = document.querySelector<HTMLElement>('#storybook-root :is(button, a)');
      if (!control) throw new Error('No control');
      control.style.position = 'relative';
      control.style.top = '1px';
    },
    stories: [...everywhere, header],
  },
  {
    name: 'A missing icon',
    page: () => {
      const icon = document.querySelector('#storybook-root svg');
      if (!icon) throw new Error('No icon');
      icon.replaceChildren();
    },
    stories: [pages, header],
  },
  {
    name: 'A wrong font weight: 600 instead of 700',
    page: () => {
      const bold = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].find(
        (element) => element.textContent && getComputedStyle(element).fontWeight === '700',
      );
      if (!bold) throw new Error('Nothing bold');
      bold.style.fontWeight = '600';
    },
    stories: everywhere,
  },
  {
    name: 'A font weight hardly off: 410 instead of 400',
    page: () => {
      const texts = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter(
        (element) =>
          element.offsetWidth > 2 &&
          getComputedStyle(element).fontWeight === '400' &&
          getComputedStyle(element).fontFamily.startsWith('"Figtree Variable"') &&
          [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
      );
      if (texts.length === 0) throw new Error('Nothing written');
      for (const text of texts) text.style.fontWeight = '410';
    },
    stories: ['components-checklist--default'],
  },
  {
    name: 'A hidden label',
    page: () => {
      const label = [...document.querySelectorAll<HTMLElement>('#storybook-root label')].find(
        (element) => element.offsetWidth > 1 && !element.closest('[aria-hidden]'),
      );
      if (!label) throw new Error('No label');
      label.style.visibility = 'hidden';
    },
    stories: [contact],
  },
  {
    name: 'One letter exchanged',
    page: () => {
      const root = document.getElementById('storybook-root');
      if (!root) throw new Error('Nothing written');
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement } = walker.currentNode;
        const text = walker.currentNode.nodeValue ?? '';
        if (
          /[aeo]/.test(text) &&
          parentElement?.checkVisibility() &&
          parentElement.offsetWidth > 2 &&
          !parentElement.closest('[aria-hidden]')
        ) {
          walker.currentNode.nodeValue = text.replace(/[aeo]/, 'c');
          return;
        }
      }
      throw new Error('Nothing written');
    },
    stories: [product, contact, title],
  },
  {
    name: 'A line height 1 px larger',
    page: () => {
      const lines = [
        ...document.querySelectorAll<HTMLElement>('#storybook-root :is(h1, h2, h3, p)'),
      ];
      const line = lines.find(({ offsetHeight }) => offsetHeight > 1);
      if (!line) throw new Error('No line');
      line.style.lineHeight = `${Number.parseFloat(getComputedStyle(line).lineHeight) + 1}px`;
    },
    stories: [product, title],
  },
  {
    name: 'A border 1 px thicker',
    page: () => {
      const bordered = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].find(
        (element) =>
          element.offsetWidth > 2 &&
          Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0,
      );
      if (!bordered) throw new Error('No border');
      bordered.style.borderWidth = `${Number.parseFloat(getComputedStyle(bordered).borderTopWidth) + 1}px`;
    },
    stories: [product, contact],
  },
  {
    name: 'A missing shadow',
    page: () => {
      const shaded = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].find(
        (element) => getComputedStyle(element).boxShadow !== 'none',
      );
      if (!shaded) throw new Error('No shadow');
      shaded.style.boxShadow = 'none';
    },
    stories: [product],
  },
  {
    name: 'A picture 1 % larger in its frame',
    page: () => {
      const picture = document.querySelector<HTMLElement>('#storybook-root img');
      if (!picture) throw new Error('No picture');
      picture.style.transform = 'scale(1.01)';
    },
    stories: [product],
  },
  {
    name: 'A missing picture',
    page: () => {
      const picture = document.querySelector('#storybook-root picture img');
      if (!picture) throw new Error('No picture');
      picture.remove();
    },
    stories: [product],
  },
  {
    name: 'A text 1 % fainter',
    page: () => {
      const text = [
        ...document.querySelectorAll<HTMLElement>('#storybook-root :is(h1, h2, h3, label, button)'),
      ].find((element) => element.offsetWidth > 2 && !element.closest('[aria-hidden]'));
      if (!text) throw new Error('No text');
      text.style.opacity = '0.99';
    },
    stories: everywhere,
  },
  {
    name: 'A letter spacing 0.1 px wider',
    page: () => {
      const root = document.getElementById('storybook-root');
      if (!root) throw new Error('Nothing written');
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        element.style.letterSpacing = '0.1px';
      }
    },
    stories: everywhere,
  },
  {
    name: 'One pixel of another colour step',
    page: () => {
      const dot = document.createElement('i');
      dot.style.cssText =
        'position:absolute;left:9px;top:9px;width:1px;height:1px;background:rgb(254 246 230)';
      document.body.append(dot);
    },
    stories: [contact],
  },
];

/** Repeated without any fault: each difference is a false alarm. */
export const unchanged = {
  times: 5,
  stories: [...everywhere, header, title, 'components-carousel--default', 'pages-contact--default'],
};
