import json from '@content/influencers.json';
import type { Influencer, PageContent } from './schema';
import { influencerPath } from '@/domain/paths';
import { site } from './site';

/** The influencers, in the menu's order. */
export const influencers = json;

/** An influencer's page: its path, and what it says of itself (INF-1). */
export const influencerPage = ({
  slug,
  name,
  introduction,
  portrait,
}: Influencer): PageContent & { path: string } => ({
  path: influencerPath(slug),
  title: `Influencers: ${name} | ${site.company.name}`,
  description: introduction,
  picture: portrait,
});
