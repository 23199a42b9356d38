import type { Preview } from '@storybook/react-vite';
import { ThemeProvider } from '@mui/material/styles';
import { configure } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyles } from '@/theme/GlobalStyles';
import { theme } from '@/theme/theme';
import { breakpoints } from '@/theme/tokens';
import '@/theme/fonts.css';

configure({ enforceActions: 'always' });

const heights: Record<string, number> = { xs: 844, sm: 900, md: 1024 };

const preview: Preview = {
  decorators: [
    (Story, { parameters }) => (
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        <MemoryRouter initialEntries={[(parameters.address as string | undefined) ?? '/home']}>
          <Story />
        </MemoryRouter>
      </ThemeProvider>
    ),
  ],
  parameters: {
    // An accessibility finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
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
