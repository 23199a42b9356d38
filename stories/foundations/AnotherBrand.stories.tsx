import Button from '@mui/material/Button';
import { ThemeProvider, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createSiteTheme } from '@lasakita/ui/createSiteTheme';
import type { Brand } from '@lasakita/ui/createSiteTheme';
import { DealerCard } from '@lasakita/ui/DealerCard';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { PackCount } from '@lasakita/ui/PackCount';
import { Pagination } from '@lasakita/ui/Pagination';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { SelectBox } from '@lasakita/ui/SelectBox';
import { TextField } from '@lasakita/ui/TextField';
import { dark, darkColors, light } from '../support/anotherBrand';

const Page = styled('div')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(4),
  marginBlock: theme.spacing(6),
}));

/** Components of all kinds. */
function Everything({ pages = 'Pages of products' }: { pages?: string }) {
  return (
    <>
      <SectionBand space="tight">
        <Typography variant="h1" component="h2">
          Another brand
        </Typography>
        <Row>
          <Button variant="sticker">Buy Now</Button>
          <Button>Send</Button>
          <Button variant="outlined">Details</Button>
        </Row>
        <Row>
          <TextField name="town" label="Town" defaultValue="Lisbon" />
          <SelectBox
            label="Select size"
            caption="Size"
            options={[
              { value: 's', label: 'Small' },
              { value: 'l', label: 'Large' },
            ]}
          />
        </Row>
        <DealerCard
          name="Harbour Baking"
          region=""
          address="48 Pirrama Road, Pyrmont"
          phoneNumbers={['+61 2 9374 4000']}
          mapsLink="https://maps.example/harbour"
        />
        <Pagination label={pages} pageCount={7} page={3} onPageChange={() => {}} />
      </SectionBand>
      <SectionBand tone="keso" space="tight">
        <PackCount price="€4" count={18} noun="cups" />
      </SectionBand>
      <SectionBand tone="tsokolate" space="tight">
        <Typography variant="h2">On a dark band</Typography>
      </SectionBand>
      <SectionBand space="tight">
        <EmptyState title="Nothing here yet">It comes with the first order.</EmptyState>
      </SectionBand>
    </>
  );
}

/** The same components in the theme of somebody else: nothing but the theme is another. */
function Branded({ brand }: { brand: Brand }) {
  return (
    <ThemeProvider theme={createSiteTheme(brand)}>
      <Page>
        <Everything />
      </Page>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Foundations/Another brand (theming, dark)',
  id: 'foundations-another-brand',
  component: Branded,
} satisfies Meta<typeof Branded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Other colors, typefaces and corners. */
export const Light: Story = {
  args: { brand: light },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toHaveStyle({
      backgroundColor: '#7FE0B0',
      borderRadius: '6px',
    });
  },
};

/** Dark paper, and light ink on it. */
export const Dark: Story = { args: { brand: dark } };

const bothSchemes = createSiteTheme({
  ...light,
  darkColors,
  colorSchemeSelector: '[data-scheme="%s"]',
});

/**
 * With `darkColors` one theme has both color schemes, through MUI's CSS variables. Usually the device chooses (`media`);
 * here each half of the page sets its own.
 */
export const BothSchemes: Story = {
  args: { brand: light },
  parameters: { controls: { disable: true } },
  render: () => (
    <ThemeProvider theme={bothSchemes}>
      <Page data-scheme="light">
        <Everything pages="Pages in light" />
      </Page>
      <Page data-scheme="dark" data-testid="dark">
        <Everything pages="Pages in dark" />
      </Page>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const [inLight, inDark] = canvas.getAllByRole('button', { name: 'Buy Now' });
    await expect(inLight).toHaveStyle({ backgroundColor: '#7FE0B0' });
    await expect(inDark).toHaveStyle({ backgroundColor: '#0B6B4B' });
    await expect(canvas.getByTestId('dark')).toHaveStyle({ backgroundColor: '#12161C' });
  },
};
