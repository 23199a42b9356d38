import type { Preview } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { breakpoints } from '@lasakita/ui/tokens';
import { conditionMenus, ordinaryConditions } from './conditions/conditions';
import type { Conditions } from './conditions/conditions';
import { applyConditions, withConditions, withLayoutGrid } from './conditions/withConditions';
import { brandTheme } from './brandTheme';
import { Surroundings } from './Surroundings';
import { DocsPage, codeOfStory, describeProps } from './docs';
import { leaveFocus } from './embedded';
import { nameFaults } from './nameFaults';
import { expectTextToFit } from './textFaults';
import './patience';
import '@lasakita/ui/fonts.css';
import '@/start/plain.css';
import '@lasakita/ui/print.css';

const heights: Record<string, number> = { xs: 844, sm: 900, md: 1024 };

const preview: Preview = {
  globalTypes: conditionMenus,
  initialGlobals: ordinaryConditions,
  beforeEach: (context) => {
    // Dialogs and toasts stand at the end of the body: a story finds them as it finds the rest, here as in its test.
    // Not `within(document.body)`: the Interactions panel counts that call, counts anew when the story plays, and then takes
    // the second call of a play function for it; where that is made of the canvas, it draws each inside the other for ever.
    context.canvas = screen as typeof context.canvas;
    // The next story or page starts from the ordinary.
    return () => void applyConditions();
  },
  // In the tests alone: in the frame of Storybook it would mark a story as failed that somebody makes too narrow.
  afterEach: async () => {
    if (import.meta.env.MODE === 'test') {
      await expect(nameFaults()).toEqual([]);
      await expectTextToFit();
    }
    leaveFocus();
  },
  // The last one stands outermost.
  argTypesEnhancers: [describeProps],
  decorators: [
    withLayoutGrid,
    (Story, { parameters, id, globals, userGlobals, viewMode }) => {
      const { brand, country } = (
        viewMode === 'docs' ? userGlobals : globals
      ) as Partial<Conditions>;
      return (
        <Surroundings
          key={id}
          address={(parameters.address as string | undefined) ?? '/'}
          brand={brand}
          country={country}
        >
          <Story />
        </Surroundings>
      );
    },
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
          'Install and use (readme, setup)',
          'Accessibility (WCAG, keyboard, screen reader)',
          'Overview (all components, gallery)',
          'Foundations',
          [
            'Color (palette, contrast)',
            'Typography (font, text)',
            'Spacing (margin, padding, gap)',
            'Radius and elevation (shadow, corner)',
            'Breakpoints (responsive, viewport)',
            'Motion (animation, easing)',
            'Z-index (layers, stacking)',
            'Iconography (icons, logo)',
            'Imagery (pictures, photos)',
            'Voice (tone, wording)',
            'Buttons and links (call to action, anchor)',
          ],
          'What changed (changelog, versions, releases)',
          'Moving to another version (migration, upgrade)',
          'Status',
          'Speed',
          'Components',
          ['Navigation', 'Media', 'Forms', 'Feedback', 'Content', 'Layout'],
          'Sections',
          'Layouts',
          'Pages',
          'Journeys',
        ],
      },
    },
    docs: {
      page: DocsPage,
      theme: brandTheme,
      source: { type: 'code', language: 'tsx', transform: codeOfStory },
    },
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
