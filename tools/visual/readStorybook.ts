/** Asks a built Storybook for its stories: what its index says, and the parameters that only the page knows. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { ListedStory, VisualParameters } from './storyList.ts';
import { chromiumLaunch } from '../chromium.ts';

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  componentPath?: string;
}

interface ViewportOption {
  styles?: { width?: string; height?: string };
}

interface PageStory {
  id: string;
  visual: VisualParameters;
  viewport: { name: string; option: ViewportOption | undefined } | undefined;
  play: string | undefined;
  forcedColors: unknown;
}

interface PreparedStory {
  parameters: {
    visual?: VisualParameters;
    viewport?: { options?: Record<string, ViewportOption> };
  };
  storyGlobals?: { viewport?: { value?: string } } & Record<string, unknown>;
  playFunction?: () => unknown;
}

interface Preview {
  storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
}

const readIndex = (folder: string) => {
  const file = path.join(folder, 'index.json');
  if (!fs.existsSync(file)) {
    throw new Error(`${folder} holds no Storybook: run "npm run build-storybook" first`);
  }
  const { entries } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

const px = (length: string | undefined, otherwise: number) =>
  length?.endsWith('px') ? Number.parseInt(length, 10) : otherwise;

const projectPath = (file: string) => file.replace(/^\.\//, '');

const fromPage = async (origin: string, ids: string[]): Promise<PageStory[]> => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html?id=none&viewMode=story`);
    await page.waitForFunction(
      () =>
        (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.storyStoreValue !==
        undefined,
    );
    // Functions without names only: this is sent to the page as the compiler leaves it.
    return await page.evaluate(
      (storyIds) =>
        Promise.all(
          storyIds.map(async (id): Promise<PageStory> => {
            const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
              .__STORYBOOK_PREVIEW__;
            if (!storyStoreValue) throw new Error('The Storybook has no stories');
            const { parameters, storyGlobals, playFunction } = await storyStoreValue.loadStory({
              storyId: id,
            });
            const name = storyGlobals?.viewport?.value;
            return {
              id,
              visual: parameters.visual ?? {},
              viewport: name ? { name, option: parameters.viewport?.options?.[name] } : undefined,
              play: playFunction?.toString(),
              forcedColors: storyGlobals?.forcedColors,
            };
          }),
        ),
      ids,
    );
  } finally {
    await browser.close();
  }
};

/** Every story, in the order of the index. */
export const listStories = async (folder: string, origin: string): Promise<ListedStory[]> => {
  const entries = readIndex(folder);
  const details = await fromPage(
    origin,
    entries.map(({ id }) => id),
  );
  return entries.map(({ id, title, name, importPath, componentPath }, index) => {
    const detail = details[index];
    if (detail?.id !== id) throw new Error(`The page does not know the story ${id}`);
    const { visual, viewport, play, forcedColors } = detail;
    return {
      id,
      title,
      name,
      file: projectPath(importPath),
      ...(componentPath && { component: projectPath(componentPath) }),
      visual,
      ...(viewport && {
        viewport: {
          name: viewport.name,
          width: px(viewport.option?.styles?.width, 1366),
          height: px(viewport.option?.styles?.height, 800),
        },
      }),
      ...(typeof forcedColors === 'string' && { globals: { forcedColors } }),
      hasPlay: play !== undefined,
      usesKeyboard: play !== undefined && /\.(keyboard|tab)\(/.test(play),
    };
  });
};
