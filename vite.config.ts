import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentFolder } from './tools/content/contentFolder.ts';
import { contentCounts } from './tools/content/contentCounts.ts';
import { dealerPlaces } from './tools/content/locateDealers.ts';
import { contentReload } from './tools/content/contentReload.ts';

export default defineConfig({
  plugins: [react(), contentReload(), contentCounts(), dealerPlaces()],
  define: {
    // What the prerendered footer says; the browser corrects it once the year has turned.
    'import.meta.env.VITE_BUILD_YEAR': new Date().getFullYear(),
  },
  resolve: {
    alias: {
      // notistack writes its styles through goober, with a style element that the content security policy forbids. The
      // toasts are styled by the theme alone.
      goober: path.resolve(import.meta.dirname, 'kit/src/components/ToastStack/noStyles.ts'),
      '@kit': path.resolve(import.meta.dirname, 'kit/src'),
      '@': path.resolve(import.meta.dirname, 'src'),
      '@content': contentFolder,
      '@stories': path.resolve(import.meta.dirname, 'stories'),
    },
  },
});
