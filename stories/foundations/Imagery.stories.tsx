import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { ratiosInSource } from '@stories/support/siteSource';
import { Picture } from '@lasakita/ui/Picture';
import manifestJson from '@content/generated/pictures.json';
import { altText, pictureAsset } from '@/content/pictures';
import type { PictureManifest } from '@/content/schema';

const CROPPED = 'home/partnership-1';

const pictures = Object.entries(manifestJson as PictureManifest);
const groups = [...new Set(pictures.map(([name]) => name.split('/')[0] ?? ''))];

const groupNotes: Record<string, string> = {
  about: 'The company, on its page.',
  dealership: 'What a dealer gets: a wholesale shelf.',
  films: 'The first picture of each film, shown until it plays and where it may not.',
  home: 'Food in use: scenes of the home page.',
  influencers: 'People, drawn in flat color and cut out, and posters of their videos.',
  products:
    'Every product from the same camera, one ground a brand line, so that the shelf is calm.',
  share: 'What a shared link shows, 1200 by 630.',
};

const Color = styled('span')(({ theme }) => ({
  forcedColorAdjust: 'none',
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: theme.spacing(1),
  verticalAlign: '-0.1em',
  borderRadius: theme.spacing(1),
  border: `1px solid ${theme.palette.tsokolate.soft}`,
}));

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(1, 0, 0),
}));

const valueOf = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number);
  return width / height;
};

function Crops() {
  const ratios = [...ratiosInSource()].sort(
    ([first], [second]) => valueOf(second) - valueOf(first),
  );
  return (
    <Specimens least={260}>
      {ratios.map(([ratio, users]) => (
        <li key={ratio}>
          <Picture
            asset={pictureAsset(CROPPED)}
            alt={`${altText(CROPPED)}, at ${ratio}`}
            ratio={valueOf(ratio)}
            sizes="(min-width: 600px) 300px, 92vw"
          />
          <Typography variant="body2" sx={{ mt: 2 }}>
            <Code>{ratio}</Code>
          </Typography>
          <Facts>{users.join(', ')}</Facts>
        </li>
      ))}
    </Specimens>
  );
}

function ImageryPage() {
  return (
    <Sheet
      title="Imagery"
      lead="Food first, warm light, no people to mistake for somebody. Replace a picture by replacing its file."
    >
      <SheetSection
        title="Crops"
        text="The ratios that the source states, on one picture. A place gives its picture a ratio, and focus says which part stays in view; the first screen, the poster backgrounds and full-width films fill their place instead, whatever its shape: keep what matters near the middle, and words off the picture."
      >
        <Crops />
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Every picture"
        text={`The ${pictures.length} pictures of the encoder's own list: name, size of the master, the widths that are sent, and the dominant color that keeps the place until the picture is there.`}
      >
        <Rows>
          {groups.map((group) => (
            <li key={group}>
              <Typography variant="h3">{group}</Typography>
              <Typography variant="body1" sx={{ mt: 1, mb: 3 }}>
                {groupNotes[group]}
              </Typography>
              <Specimens least={150}>
                {pictures
                  .filter(([name]) => name.startsWith(`${group}/`))
                  .map(([name, asset]) => (
                    <li key={name} data-picture={name}>
                      <Picture
                        asset={pictureAsset(name)}
                        alt={altText(name)}
                        sizes="(min-width: 400px) 240px, 45vw"
                      />
                      <Facts sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Facts>
                      <Facts>
                        {asset.width} × {asset.height} px, sent {asset.widths.join(', ')} wide
                      </Facts>
                      <Facts>
                        <Color sx={{ bgcolor: asset.color }} />
                        {asset.color}
                      </Facts>
                    </li>
                  ))}
              </Specimens>
            </li>
          ))}
        </Rows>
      </SheetSection>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Imagery (pictures, photos)',
  id: 'foundations-imagery',
  component: ImageryPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ImageryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Imagery: Story = {
  name: 'Imagery (pictures, photos)',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-picture]')).toHaveLength(pictures.length);
  },
};
