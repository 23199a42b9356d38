import type { Site } from './schema';
import json from './site.json';

/** The texts of the site, its pages' titles, and how the company is reached. */
export const site = json as Site;
