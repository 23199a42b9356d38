import type { StorybookConfig } from '@storybook/react-vite';
import { componentDocsPlugin } from './componentDocsPlugin.ts';
import { leanMediaPlugin } from './leanMediaPlugin.ts';
import { siteSourcePlugin } from './siteSourcePlugin.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public', './generated'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    // What the first story needs is compiled while the browser is still opening.
    server: {
      ...viteConfig.server,
      warmup: { clientFiles: ['./.storybook/preview.tsx', './stories/Introduction.stories.tsx'] },
    },
    plugins: [
      ...(viteConfig.plugins ?? []),
      componentDocsPlugin(),
      siteSourcePlugin(),
      leanMediaPlugin(),
    ],
  }),
};

export default config;
