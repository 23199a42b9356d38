import type { Preview } from '@storybook/react-vite';
import { configure } from 'mobx';
import { within } from 'storybook/test';
import type { SiteState } from '../stories/support/siteState';
import { preloadParts } from '@/preloadable';
import { breakpoints } from '@/theme/tokens';
import { conditionMenus, ordinaryConditions } from './conditions/conditions';
import { applyConditions, withConditions, withLayoutGrid } from './conditions/withConditions';
import { SiteSurroundings } from './SiteSurroundings';
import { DocsPage, describeProps } from './docs';
import './patience';
import '@/theme/fonts.css';

configure({ enforceActions: 'always' });

const heights: Record<string, number> = { xs: 844, sm: 900, md: 1024 };

const preview: Preview = {
  globalTypes: conditionMenus,
  initialGlobals: ordinaryConditions,
  beforeEach: (context) => {
    // Dialogs and toasts stand at the end of the body: a story finds them as it finds the rest, here as in its test.
    context.canvas = within(document.body) as typeof context.canvas;
    // The next story or page starts from the ordinary.
    return () => void applyConditions();
  },
  // A story shows whole, as every page but a visit's first does.
  loaders: [() => preloadParts()],
  // The last one stands outermost.
  argTypesEnhancers: [describeProps],
  decorators: [
    withLayoutGrid,
    (Story, { parameters, id }) => (
      <SiteSurroundings
        key={id}
        address={(parameters.address as string | undefined) ?? '/home'}
        state={parameters.siteState as SiteState | undefined}
      >
        <Story />
      </SiteSurroundings>
    ),
    withConditions,
  ],
  parameters: {
    // An accessibility finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Colour',
            'Typography',
            'Spacing',
            'Radius and elevation',
            'Breakpoints',
            'Motion',
            'Z-index',
            'Iconography',
            'Imagery',
            'Voice',
          ],
          'Status',
          'Speed',
          'components',
          'Sections',
          'Layouts',
          'Pages',
          'Journeys',
        ],
      },
    },
    docs: { page: DocsPage },
    viewport: {
      options: Object.fromEntries(
        Object.entries<number>(breakpoints)
          .filter(([, width]) => width > 0)
          .map(([name, width]) => [
            name,
            {
              name: `${name} (${width} px)`,
              styles: { width: `${width}px`, height: `${heights[name] ?? 900}px` },
            },
          ]),
      ),
    },
  },
  tags: ['autodocs'],
};

export default preview;
