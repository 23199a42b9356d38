import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'storybook/theming';
import { componentDocs } from './sourceDocs';
import type { DocLink } from '../tools/componentDocs.ts';
import { siteTheme } from '@/theme/theme';
import { statuses } from './notes';
import type { AccessibilityNotes, Status, UsageNotes } from './notes';

const { palette, tokens } = siteTheme();

const grounds: Record<Status, string> = {
  stable: palette.pandan.tint,
  new: palette.keso.tint,
  deprecated: palette.sili.tint,
};

const Badge = styled.span<{ status: Status }>(({ status }) => ({
  display: 'inline-block',
  marginRight: 12,
  padding: '2px 12px',
  borderRadius: tokens.radius.pill,
  fontWeight: 700,
  color: palette.tsokolate.main,
  backgroundColor: grounds[status],
  border: `1px solid ${palette.tsokolate.main}`,
}));

const Columns = styled.div({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});

const Card = styled.div<{ edge: string }>(({ edge }) => ({
  padding: '4px 20px',
  borderTop: `4px solid ${edge}`,
  borderRadius: tokens.radius.small,
  backgroundColor: palette.gata.light,
  color: palette.tsokolate.main,
}));

function StatusBadge({ tags }: { tags: readonly string[] }) {
  const status = (Object.keys(statuses) as Status[]).find((candidate) => tags.includes(candidate));
  if (!status) return null;
  return (
    <p>
      <Badge status={status}>{status}</Badge>
      {statuses[status]}
    </p>
  );
}

/** Text with `code` in it. */
function Text({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Links({ links }: { links: readonly DocLink[] }) {
  return links.map(({ name, docsId }, index) => (
    <Fragment key={`${name} ${docsId ?? ''}`}>
      {index > 0 && ', '}
      {docsId ? (
        <a href={`./?path=/docs/${docsId}`} target="_top" style={{ fontSize: 'inherit' }}>
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ));
}

function UsedOn({ storyFile }: { storyFile: string }) {
  const found = componentDocs[storyFile];
  if (!found) return null;
  const { pages, isOnEveryPage, usedBy, uses, source } = found;
  return (
    <ul>
      {isOnEveryPage && <li>On every page, in the shared layout</li>}
      {!isOnEveryPage && pages.length > 0 && (
        <li>
          On the pages <Links links={pages} />
        </li>
      )}
      {usedBy.length > 0 && (
        <li>
          Imported by <Links links={usedBy} />
        </li>
      )}
      {uses.length > 0 && (
        <li>
          Made of <Links links={uses} />
        </li>
      )}
      <li>
        Source: <code>{source}</code>
      </li>
    </ul>
  );
}

function Usage({ usage }: { usage: UsageNotes }) {
  const lists = [
    { title: 'Do', items: usage.do, edge: palette.pandan.main },
    { title: 'Do not', items: usage.dont, edge: palette.sili.main },
  ];
  return (
    <>
      <Heading>Usage</Heading>
      <Columns>
        {lists.map(({ title, items, edge }) => (
          <Card key={title} edge={edge}>
            <p>
              <strong>{title}</strong>
            </p>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Text>{item}</Text>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Columns>
    </>
  );
}

function Accessibility({ notes }: { notes: AccessibilityNotes }) {
  const keys = Object.entries(notes.keyboard);
  return (
    <>
      <Heading>Accessibility</Heading>
      {keys.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>
                  <Text>{effect}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>
          <strong>Keyboard:</strong> it takes no focus.
        </p>
      )}
      <p>
        <strong>Roles and names:</strong> <Text>{notes.roles}</Text>
      </p>
      <p>
        <strong>Announcements:</strong> <Text>{notes.announcements}</Text>
      </p>
    </>
  );
}

/**
 * The documentation page of a component: what it is for, how it is used, and what it does for those who do not see it,
 * before its props and stories. All but the notes of its story file comes from the sources.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, tags, argTypes } = preparedMeta;
  const storyFile = String(parameters.fileName);
  const usage = parameters.usage as UsageNotes | undefined;
  const accessibility = parameters.accessibility as AccessibilityNotes | undefined;
  const docstring = componentDocs[storyFile]?.description;
  return (
    <>
      <Title />
      <StatusBadge tags={tags} />
      {docstring ? (
        <p>
          <Text>{docstring}</Text>
        </p>
      ) : (
        <Description />
      )}
      <UsedOn storyFile={storyFile} />
      <Primary />
      {Object.keys(argTypes).length > 0 && <Controls />}
      {usage && <Usage usage={usage} />}
      {accessibility && <Accessibility notes={accessibility} />}
      <Stories includePrimary={false} />
    </>
  );
}
