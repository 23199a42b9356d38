import json from './navigation.json';
import type { NavigationItem } from './schema';

/** The one navigation tree, read by the header and by the slide-in menu (NAV-1). */
export const navigation = json as NavigationItem[];
