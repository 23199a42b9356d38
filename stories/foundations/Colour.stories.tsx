import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { getContrastRatio, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import {
  colorPairs,
  colorValues,
  contrastOf,
  groundOf,
  leastContrast,
  reachesAA,
} from '@kit/theme/colorPairs';
import type { ColorName, ColorPair } from '@kit/theme/colorPairs';
import { Card, Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { usersOf } from '@stories/support/siteSource';
import { noteOf } from '@stories/support/tokenSource';
import { TokenDownloads } from '@stories/support/TokenDownloads';
import { action, colors, edge, focus, ink, map, surface } from '@lasakita/ui/tokens';

/** The ink, dark or light, that is read better on a ground. */
const readableOn = (ground: string): ColorName =>
  getContrastRatio(colorValues['tsokolate.dark'], ground) >
  getContrastRatio(colorValues['gata.light'], ground)
    ? 'tsokolate.dark'
    : 'gata.light';

const usedIn = (files: number) =>
  files === 0 ? 'Not used yet' : `In ${files} ${files === 1 ? 'file' : 'files'}`;

// Colors are what this page is about: forced ones would leave nothing to see.
const shown = { forcedColorAdjust: 'none' } as const;

const Swatch = styled('li', { shouldForwardProp: (prop) => prop !== 'ground' })<{
  ground: string;
}>(({ theme, ground }) => ({
  ...shown,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: theme.spacing(1),
  minHeight: theme.spacing(40),
  padding: theme.spacing(4),
  borderRadius: theme.tokens.radius.large,
  color: colorValues[readableOn(ground)],
  backgroundColor: ground,
  border: `1px solid ${theme.palette.divider}`,
  '& > *': { margin: 0 },
}));

function ColorFamily({ color }: { color: keyof typeof colors }) {
  return (
    <li>
      <Typography variant="h3">{color}</Typography>
      <Typography variant="body1" sx={{ mt: 1, mb: 3, maxWidth: '66ch' }}>
        {noteOf(`colors.${color}`)}
      </Typography>
      <Specimens least={220}>
        {Object.entries(colors[color]).map(([step, value]) => (
          <Swatch key={step} ground={value}>
            <Typography variant="h4" component="p">
              {color}.{step}
            </Typography>
            <Typography variant="body2">{value}</Typography>
            <Typography variant="caption" component="p">
              {usedIn(usersOf(`${color}.${step}`).length)}
            </Typography>
          </Swatch>
        ))}
      </Specimens>
    </li>
  );
}

const roles = { surface, ink, action, edge, focus, map };

type Role = string | { readonly [part: string]: Role };

/** Each color of a role by its whole name: `action.sticker.ground`. */
const valuesOf = (name: string, role: Role): [name: string, value: string][] =>
  typeof role === 'string'
    ? [[name, role]]
    : Object.entries(role).flatMap(([part, value]) => valuesOf(`${name}.${part}`, value));

function RoleGroup({ name, role }: { name: string; role: Role }) {
  return (
    <li>
      <Typography variant="h3">{name}</Typography>
      <Typography variant="body1" sx={{ mt: 1, mb: 3, maxWidth: '66ch' }}>
        {noteOf(name)}
      </Typography>
      <Specimens least={220}>
        {valuesOf(name, role).map(([each, value]) => (
          <Swatch key={each} ground={value}>
            <Typography variant="h4" component="p">
              {each}
            </Typography>
            <Typography variant="body2">{noteOf(each)}</Typography>
            <Typography variant="caption" component="p">
              {usedIn(usersOf(each).length)}
            </Typography>
          </Swatch>
        ))}
      </Specimens>
    </li>
  );
}

const Sample = styled('div')(({ theme }) => ({
  ...shown,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: theme.spacing(22),
  padding: theme.spacing(4),
  marginBottom: theme.spacing(4),
  borderRadius: theme.tokens.radius.medium,
  border: `1px solid ${theme.palette.divider}`,
}));

const Verdict = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0, 3),
  fontWeight: 700,
}));

const samples: Record<ColorPair['kind'], ReactNode> = {
  text: (
    <Typography lang="fil" variant="body1" sx={{ m: 0 }}>
      Sarap ng lasa, sarap ng kita
    </Typography>
  ),
  large: (
    <Typography lang="fil" variant="h2" component="p">
      Sarap ng lasa
    </Typography>
  ),
  graphic: <CheckIcon aria-hidden sx={{ fontSize: '2.5rem' }} />,
};

const kinds: Record<ColorPair['kind'], string> = {
  text: 'Text',
  large: 'Large text',
  graphic: 'Sign or line',
};

function Pair({ pair }: { pair: ColorPair }) {
  const passes = reachesAA(pair);
  const Icon = passes ? CheckIcon : CloseIcon;
  return (
    <Card data-aa={passes ? 'pass' : 'fail'}>
      <Sample sx={{ bgcolor: groundOf(pair), color: colorValues[pair.ink] }}>
        {samples[pair.kind]}
      </Sample>
      <Typography variant="h4" component="h3">
        {pair.use}
      </Typography>
      <Verdict sx={{ color: passes ? 'pandan.main' : 'sili.main' }}>
        <Icon fontSize="small" aria-hidden />
        {contrastOf(pair).toFixed(2)} : 1, AA {passes ? 'reached' : 'missed'}
      </Verdict>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {kinds[pair.kind]}, at least {leastContrast[pair.kind]} : 1
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, lineHeight: 2 }}>
        <Code>{pair.ink}</Code> on <Code>{pair.ground}</Code>
        {pair.opacity !== undefined && ` at ${pair.opacity * 100} %, over white`}
      </Typography>
    </Card>
  );
}

function ColorPage() {
  return (
    <Sheet
      title="Color"
      lead="A component names what a color is for: its role. What a role looks like is in the pantry."
    >
      <SheetSection
        title="Roles"
        text="Read from the theme: theme.tokens.surface.page. Another brand changes what they stand for, and no component."
      >
        <Rows>
          {Object.entries(roles).map(([name, role]) => (
            <RoleGroup key={name} name={name} role={role} />
          ))}
        </Rows>
      </SheetSection>
      <SheetSection
        title="The pantry"
        text="Each color has the steps that are used, and no more. In a page of the site it is theme.palette.annatto.main, in sx 'annatto.main'. No color is stated anywhere else."
      >
        <Rows>
          {(Object.keys(colors) as (keyof typeof colors)[]).map((color) => (
            <ColorFamily key={color} color={color} />
          ))}
        </Rows>
      </SheetSection>
      <SheetSection
        tone="paper"
        title="Pairs and their contrast"
        text={`The ${colorPairs.length} pairs that the site sets upon each other, with the contrast that was just computed. The theme's test fails when one of this list misses WCAG AA, and the accessibility check of every story finds text that misses it and is not on the list.`}
      >
        <Specimens least={280}>
          {colorPairs.map((pair) => (
            <Pair key={`${pair.use} ${pair.ink} ${pair.ground}`} pair={pair} />
          ))}
        </Specimens>
      </SheetSection>
      <TokenDownloads />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Color (palette, contrast)',
  id: 'foundations-colour',
  component: ColorPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ColorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  name: 'Color (palette, contrast)',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-aa="pass"]')).toHaveLength(
      colorPairs.length,
    );
    await expect(canvasElement.querySelector('[data-aa="fail"]')).toBeNull();
  },
};
