/** The stories of the built Storybook, as the runner found them, and the captures that they ask for. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const resultsFolder = path.join(root, 'test-results/visual');
export const listFile = path.join(resultsFolder, 'stories.json');
export const baselineFolder =
  process.env.VISUAL_BASELINES ?? path.join(root, 'tests/visual/baselines');

/** The widths at which every story is captured that does not state its own. */
const standardSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 800 },
} as const;

type Globals = Readonly<Record<string, string>>;

/** The story parameter `visual`. */
export interface VisualParameters {
  /**
   * Further captures with toolbar settings, beside the plain one: `[{ textSize: '200-percent' }]`. Forced colors are
   * captured at the first width alone. So are larger text and missing pictures of whole pages.
   */
  globals?: Globals[];
  /** Why the story is not captured; without a reason it is. */
  skip?: string;
  /** Only these widths. @default both */
  sizes?: (keyof typeof standardSizes)[];
  /**
   * Whether a new page is opened for the story. A story as long as a page that listens to its scrolling looks different
   * after another story. Whole pages always get a new page. @default false
   */
  alone?: boolean;
}

export interface ListedStory {
  id: string;
  title: string;
  name: string;
  /** Its file, from the project's folder. */
  file: string;
  /** Its component's file, where it has one. */
  component?: string;
  visual: VisualParameters;
  /** The viewport that the story sets by itself. */
  viewport?: { name: string; width: number; height: number };
  /** What it sets of the toolbars by itself. */
  globals?: Globals;
  hasPlay: boolean;
  /** Whether its play function presses keys. */
  usesKeyboard: boolean;
}

export interface Size {
  name: string;
  width: number;
  height: number;
}

export interface Capture {
  /** Names the baseline: `components-carousel/default.phone`. */
  key: string;
  story: ListedStory;
  size: Size;
  globals: Globals;
}

const GLOBAL_NAMES = ['textSize', 'motion', 'forcedColors', 'direction', 'pictures', 'grid'];

export const readStories = (): ListedStory[] => {
  if (!fs.existsSync(listFile)) throw new Error('Run "npm run visual": it lists the stories first');
  return JSON.parse(fs.readFileSync(listFile, 'utf8')) as ListedStory[];
};

/** What is wrong with a story's `visual` parameter. */
export const parameterFaults = ({ id, visual }: ListedStory): string[] => {
  const faults: string[] = [];
  if ('skip' in visual && !(typeof visual.skip === 'string' && visual.skip.trim().length >= 10)) {
    faults.push(`${id}: "visual.skip" must say why`);
  }
  for (const globals of visual.globals ?? []) {
    for (const name of Object.keys(globals)) {
      if (!GLOBAL_NAMES.includes(name)) faults.push(`${id}: "${name}" is no toolbar's name`);
    }
  }
  for (const size of visual.sizes ?? []) {
    if (!(size in standardSizes)) faults.push(`${id}: "${size}" is no size`);
  }
  return faults;
};

const sizesOf = ({ viewport, visual }: ListedStory): Size[] => {
  if (viewport) return [viewport];
  const names = visual.sizes ?? (Object.keys(standardSizes) as (keyof typeof standardSizes)[]);
  return names.map((name) => ({ name, ...standardSizes[name] }));
};

/** What fills the window, with all that its sections' and components' own stories show. */
export const isWholePage = ({ title }: ListedStory): boolean =>
  /^(Pages|Journeys|Layouts)\//.test(title);

/**
 * Whether a story is captured under these settings at its other widths too. Forced colors do not depend on the width. For a
 * whole page, larger text and missing pictures need only the first width; mirroring differs at each.
 */
const isForEveryWidth = (story: ListedStory, globals: Globals): boolean => {
  if ('forcedColors' in globals) return false;
  return !isWholePage(story) || !('textSize' in globals || 'pictures' in globals);
};

/** Every picture that is taken of a story. */
export const capturesOf = (story: ListedStory): Capture[] => {
  if (story.visual.skip) return [];
  const [component = '', name = ''] = story.id.split('--');
  return sizesOf(story).flatMap((size, index) =>
    [{}, ...(story.visual.globals ?? [])]
      .filter((globals) => index === 0 || isForEveryWidth(story, globals))
      .map((globals: Globals) => {
        const variant = Object.entries(globals).map(([global, value]) => `.${global}-${value}`);
        const key = `${component}/${name}.${size.name}${variant.join('')}`;
        return { key, story, size, globals };
      }),
  );
};

/**
 * Baselines that no capture asks for.
 *
 * @param keys - Of the baselines.
 * @param isPart - Only some stories are listed: baselines in folders of others are theirs.
 */
export const orphans = (
  keys: readonly string[],
  stories: readonly ListedStory[],
  isPart: boolean,
): string[] => {
  const wanted = new Set(stories.flatMap(capturesOf).map(({ key }) => key));
  const folders = new Set(stories.map(({ id }) => id.split('--')[0]));
  return keys.filter((key) => !wanted.has(key) && (!isPart || folders.has(key.split('/')[0])));
};
