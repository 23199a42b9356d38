import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  define: {
    // What the prerendered footer says; the browser corrects it once the year has turned.
    'import.meta.env.VITE_BUILD_YEAR': new Date().getFullYear(),
  },
  resolve: {
    alias: {
      // notistack writes its styles through goober, with a style element that the content security policy forbids. The
      // toasts are styled by the theme alone.
      goober: path.resolve(import.meta.dirname, 'src/components/Toast/noStyles.ts'),
      '@': path.resolve(import.meta.dirname, 'src'),
      '@stories': path.resolve(import.meta.dirname, 'stories'),
    },
  },
});
