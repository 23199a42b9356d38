/** The toolbar's settings, which Storybook calls globals; a story's own `globals` and an address set them too. */

import type { Preview } from '@storybook/react-vite';

/** Under which conditions of the visitor's a story is looked at. */
export interface Conditions {
  /** In words: a mere number in an address reaches the toolbar as another kind of value than the menu's. */
  textSize: '100-percent' | '150-percent' | '200-percent';
  motion: 'full' | 'reduced';
  forcedColors: 'none' | 'active';
  direction: 'ltr' | 'rtl';
  pictures: 'normal' | 'slow' | 'missing';
  grid: 'off' | 'on';
  /** In whose colors, typefaces and corners: the site's, or those of the story "Another brand". */
  brand: 'site' | 'another' | 'another-dark';
  /** Where the visitors are: how money and telephone numbers are written. */
  country: 'philippines' | 'none';
}

/** What a visitor has who has changed nothing. Motion and colors are then as the browser itself says. */
export const ordinaryConditions: Conditions = {
  textSize: '100-percent',
  motion: 'full',
  forcedColors: 'none',
  direction: 'ltr',
  pictures: 'normal',
  grid: 'off',
  brand: 'site',
  country: 'philippines',
};

type Icon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

interface Choice<Value extends string> {
  description: string;
  toolbar: {
    icon: NonNullable<Icon>;
    dynamicTitle: true;
    items: { value: Value; title: string }[];
  };
}

const choice = <Value extends string>(
  icon: NonNullable<Icon>,
  description: string,
  titles: Record<Value, string>,
): Choice<Value> => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: (Object.entries(titles) as [Value, string][]).map(([value, title]) => ({
      value,
      title,
    })),
  },
});

/** The toolbar's menus, as Storybook's `globalTypes` takes them. */
export const conditionMenus: { [Name in keyof Conditions]: Choice<Conditions[Name]> } = {
  textSize: choice('type', 'Text size that the browser is set to', {
    '100-percent': '100 %',
    '150-percent': '150 %',
    '200-percent': '200 %',
  }),
  motion: choice('lightning', 'Motion: as the system says, or reduced', {
    full: 'Motion',
    reduced: 'Reduced motion',
  }),
  forcedColors: choice('contrast', "The system's own few colors in place of the page's", {
    none: 'Colors',
    active: 'Forced colors',
  }),
  direction: choice('transfer', 'Direction of writing, left to right or right to left', {
    ltr: 'LTR',
    rtl: 'RTL',
  }),
  pictures: choice('photo', 'How pictures arrive', {
    normal: 'Pictures',
    slow: 'Slow pictures',
    missing: 'Missing pictures',
  }),
  grid: choice('grid', 'Columns laid over the page', {
    off: 'No grid',
    on: 'Grid',
  }),
  brand: choice('paintbrush', 'The theme: the site’s, or another brand’s', {
    site: 'LasaKita',
    another: 'Another brand',
    'another-dark': 'Another brand, dark',
  }),
  country: choice('globe', 'How money and telephone numbers are written', {
    philippines: 'Philippines',
    none: 'No country',
  }),
};
