import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/*.jsdom.tsx'],
    // Carousels import a stylesheet, which Node by itself cannot.
    server: { deps: { inline: ['@lasakita/ui'] } },
  },
});
