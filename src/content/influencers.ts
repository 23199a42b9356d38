import json from './influencers.json';
import type { Influencer } from './schema';

/** The influencers, in the menu's order. */
export const influencers = json as Influencer[];
