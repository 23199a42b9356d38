import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, Rows, Sheet, SheetSection } from '@stories/support/Sheet';
import { releases } from '../../.storybook/kitChanges';
import type { KitChange } from '../../tools/kit/kitChanges.ts';

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

function ChangesPage() {
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
        </SheetSection>
      ))}
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
