import { describe, expect, it } from 'vitest';
import { influencerPage, influencers } from '@/content/influencers';

describe('influencerPage (INF-1)', () => {
  it('titles each page by its own name', () => {
    const pages = influencers.map(influencerPage);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(influencers.length);
    expect(pages).toContainEqual(
      expect.objectContaining({
        path: '/influencers/chef-ligaya',
        title: 'Influencers: Chef Ligaya | LasaKita Food Ingredients',
      }),
    );
  });
});
