import { createElement } from 'react';
import { Badge } from 'storybook/internal/components';
import { addons, types, useAddonState } from 'storybook/manager-api';
import { brandTheme } from './brandTheme';

// The story has the whole of the screen; the panels come with a press of A.
addons.setConfig({ theme: brandTheme, layout: { showPanel: false } });

const A11Y = 'storybook/a11y';
const A11Y_PANEL = `${A11Y}/panel`;

/** The tab "Accessibility" counts what is wrong; what axe cannot tell is listed in its panel, and is no fault. */
function AccessibilityTitle() {
  const [state] = useAddonState<{ results?: { violations: unknown[] } } | undefined>(A11Y);
  const count = state?.results?.violations.length ?? 0;
  return createElement(
    'div',
    { style: { display: 'flex', alignItems: 'center', gap: 6 } },
    createElement('span', null, 'Accessibility'),
    count > 0 && createElement(Badge, { compact: true, status: 'negative' }, count),
  );
}

addons.register('lasakita/accessibility-title', () => {
  const panel = addons.getElements(types.PANEL)[A11Y_PANEL];
  if (panel) addons.add(A11Y_PANEL, { ...panel, title: AccessibilityTitle });
});
