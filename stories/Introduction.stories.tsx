import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { conditionMenus } from '../.storybook/conditions/conditions';
import type { Conditions } from '../.storybook/conditions/conditions';
import { Card, Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { breakpoints } from '@lasakita/ui/tokens';

const foundations: [story: string, title: string, text: string][] = [
  ['colour--colour', 'Color', 'Every step, and the contrast of every pair'],
  ['typography--typography', 'Typography', 'Two faces, one fluid scale, long Filipino words'],
  ['spacing--spacing', 'Spacing', 'The steps in use and the shared sizes'],
  ['radius-and-elevation--radius-and-elevation', 'Radius and elevation', 'Corners and shadows'],
  ['breakpoints--breakpoints', 'Breakpoints', 'Where layouts change, and which ones'],
  ['motion--motion', 'Motion', 'Every duration and easing, played'],
  ['z-index--layers', 'Z-index', 'What lies above what'],
  ['iconography--iconography', 'Iconography', 'Logo, icons and their sizes'],
  ['imagery--imagery', 'Imagery', 'Every picture, and how it is cropped'],
  ['voice--voice', 'Voice', 'How the brand speaks, in two languages'],
  [
    'buttons-and-links--buttons-and-links',
    'Buttons and links',
    'Every variant, in every state that it can have',
  ],
];

const groups: [title: string, text: string, components: string[]][] = [
  [
    'Navigation',
    'Where am I, and where can I go',
    [
      'BuyBar',
      'BuyLink',
      'Footer',
      'Header',
      'Logo',
      'NavMenu',
      'PageLink',
      'Pagination',
      'ScrollToTop',
      'SkipLink',
      'SlideInMenu',
    ],
  ],
  [
    'Media',
    'Pictures, films, maps and what other services embed',
    [
      'Carousel',
      'HeroVideoCarousel',
      'InfluencerCarousel',
      'MapEmbed',
      'PhotoCarousel',
      'Picture',
      'SocialEmbed',
      'SocialIcon',
      'Video',
    ],
  ],
  [
    'Forms',
    'What a visitor types and chooses',
    [
      'ChoiceChips',
      'ContactForm',
      'FilterBar',
      'KitaHelper',
      'NearField',
      'SearchBox',
      'SelectBox',
      'ShareButton',
      'TextField',
    ],
  ],
  [
    'Feedback',
    'What answers a visitor, or comes before the page',
    ['EmptyState', 'Highlight', 'ModalDialog', 'ToastStack'],
  ],
  [
    'Content',
    'What is told: products, dealers, lines, figures',
    [
      'Badges',
      'Budburan',
      'Checklist',
      'ContactBlock',
      'Counter',
      'DealerCard',
      'DealerMap',
      'Facts',
      'HiddenText',
      'LineCard',
      'OrderList',
      'PackCount',
      'PageTitle',
      'PriceCard',
      'ProductCard',
      'ProductModal',
      'Recipe',
    ],
  ],
  [
    'Layout',
    'What holds the others and sets them apart',
    ['Awning', 'Reveal', 'SectionBand', 'Split'],
  ],
];

const steps: [title: string, text: ReactNode][] = [
  [
    'Look first',
    'Is there a component that does it, or nearly? A variant of one that exists is cheaper for everybody than a neighbor of it.',
  ],
  [
    'Folder',
    <>
      <Code>kit/src/components/Name/Name.tsx</Code>: a named export and its <Code>NameProps</Code>.
      It takes props only, no store, content or page; each prop has a line of description and its
      default, which become its table here. Colors, sizes, times and layers come from the theme.
    </>,
  ],
  [
    'Stories',
    <>
      <Code>stories/components/Name.stories.tsx</Code>: Default first, then one story for each
      variant and state: hover and focus, loading, empty, failed, disabled, one and many, long
      Filipino text, no picture. Whatever a visitor can do has a play function.
    </>,
  ],
  [
    'Tests',
    <>
      <Code>tests/components/Name.test.tsx</Code> for what it does. What a test needs to see is a
      story, and the test imports the story. Pure logic has a file of its own and is tested alone.
    </>,
  ],
  [
    'Docs',
    <>
      The docs page, and what assistants are told, write themselves from the comments above the
      component, its props and its stories. Tags there say when to use it, when not and what instead
      (<Code>@do</Code>, <Code>@dont</Code>, <Code>@instead</Code>), what keys do (
      <Code>@keyboard</Code>), and what a screen reader meets (<Code>@roles</Code>,{' '}
      <Code>@announcements</Code>).
    </>,
  ],
  [
    'Change note',
    <>
      <Code>npm run change</Code> says, by component, what is new for those who use the library. It
      stands on the component&rsquo;s page and under What changed.
    </>,
  ],
  [
    'Checks',
    <>
      <Code>npm test</Code> runs them all: types, lint, stories with their accessibility findings as
      errors, tests and pages. Designers review it here before it gets a place on a page.
    </>,
  ],
];

/** What a toolbar does, and how true it is. */
const conditionNotes: Record<keyof Conditions, { name: string; text: string }> = {
  textSize: {
    name: 'Text size',
    text: "Sets the size from which all others are reckoned, as the browser's own setting for larger text does. It is not zoom: widths and breakpoints stay.",
  },
  motion: {
    name: 'Motion',
    text: 'A page cannot change what the system says, so this rewrites the styles and answers as if less motion had been asked for. A film inside another service’s frame does not know.',
  },
  forcedColors: {
    name: 'Forced colors',
    text: "A likeness: the page's colors, shadows and gradients give way to the system's, as in Windows' contrast themes. Missing are the plates that a browser lays behind words over a picture, and its own colors of buttons and marks; colors in style attributes and in frames of other services stay. The last word is the real setting.",
  },
  direction: {
    name: 'Direction',
    text: 'Turns the direction of writing, to see what is placed by start and end and what by left and right. The site has no language that needs it yet.',
  },
  pictures: {
    name: 'Pictures',
    text: 'Slow ones come after four seconds, and never while an automated browser looks; missing ones fail. It holds for pictures and posters. Films play as ever.',
  },
  grid: {
    name: 'Layout grid',
    text: "Lays four, eight or twelve columns of the page's container over a story. A help to align by: sections have grids of their own.",
  },
  brand: {
    name: 'Brand',
    text: 'Puts a story into another theme: its colors, typefaces and corners are those of the story “Another brand”. Pictures and lettering that are drawn keep the site’s.',
  },
  country: {
    name: 'Country',
    text: 'Writes money and telephone numbers as it is done there. Words stay: they are their owner’s.',
  },
};

const Numbered = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  maxWidth: theme.spacing(200),
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(12)} minmax(0, 1fr)`,
    gap: theme.spacing(4),
  },
  '& > li::before': {
    ...theme.typography.h3,
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: theme.spacing(12),
    borderRadius: theme.tokens.radius.pill,
    color: theme.palette.tsokolate.main,
    backgroundColor: theme.palette.keso.main,
    border: `2px solid ${theme.palette.tsokolate.main}`,
  },
}));

const Names = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Example = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(5),
  maxWidth: theme.spacing(200),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.tokens.typeScale.small,
  lineHeight: 1.6,
  color: theme.palette.gata.main,
  backgroundColor: theme.palette.tsokolate.dark,
  borderRadius: theme.tokens.radius.medium,
}));

/** A link that changes the page around this one. */
const toStory = (id: string) => ({ href: `./?path=/story/${id}`, target: '_top' });

const toDocs = (id: string) => ({ href: `./?path=/docs/${id}--docs`, target: '_top' });

const example = `export const Reduced: Story = { globals: { motion: 'reduced' } };

?path=/story/components-picture--default&globals=pictures:missing;textSize:200-percent`;

/** What one looks for first, by the address of its page. */
const firstPages: readonly [title: string, link: ReturnType<typeof toStory>][] = [
  ['Install and use', toDocs('install-and-use-readme-setup')],
  ['All components as pictures', toStory('overview--overview')],
  ['Another brand', toStory('foundations-another-brand--light')],
  ['What changed', toStory('what-changed--what-changed')],
  ['Moving to another version', toDocs('moving-to-another-version-migration-upgrade')],
  ['Status', toStory('status--last-run')],
];

const widths = Object.entries(breakpoints)
  .filter(([, width]) => width > 0)
  .map(([name, width]) => `${name} ${width}`)
  .join(', ');

function IntroductionPage() {
  return (
    <Sheet
      title="LasaKita, piece by piece"
      lead="The component library of the LasaKita website: what the site is made of, in every state, to look at, use and judge before it reaches a page."
    >
      <SheetSection
        title="What it is"
        text="The site is assembled from what you find here, and from nothing else. The theme holds colors, type, sizes and times; components take them from it and show what they are given; pages put components together with content. Content, even sample content, is in files that the company edits."
      >
        <Specimens least={260}>
          <Card>
            <Typography variant="h3">Foundations</Typography>
            <Typography variant="body1" sx={{ mt: 2, mb: 0 }}>
              What everything is made with. Drawn from the theme, so never out of date.
            </Typography>
          </Card>
          <Card>
            <Typography variant="h3">Components</Typography>
            <Typography variant="body1" sx={{ mt: 2, mb: 0 }}>
              Each on its own, with its docs, its props and a story for every state.
            </Typography>
          </Card>
          <Card>
            <Typography variant="h3">Pages</Typography>
            <Typography variant="body1" sx={{ mt: 2, mb: 0 }}>
              Whole pages in the shared layout: loading, full, empty, failed.
            </Typography>
          </Card>
        </Specimens>
      </SheetSection>
      <SheetSection title="Where to begin">
        <Rows>
          {firstPages.map(([title, link]) => (
            <li key={title}>
              <Link color="inherit" {...link}>
                {title}
              </Link>
            </li>
          ))}
        </Rows>
      </SheetSection>
      <SheetSection
        title="Which content it shows"
        text="A sample that is frozen in tests/sample, in every story and in the pictures that tests take of them. What the company edits in src/content never shows here, and changes nothing here; the site shows it, and npm run dev."
      />
      <SheetSection
        tone="paper"
        title="Find and use"
        text="Search by name, also by a name from elsewhere such as drawer, snackbar or dropdown, or go down the list at the left. Docs shows a component's text, props and all its stories, what was checked of it, what it costs and what changed; a story shows it alone. Controls changes its props as you look, Accessibility lists what axe finds, Interactions replays what a visitor does, step by step. Show code below a story in the docs is what to write in a page. Assistants read llms.txt here, or ask at /mcp where npm run storybook runs."
      >
        <Specimens least={260}>
          {groups.map(([title, text, components]) => (
            <Card key={title}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 1, mb: 3 }}>
                {text}
              </Typography>
              <Names aria-label={title}>
                {components.map((name) => (
                  <li key={name}>
                    <Link {...toDocs(`components-${name.toLowerCase()}`)}>{name}</Link>
                  </li>
                ))}
              </Names>
            </Card>
          ))}
          {foundations.map(([story, title, text]) => (
            <Card key={story}>
              <Typography variant="h4" component="h3">
                <Link {...toStory(`foundations-${story}`)}>{title}</Link>
              </Typography>
              <Typography variant="body2" sx={{ mt: 1, mb: 0 }}>
                {text}
              </Typography>
            </Card>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection title="How a component comes in">
        <Numbered>
          {steps.map(([title, text]) => (
            <li key={title}>
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography variant="body1" component="div" sx={{ mt: 1, lineHeight: 1.8 }}>
                  {text}
                </Typography>
              </div>
            </li>
          ))}
        </Numbered>
      </SheetSection>
      <SheetSection
        tone="paper"
        title="The toolbars"
        text={`Above each story. The viewports are the theme's breakpoints: ${widths} px. The others put a story under what a visitor may bring along:`}
      >
        <Specimens least={300}>
          {(Object.keys(conditionMenus) as (keyof Conditions)[]).map((condition) => (
            <Card key={condition}>
              <Typography variant="h3">{conditionNotes[condition].name}</Typography>
              <Typography variant="body1" sx={{ mt: 2, mb: 3 }}>
                {conditionNotes[condition].text}
              </Typography>
              <Typography variant="body2" sx={{ lineHeight: 2 }}>
                <Code>{condition}</Code>{' '}
                {conditionMenus[condition].toolbar.items.map(({ value }) => value).join(', ')}
              </Typography>
            </Card>
          ))}
        </Specimens>
        <Typography variant="body1" sx={{ mt: 6, mb: 4, maxWidth: '66ch' }}>
          A story sets them for itself as globals, and so does an address. On a docs page such a
          story stands in a frame of its own, as wide as its viewport; for the others there only the
          toolbar counts.
        </Typography>
        <Example>{example}</Example>
      </SheetSection>
    </Sheet>
  );
}

const meta = {
  title: 'Introduction',
  component: IntroductionPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof IntroductionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Introduction: Story = {};
