import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { ordinaryConditions } from './conditions';
import type { Conditions } from './conditions';
import { LayoutGrid } from './LayoutGrid';
import { emulateMedia } from './mediaEmulation';
import { supplyPictures } from './pictureSupply';

/** Puts the document under conditions, all of them at once: what is not asked for is as usual. */
export const applyConditions = (wanted: Partial<Conditions> = {}): Conditions => {
  const conditions = { ...ordinaryConditions, ...wanted };
  const { documentElement } = document;
  const percent = Number.parseInt(conditions.textSize, 10);
  documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  if (conditions.direction === 'rtl') documentElement.dir = 'rtl';
  else documentElement.removeAttribute('dir');
  emulateMedia({
    reducedMotion: conditions.motion === 'reduced',
    forcedColors: conditions.forcedColors === 'active',
  });
  supplyPictures(conditions.pictures);
  return conditions;
};

/**
 * Renders a story under the conditions of the toolbar and of its own `globals`. A docs page holds many stories and is one
 * document, so there the toolbar alone counts. Before the story and not in an effect: its first render must see them.
 */
export const withConditions: Decorator = (Story, { globals, userGlobals, viewMode }) => {
  const { pictures } = applyConditions(viewMode === 'docs' ? userGlobals : globals);
  return (
    // Pictures that have arrived have to be asked for again.
    <Fragment key={pictures}>
      <Story />
    </Fragment>
  );
};

/** The layout grid over a story; a docs page has none, its stories being narrower than a page. */
export const withLayoutGrid: Decorator = (Story, { globals, viewMode }) => (
  <>
    <Story />
    {globals.grid === 'on' && viewMode !== 'docs' && <LayoutGrid />}
  </>
);
