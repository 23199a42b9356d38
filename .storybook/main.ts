import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Manifests } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import kit from '../kit/package.json' with { type: 'json' };
import { sampleContent } from '../tools/content/contentFolder.ts';
import { completeManifests } from '../tools/storybook/componentManifest.ts';
import { componentDocsPlugin } from './componentDocsPlugin.ts';
import { kitChangesPlugin } from './kitChangesPlugin.ts';
import { leanMediaPlugin } from './leanMediaPlugin.ts';
import { siteSourcePlugin } from './siteSourcePlugin.ts';
import { storyCodesPlugin } from './storyCodesPlugin.ts';
import { TOKEN_FOLDER, tokenFiles } from './tokenFiles.ts';

/** What Storybook takes from its configuration beside what its types say. */
interface Presets {
  /** What assistants are answered from, here as in the built Storybook. */
  experimental_manifests: (manifests: Manifests) => Manifests;
}

const config: StorybookConfig & Presets = {
  // Only some of them, where just these are to be captured.
  stories: process.env.STORY_FILES?.split(',').map((file) => `../${file}`) ?? [
    '../stories/**/*.stories.tsx',
    '../stories/*.mdx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true },
  experimental_manifests: (manifests) =>
    completeManifests(manifests, path.resolve(import.meta.dirname, '..')),
  framework: '@storybook/react-vite',
  // All but the films of the company, in whose place those of the sample stand.
  staticDirs: [
    { from: '../public/pictures', to: '/pictures' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    { from: '../public/icons', to: '/icons' },
    { from: '../tests/sample/films', to: '/films' },
    { from: '../tests/storybook/transcripts', to: '/transcripts' },
    ...tokenFiles.map(({ name }) => ({
      from: `../${TOKEN_FOLDER}/${name}`,
      to: `/tokens/${name}`,
    })),
    './generated',
  ],
  env: (env) => ({
    STORYBOOK_PROBLEM_ADDRESS: `mailto:${kit.bugs.email}?subject={component}`,
    ...env,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      publicDir: false,
      resolve: { alias: { '@content': sampleContent } },
      // What the first story needs is compiled while the browser is still opening.
      server: {
        warmup: { clientFiles: ['./.storybook/preview.tsx', './stories/Introduction.stories.tsx'] },
      },
      plugins: [
        componentDocsPlugin(),
        kitChangesPlugin(),
        siteSourcePlugin(),
        storyCodesPlugin(),
        leanMediaPlugin(),
      ],
    }),
};

export default config;
