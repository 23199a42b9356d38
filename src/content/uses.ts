import json from '@content/uses.json';

/** What products are for, in the order of the chips (FIND-5). */
export const uses = json;
