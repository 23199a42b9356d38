import type { Preview } from '@storybook/react-vite';
import { configure } from 'mobx';
import type { SiteState } from '../stories/support/siteState';
import { breakpoints } from '@/theme/tokens';
import { SiteSurroundings } from './SiteSurroundings';
import { DocsPage, describeProps } from './docs';
import './patience';
import '@/theme/fonts.css';

configure({ enforceActions: 'always' });

const heights: Record<string, number> = { xs: 844, sm: 900, md: 1024 };

const preview: Preview = {
  argTypesEnhancers: [describeProps],
  decorators: [
    (Story, { parameters, id }) => (
      <SiteSurroundings
        key={id}
        address={(parameters.address as string | undefined) ?? '/home'}
        state={parameters.siteState as SiteState | undefined}
      >
        <Story />
      </SiteSurroundings>
    ),
  ],
  parameters: {
    // An accessibility finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
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
