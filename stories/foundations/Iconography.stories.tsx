import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Code, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { siteIcons } from '@stories/support/siteIcons';
import { iconsInSource } from '@stories/support/siteSource';
import { ViberIcon } from '@lasakita/ui/ViberIcon';
import { Logo } from '@lasakita/ui/Logo';
import { SocialIcon, networkName } from '@lasakita/ui/SocialIcon';
import { networks } from '@kit/components/SocialIcon/networks';
import type { SocialNetwork } from '@lasakita/ui/SocialIcon';
import { site } from '@/content/site';

const SIZES = [
  ['1em', 'Beside words: as large as they are'],
  ['1.25rem', 'small: in a compact control'],
  ['1.5rem', 'medium: the ordinary size'],
  ['2.1875rem', 'large: alone in a large control'],
] as const;

const TAB_SIZES = [16, 32, 48];

const IconCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  '& > svg': { fontSize: '2rem' },
  '& p': { margin: 0 },
}));

const Ground = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(5),
  minHeight: theme.spacing(30),
  padding: theme.spacing(6),
  marginBottom: theme.spacing(4),
  borderRadius: theme.tokens.radius.medium,
  backgroundColor: theme.palette.gata.main,
}));

const AppIcon = styled('img')({ display: 'block' });

function LogoCards() {
  const name = site.company.shortName;
  return (
    <Specimens least={280}>
      <Card>
        <Ground>
          <Logo name={name} />
        </Ground>
        Mark and name: header, slide-in menu
      </Card>
      <Card>
        <Ground sx={{ bgcolor: 'tsokolate.dark' }}>
          <Logo name={name} onDark />
        </Ground>
        On dark grounds bowl and name are cream
      </Card>
      <Card>
        <Ground>
          <Logo name={name} markOnly />
        </Ground>
        The mark alone, where there is no room for the name
      </Card>
      <Card>
        <Ground sx={{ bgcolor: 'gata.dark' }}>
          {TAB_SIZES.map((size) => (
            <AppIcon key={size} src="favicon.svg" alt="" width={size} height={size} />
          ))}
        </Ground>
        In a browser&apos;s tab: a drawing of its own with fewer rays, at {TAB_SIZES.join(', ')} px
      </Card>
      <Card>
        <Ground sx={{ bgcolor: 'gata.dark' }}>
          <AppIcon src="icons/apple-touch-icon.png" alt="" width={90} height={90} />
          <AppIcon src="icons/icon-maskable-512.png" alt="" width={90} height={90} />
        </Ground>
        On a home screen, and with the margin for launchers that cut their own shape
      </Card>
    </Specimens>
  );
}

function IconographyPage() {
  const users = iconsInSource();
  return (
    <Sheet
      title="Iconography"
      lead="A sun out of a bowl, and rounded signs beside words. No emoji."
    >
      <SheetSection
        title="Logo"
        text="Its sun and bowl come from the theme. The link or heading around it gives it its name for screen readers."
      >
        <LogoCards />
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Icons"
        text={`The ${users.size} of Material's rounded icons that the site imports, and where. A new one is imported by its own path, and shown here.`}
      >
        <Specimens least={260}>
          {Object.entries(siteIcons).map(([name, Icon]) => (
            <IconCard key={name} data-icon={name}>
              <Icon aria-hidden />
              <div>
                <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {users.get(name)?.join(', ')}
                </Typography>
              </div>
            </IconCard>
          ))}
        </Specimens>
      </SheetSection>
      <SheetSection
        title="Networks and messengers"
        text="Their own signs, in the color of the text around them. The control names the network."
      >
        <Specimens least={200}>
          {(Object.keys(networks) as SocialNetwork[]).map((network) => (
            <IconCard key={network}>
              <SocialIcon network={network} />
              <Typography variant="body2">{networkName(network)}</Typography>
            </IconCard>
          ))}
          <IconCard>
            <ViberIcon aria-hidden />
            <Typography variant="body2">Viber</Typography>
          </IconCard>
        </Specimens>
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Sizes"
        text="An icon takes the color of its text. One that stands alone in a control sits in at least 44 × 44 px, and the control has a name; beside words it is hidden from screen readers."
      >
        <Specimens>
          {SIZES.map(([size, use]) => (
            <IconCard key={size}>
              <siteIcons.SearchRounded aria-hidden sx={{ '&&': { fontSize: size } }} />
              <Typography variant="body2">
                <Code>{size}</Code> {use}
              </Typography>
            </IconCard>
          ))}
        </Specimens>
      </SheetSection>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Iconography (icons, logo)',
  id: 'foundations-iconography',
  component: IconographyPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof IconographyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Iconography: Story = {
  name: 'Iconography (icons, logo)',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-icon]')).toHaveLength(iconsInSource().size);
  },
};
