import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useEffect, useState } from 'react';
import { Card, Code, Rows, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';
import { looks, releases } from '../../.storybook/kitChanges';
import type { KitChange } from '../../tools/kit/kitChanges.ts';
import type { ChangedLook } from '../../tools/kit/releaseLooks.ts';

/** The pictures of every version, and those of now. */
const pictures = import.meta.glob<string>(
  [
    '../releases/*/*.{avif,webp}',
    '../../tests/visual/baselines/components-*/default.{phone,xs}.{avif,webp}',
    '../../tests/visual/baselines/components-{filterbar,header,split}/phone.xs.{avif,webp}',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** The address of a picture, by its file from the project's root. */
const addressOf = (file: string) =>
  pictures[file.startsWith('stories/') ? file.replace('stories', '..') : `../../${file}`];

const kinds: Record<KitChange['kind'], string> = {
  major: 'Breaks what was written before',
  minor: 'Adds',
  patch: 'Mends',
};

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  listStyle: 'none',
  maxWidth: '66ch',
  overflowWrap: 'anywhere',
}));

/** A text with `code` in it. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part));

function Changes({ changes }: { changes: readonly KitChange[] }) {
  return (
    <Rows>
      {(Object.keys(kinds) as KitChange['kind'][])
        .filter((kind) => changes.some((change) => change.kind === kind))
        .map((kind) => (
          <li key={kind}>
            <Typography variant="h3">{kinds[kind]}</Typography>
            {kind === 'major' && (
              <Typography variant="body1" sx={{ mt: 2, mb: 0 }}>
                <Link
                  color="inherit"
                  href="./?path=/docs/moving-to-another-version-migration-upgrade--docs"
                  target="_top"
                >
                  What to write instead, before and after
                </Link>
              </Typography>
            )}
            <List>
              {changes
                .filter((change) => change.kind === kind)
                .map(({ names, text }) => (
                  <li key={text}>
                    <strong>{names.join(', ')}</strong>: {withCode(text)}
                  </li>
                ))}
            </List>
          </li>
        ))}
    </Rows>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
  '& figure': { margin: 0 },
  '& figcaption': { ...theme.typography.body2, marginBottom: theme.spacing(1) },
  '& img': {
    display: 'block',
    width: '100%',
    height: theme.spacing(55),
    objectFit: 'cover',
    objectPosition: 'top',
    border: `1px solid ${theme.tokens.edge.ruled}`,
  },
}));

/** What looks otherwise: each before and after. */
function Looks({ changed }: { changed: readonly ChangedLook[] }) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        Looks otherwise
      </Typography>
      <Specimens least={320}>
        {changed.map(({ name, before, after }) => (
          <Card key={name}>
            <Pair>
              <figure>
                <figcaption>Before</figcaption>
                {before === undefined ? (
                  'New'
                ) : (
                  <img src={addressOf(before)} alt={`${name} before`} loading="lazy" />
                )}
              </figure>
              <figure>
                <figcaption>After</figcaption>
                <img src={addressOf(after)} alt={`${name} after`} loading="lazy" />
              </figure>
            </Pair>
            <Typography variant="h4" sx={{ mt: 3, mb: 0 }}>
              <Link href={`?path=/docs/components-${name.toLowerCase()}--docs`} target="_top">
                {name}
              </Link>
            </Typography>
          </Card>
        ))}
      </Specimens>
    </>
  );
}

interface KeptVersion {
  version: string;
  /** Where its Storybook lies, from the folder of all. */
  folder: string;
}

/** The list of the Storybooks that lie beside this one, where the workflow keeps them (`tools/storybook/keepVersion.ts`). */
const LIST = import.meta.env.STORYBOOK_VERSIONS as string | undefined;

function useKeptVersions() {
  const [versions, setVersions] = useState<readonly KeptVersion[]>([]);
  useEffect(() => {
    if (LIST === undefined) return;
    fetch(LIST)
      .then(async (answer) => setVersions((await answer.json()) as KeptVersion[]))
      .catch((error: unknown) => console.error('The other versions are not to be had:', error));
  }, []);
  return versions;
}

function ChangesPage() {
  const versions = useKeptVersions();
  return (
    <Sheet
      title="What changed"
      lead="In the library, version by version, for whoever uses it. Each component's own page has what is about it."
    >
      {releases.map(({ version, date, changes }, index) => (
        <SheetSection
          key={version}
          title={version}
          tone={index % 2 === 0 ? 'paper' : 'keso'}
          text={
            date === undefined
              ? 'What is here already, and becomes part of the next version.'
              : `Released ${date}.`
          }
        >
          <Changes changes={changes} />
          {(looks[version]?.length ?? 0) > 0 && <Looks changed={looks[version] ?? []} />}
        </SheetSection>
      ))}
      {versions.length > 0 && (
        <SheetSection title="Storybooks of other versions" tone="paper">
          <Rows>
            {versions.map(({ version, folder }) => (
              <li key={version}>
                <Link color="inherit" href={`../${folder}/`} target="_top">
                  {version}
                </Link>
              </li>
            ))}
          </Rows>
        </SheetSection>
      )}
      <SheetSection title="Add to it" tone="paper">
        <Typography variant="body1" sx={{ maxWidth: '66ch' }}>
          <Code>npm run change</Code> asks what kind of change it is and writes a file into{' '}
          <Code>.changeset/</Code>; the{' '}
          <Link href="./?path=/story/introduction--introduction" target="_top">
            Introduction
          </Link>{' '}
          says how a component comes in.
        </Typography>
      </SheetSection>
    </Sheet>
  );
}

const meta = {
  title: 'What changed (changelog, versions, releases)',
  id: 'what-changed',
  component: ChangesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ChangesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatChanged: Story = {
  name: 'What changed (changelog, versions, releases)',
  parameters: { visual: { skip: 'It shows what was changed, which grows with every change' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '1.0.0' })).toBeVisible();
  },
};
