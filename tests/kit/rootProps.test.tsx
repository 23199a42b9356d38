/**
 * A consumer's props for the root element arrive there (KIT-3): the ref, classes, styles, attributes and handlers. The
 * components are those of the library's public paths, with the args of their first story.
 */
import { composeStory } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, createRef } from 'react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '../../.storybook/preview';

type Props = Record<string, unknown>;
type Module = Record<string, unknown>;

/** What has no root element, and why. */
const withoutRoot: Record<string, string> = {
  Highlight: 'It draws a text, with marks in it.',
  LinkProvider: 'It draws nothing.',
};

/** What has another root than that of its first story, with these args. */
const otherForms: Record<string, Props> = {
  Carousel: { slides: [{ key: 'one', content: 'One' }] },
  Picture: { asset: undefined },
};

/** What has no story of its own and cannot do without something. */
const least: Record<string, Props> = { AwningSign: { children: 'Dealership' } };

const isComponent = (entry: [string, unknown]): entry is [string, ComponentType<Props>] => {
  const [name, value] = entry;
  return (
    /^[A-Z]/.test(name) &&
    (typeof value === 'function' ||
      (typeof value === 'object' && value !== null && '$$typeof' in value))
  );
};

/** The files of the public paths: one of its folder's name in each folder, and those that the package names. */
const sources = import.meta.glob<Module>('/kit/src/components/*/*.tsx', { eager: true });
const folderOf = (file: string) => file.split('/').at(-2);
const components = Object.entries(sources)
  .filter(([file]) => file.endsWith(`/${folderOf(file)}.tsx`) || file.endsWith('/ViberIcon.tsx'))
  .flatMap(([, module]) => Object.entries(module).filter(isComponent));

const storyFiles = Object.values(
  import.meta.glob<{ default: Meta<Props>; Default: StoryObj<Props> }>(
    '/stories/components/*.stories.tsx',
    { eager: true },
  ),
);

/** The component as its first story has it; without stories of its own, with no args at all. */
const storyOf = (component: ComponentType<Props>, probe: Props) => {
  const { default: meta, Default } = storyFiles.find(
    (file) => file.default.component === component,
  ) ?? { default: {}, Default: {} };
  return composeStory(
    { ...Default, render: (args) => createElement(component, { ...args, ...probe }) },
    { ...meta, component },
    preview,
  );
};

const subjects = components
  .filter(([name]) => !(name in withoutRoot))
  .flatMap(([name, component]) => {
    const otherForm = otherForms[name];
    return [
      { name, component, args: least[name] ?? {} },
      ...(otherForm ? [{ name: `${name}, in its other form,`, component, args: otherForm }] : []),
    ];
  });

/** By the handler that hears of it. A browser tells React of one that enters by one that is over. */
const events: Record<string, Event> = {
  onClick: new MouseEvent('click', { bubbles: true, cancelable: true }),
  onMouseDown: new MouseEvent('mousedown', { bubbles: true }),
  onKeyDown: new KeyboardEvent('keydown', { bubbles: true, key: 'F13' }),
  onFocus: new FocusEvent('focusin', { bubbles: true }),
  onBlur: new FocusEvent('focusout', { bubbles: true }),
  onPointerEnter: new PointerEvent('pointerover', { bubbles: true }),
  onPointerLeave: new PointerEvent('pointerout', { bubbles: true }),
};

test('There are components to look at, and no exception is of yesterday', () => {
  const names = components.map(([name]) => name);
  const folders = new Set(Object.keys(sources).map(folderOf));
  expect(folders.size).toBeGreaterThan(40);
  expect([...folders].filter((folder) => !names.includes(folder ?? ''))).toEqual([]);
  expect(Object.keys(withoutRoot).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(subjects)(
  '$name hands on to its root what a consumer gives it',
  async ({ component, args }) => {
    const ref = createRef<HTMLElement>();
    const handlers = Object.fromEntries(
      Object.keys(events).map((name) => [
        name,
        vi.fn<(event: Event) => void>((event) => event.preventDefault()),
      ]),
    );
    const Story = storyOf(component, {
      ...args,
      ref,
      id: 'probe',
      className: 'probe',
      style: { '--probe': 'styled' },
      'data-probe': 'marked',
      'aria-description': 'described',
      ...handlers,
    });
    const { container } = await render(<Story />);
    const root = ref.current;
    expect(root).toBeInstanceOf(Element);
    if (!root) return;
    expect([...container.querySelectorAll('.probe, #probe, [data-probe]')]).toEqual([root]);
    expect(root.style.getPropertyValue('--probe')).toBe('styled');
    expect(root.getAttribute('aria-description')).toBe('described');
    // A dialog that opens has the focus already.
    for (const handler of Object.values(handlers)) handler.mockClear();
    for (const event of Object.values(events)) root.dispatchEvent(event);
    const unheard = Object.entries(handlers).filter(([, { mock }]) => mock.calls.length !== 1);
    expect(unheard.map(([name]) => name)).toEqual([]);
  },
);

/** What a page in jsdom lacks of what components ask the browser for. */
const LACKING: [object, string][] = [
  [globalThis, 'matchMedia'],
  [globalThis, 'IntersectionObserver'],
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLDialogElement.prototype, 'close'],
  [Element.prototype, 'getAnimations'],
];

describe('in a page as jsdom has it', () => {
  const taken: (() => void)[] = [];
  beforeEach(() => {
    for (const [owner, name] of LACKING) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      if (!descriptor) throw new Error(`There is no ${name}`);
      Reflect.deleteProperty(owner, name);
      taken.push(() => Object.defineProperty(owner, name, descriptor));
    }
  });
  afterEach(() => {
    for (const giveBack of taken.splice(0)) giveBack();
  });

  test.each(subjects)('$name is drawn', async ({ component, args }) => {
    const Story = storyOf(component, { ...args, id: 'probe' });
    const { unmount } = await render(<Story />);
    await expect.poll(() => document.querySelector('#probe')).not.toBeNull();
    await unmount();
  });
});
