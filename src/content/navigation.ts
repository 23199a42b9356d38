import json from '@content/navigation.json';

/** The one navigation tree, read by the header and by the slide-in menu (NAV-1). */
export const navigation = json;
