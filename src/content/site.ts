import json from '@content/site.json';

/** The texts of the site, its pages' titles, and how the company is reached. */
export const site = json;
