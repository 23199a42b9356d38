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
    plugins: [
      ...(viteConfig.plugins ?? []),
      componentDocsPlugin(),
      siteSourcePlugin(),
      leanMediaPlugin(),
    ],
  }),
};

export default config;
