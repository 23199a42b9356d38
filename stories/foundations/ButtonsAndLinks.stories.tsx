import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { ShownStates } from '@stories/support/ShownStates';

const variants: [variant: NonNullable<ButtonProps['variant']>, words: string, text: string][] = [
  ['sticker', 'Buy Now', 'What sells, once on a screen: yellow with a hard edge.'],
  ['contained', 'Send message', 'The one step of a form or dialog.'],
  ['outlined', 'Find a dealer', 'A second way beside it.'],
  ['text', 'Clear filters', 'What takes something back.'],
];

const states: [name: string, props: ButtonProps & { 'data-shown'?: string }][] = [
  ['At rest', {}],
  ['Hover', { 'data-shown': 'hover' }],
  ['Focus', { 'data-shown': 'focus' }],
  ['Pressed', { 'data-shown': 'pressed' }],
  ['Disabled', { disabled: true }],
  ['Loading', { loading: true }],
  ['With an icon', { startIcon: <AddIcon /> }],
  ['Small', { size: 'small' }],
];

const State = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
}));

const OnDark = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(5),
  borderRadius: theme.tokens.radius.medium,
  ...theme.tokens.onBand('tsokolate'),
}));

const linkStates: [name: string, shown?: string][] = [
  ['At rest'],
  ['Hover', 'hover'],
  ['Focus', 'focus'],
];

function ButtonsAndLinksPage() {
  return (
    <ShownStates>
      <Sheet
        title="Buttons and links"
        lead="They are MUI's own, and the theme draws them: a button does something here, a link leads somewhere."
      >
        <SheetSection
          title="Button"
          text={
            <>
              <Code>import Button from &#39;@mui/material/Button&#39;</Code>. One that leads
              somewhere is a link that looks like a button:{' '}
              <Code>component=&#123;PageLink&#125;</Code>.
            </>
          }
        >
          <Rows>
            {variants.map(([variant, words, text]) => (
              <li key={variant}>
                <Typography variant="h3">{variant}</Typography>
                <Typography variant="body1" sx={{ mb: 4 }}>
                  {text}
                </Typography>
                <Specimens least={180}>
                  {states.map(([name, props]) => (
                    <Card key={name}>
                      <State>
                        <Button variant={variant} {...props}>
                          {words}
                        </Button>
                        <Typography variant="caption">{name}</Typography>
                      </State>
                    </Card>
                  ))}
                </Specimens>
              </li>
            ))}
          </Rows>
        </SheetSection>
        <SheetSection
          title="Link"
          text="Underlined within a text, so that it is seen without its color; where it leaves the site its words say so."
          tone="keso"
        >
          <Specimens least={240}>
            {linkStates.map(([name, shown]) => (
              <Card key={name}>
                <State>
                  <Typography variant="body1" sx={{ m: 0 }}>
                    See the{' '}
                    <Link href="#products" data-shown={shown}>
                      cheese powders
                    </Link>
                    .
                  </Typography>
                  <Typography variant="caption">{name}</Typography>
                </State>
              </Card>
            ))}
            <Card>
              <State>
                <OnDark>
                  On a dark band it has{' '}
                  <Link href="#products" color="inherit">
                    the color of the text
                  </Link>
                  .
                </OnDark>
                <Typography variant="caption">On a dark band</Typography>
              </State>
            </Card>
          </Specimens>
        </SheetSection>
      </Sheet>
    </ShownStates>
  );
}

const meta = {
  title: 'Foundations/Buttons and links (call to action, anchor)',
  id: 'foundations-buttons-and-links',
  component: ButtonsAndLinksPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ButtonsAndLinksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant in every state. */
export const ButtonsAndLinks: Story = {
  play: async ({ canvas }) => {
    const [atRest, hovered] = canvas
      .getAllByRole('button', { name: 'Buy Now' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(hovered).not.toBe(atRest);
  },
};
