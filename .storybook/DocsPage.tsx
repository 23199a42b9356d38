import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, Suspense, use, useContext, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { ByHand } from './ByHand';
import { handChecks } from './handChecks';
import { releases } from './kitChanges';
import { problemAddress } from './problemReport';
import { componentDocs } from './sourceDocs';
import { RUN_COMMAND, kilobytes, momentOf, outcomeWords, readStatus } from './statusReport';
import type { ComponentStatus, StatusReport } from './statusReport';
import type { DocLink } from '../tools/storybook/componentDocs.ts';
import type { AccessibilityNotes, UsageNotes } from '../tools/storybook/componentNotes.ts';
import { siteTheme } from '@lasakita/ui/theme';
import { statuses } from './notes';
import type { Status } from './notes';

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

function ReportProblem({ name }: { name: string }) {
  const address = problemAddress(name);
  if (!address) return null;
  return (
    <p>
      <a href={address} target="_top">
        Report a problem with this component
      </a>
    </p>
  );
}

/** Text with `code` in it. */
function Text({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The documentation of the library's components, by their names. */
const pagesByName = new Map(
  Object.values(componentDocs)
    .filter(({ source }) => source.startsWith('kit/'))
    .map(({ name, docsId }) => [name, docsId]),
);

/** Text in which `Component` leads to its page. */
function Named({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const docsId = pagesByName.get(part);
    return docsId ? (
      <Links key={index} links={[{ name: part, docsId }]} />
    ) : (
      <code key={index}>{part}</code>
    );
  });
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

let status: Promise<StatusReport | undefined> | undefined;
const transcripts = new Map<string, Promise<string>>();

/** The last report, asked for once. */
const lastStatus = () => (status ??= readStatus());

/** What a screen reader finds in the component's main story. */
const transcriptOf = (name: string): Promise<string> => {
  const known =
    transcripts.get(name) ??
    fetch(`./transcripts/${name}.txt`).then((response) => (response.ok ? response.text() : ''));
  transcripts.set(name, known);
  return known;
};

function Cost({ title }: { title: string }) {
  const bytes = use(lastStatus())?.components.find(({ name }) => name === title)?.bytes;
  if (bytes === undefined) return null;
  return (
    <li>
      Costs {kilobytes(bytes)} alone, compressed, without what an app has of its own (React, MUI,
      emotion)
    </li>
  );
}

/** The longest value that stands beside a token's name: what is put together of several is on the pages about tokens. */
const LONGEST_VALUE = 32;

const Swatch = styled.span<{ color: string }>(({ color }) => ({
  display: 'inline-block',
  width: '0.9em',
  height: '0.9em',
  verticalAlign: '-0.1em',
  backgroundColor: color,
  border: `1px solid ${palette.tsokolate.main}`,
}));

/** A token with its value, and a color as one sees it. */
function Token({ name }: { name: string }) {
  const value = name
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], {
      ...palette,
      ...tokens,
    });
  const isShown =
    typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE);
  return (
    <>
      <code>{name}</code>
      {isShown && CSS.supports('color', String(value)) && (
        <>
          {' '}
          <Swatch color={String(value)} aria-hidden />
        </>
      )}
      {isShown && ` ${value}`}
    </>
  );
}

function UsedOn({ storyFile, title }: { storyFile: string; title: string }) {
  const found = componentDocs[storyFile];
  if (!found) return null;
  const { pages, isOnEveryPage, usedBy, uses, source, tokens: named } = found;
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
      {named.length > 0 && (
        <li>
          Drawn with the tokens{' '}
          {named.map((token, index) => (
            <Fragment key={token}>
              {index > 0 && ', '}
              <Token name={token} />
            </Fragment>
          ))}
        </li>
      )}
      <li>
        Source: <code>{source}</code>
      </li>
      <Suspense>
        <Cost title={title} />
      </Suspense>
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
      {usage.instead.map((item) => (
        <p key={item}>
          <strong>What to use instead:</strong> <Named>{item}</Named>
        </p>
      ))}
    </>
  );
}

function Accessibility({ notes }: { notes: AccessibilityNotes }) {
  const { keyboard: keys } = notes;
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

const pictures = (count: number) =>
  count === 0 ? '' : `, and ${count} ${count === 1 ? 'picture' : 'pictures'} compared`;

const pressedIn: Record<ComponentStatus['keyboard'], string> = {
  story: 'Its keys are pressed in its stories.',
  test: 'Its keys are pressed in a test of its own.',
  none: '',
};

/** What each check came to, and how it is made. */
const checkRows = (
  { stories, captures, behavior, axe, visual, keyboard, checks, conditions }: ComponentStatus,
  takesFocus: boolean,
): [check: string, result: string, how: string][] => [
  ['States', outcomeWords[behavior], `${stories} stories, each with its own test`],
  ['Accessibility rules', outcomeWords[axe], 'axe, in every story'],
  ['Looks', outcomeWords[visual], `${captures} pictures, compared with those accepted`],
  takesFocus
    ? [
        'Keyboard',
        checks ? outcomeWords[checks.keyboard] : '',
        `Tab reaches each control of the main story in turn, and shows it. ${pressedIn[keyboard]}`,
      ]
    : ['Keyboard', 'Not needed', 'It takes no focus'],
  [
    'Screen reader',
    checks ? outcomeWords[checks.screenReader] : '',
    'The transcript below, compared with what the browser hands on',
  ],
  [
    'Text at 200 %',
    checks ? outcomeWords[checks.textSize] : '',
    `Main story: every text grows, up to what is large in any case; nothing wider than the screen, text in its place${pictures(conditions.textSize)}`,
  ],
  [
    'Forced colors',
    checks ? outcomeWords[checks.forcedColors] : '',
    `Main story: words and controls stand out from their ground${pictures(conditions.forcedColors)}`,
  ],
  [
    'Right to left',
    checks ? outcomeWords[checks.direction] : '',
    `Main story: nothing wider than the screen, text in its place${pictures(conditions.direction)}`,
  ],
];

// No `pre`, which Storybook's own styles lay out.
const Transcript = styled.div({
  maxHeight: 360,
  overflow: 'auto',
  padding: '12px 16px',
  borderRadius: tokens.radius.small,
  backgroundColor: palette.gata.light,
  color: palette.tsokolate.main,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
});

interface CheckedProps {
  name: string;
  title: string;
  takesFocus: boolean;
}

function Checked({ name, title, takesFocus }: CheckedProps) {
  const report = use(lastStatus());
  const transcript = use(transcriptOf(name));
  const component = report?.components.find((each) => each.name === title);
  return (
    <>
      <Heading>What was checked</Heading>
      {report && component ? (
        <>
          <p>
            By machine, as of {momentOf(report)}, Philippine time, in version {report.version}.
          </p>
          <table>
            <thead>
              <tr>
                <th>Check</th>
                <th>Result</th>
              </tr>
            </thead>
            <tbody>
              {checkRows(component, takesFocus).map(([check, result, how]) => (
                <tr key={check}>
                  <td>
                    <strong>{check}</strong>
                    <br />
                    {how}
                  </td>
                  <td>{result}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p>
          No run has been made yet: <code>{RUN_COMMAND}</code> makes one.
        </p>
      )}
      <ByHand name={name} made={handChecks} />
      {transcript && (
        <>
          <p>
            <strong>What a screen reader finds</strong> in the main story, by role and name:
          </p>
          {/* It scrolls, so that it must be reached without a pointer. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <Transcript tabIndex={0}>{transcript.trim()}</Transcript>
        </>
      )}
    </>
  );
}

function Changes({ name }: { name: string }) {
  const own = releases.flatMap(({ version, changes }) =>
    changes
      .filter(({ names }) => names.includes(name) || names.includes('Every component'))
      .map(({ names, text }) => ({
        version,
        text: names.includes(name)
          ? text.charAt(0).toUpperCase() + text.slice(1)
          : `Every component: ${text}`,
      })),
  );
  return (
    <>
      <Heading>What changed</Heading>
      <table>
        <thead>
          <tr>
            <th>Version</th>
            <th>Change</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ version, text }) => (
            <tr key={text}>
              <td>{version}</td>
              <td>
                <Text>{text}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Whether a play function leaves the story in another state than it was drawn in. */
const PRESSES = /\.(?:keyboard|tab|click|dblClick|type|clear|selectOptions|focus|hover|pointer)\(/;
/** How high a frame grows with its story, in px; a higher story scrolls in it. */
const TALLEST = 720;

interface Shown {
  /** Whether it stands in a document of its own, where its viewport, its globals and its play function count. */
  isFramed: boolean;
  /** The width of its viewport. */
  width: string | undefined;
  /** The height that it asks for; `undefined` lets the frame grow. */
  height: string | undefined;
}

const shownAs = ({ parameters, storyGlobals, playFunction }: PreparedStory): Shown => {
  const asked = (parameters.docs as { story?: { inline?: boolean; height?: string } }).story ?? {};
  const { value: name } = (storyGlobals.viewport ?? {}) as { value?: string };
  const { options = {} } = parameters.viewport as {
    options?: Record<string, { styles: { width: string } }>;
  };
  return {
    isFramed:
      asked.inline === false ||
      Object.keys(storyGlobals).length > 0 ||
      (playFunction !== undefined && PRESSES.test(String(playFunction))),
    width: name ? options[name]?.styles.width : undefined,
    height: asked.height,
  };
};

// A frame wider than the page scrolls in its own place.
const Stage = styled.div<{ width: string | undefined }>(({ width }) => ({
  '& iframe': { display: 'block', ...(width && { minWidth: width, maxWidth: width }) },
  '& .docs-story > div:first-of-type': { overflowX: 'auto' },
}));

/** Makes a frame as high as the story in it. */
const fit = (frame: HTMLIFrameElement) => {
  const root = frame.contentDocument?.getElementById('storybook-root');
  if (!root) return undefined;
  const observer = new ResizeObserver(() => {
    const { bottom } = root.getBoundingClientRect();
    const height = Math.min(Math.ceil(bottom) + 16, TALLEST);
    if (bottom > 0) frame.style.height = `${height}px`;
    // What holds it has the height that Storybook was told.
    if (bottom > 0 && frame.parentElement) frame.parentElement.style.height = 'auto';
  });
  observer.observe(root);
  return observer;
};

/** How far from the view a frame is fetched, in px. */
const NEAR = 400;

/** Whether the element is near the view, or was: each frame is a whole document with all that a story stands in. */
const useWasNear = (element: RefObject<HTMLElement | null>) => {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (wasNear || !current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, wasNear]);
  return wasNear;
};

function ShownStory({ story, isPrimary = false }: { story: PreparedStory; isPrimary?: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const { isFramed, width, height } = shownAs(story);
  const grows = isFramed && height === undefined;
  const wasNear = useWasNear(stage);
  useEffect(() => {
    const { current } = stage;
    if (!grows || !current) return undefined;
    let observer: ResizeObserver | undefined;
    const handleLoad = ({ target }: Event) => {
      observer?.disconnect();
      if (target instanceof HTMLIFrameElement) observer = fit(target);
    };
    // It does not bubble.
    current.addEventListener('load', handleLoad, true);
    return () => {
      observer?.disconnect();
      current.removeEventListener('load', handleLoad, true);
    };
  }, [grows]);
  const of = story.moduleExport as object;
  return (
    <Anchor storyId={story.id}>
      {!isPrimary && (
        <>
          <Subheading>{story.name}</Subheading>
          <Description of={of} />
        </>
      )}
      <Stage ref={stage} width={width}>
        {isFramed && !wasNear ? (
          <div style={{ height: height ?? '200px' }} />
        ) : (
          <Canvas
            of={of}
            story={{
              inline: !isFramed,
              ...(isFramed && { height: height ?? '200px' }),
              __primary: isPrimary,
            }}
          />
        )}
      </Stage>
    </Anchor>
  );
}

const DISPLAY = { fontFamily: tokens.fonts.display, fontWeight: 400, letterSpacing: '0.005em' };

// Headings are the brand's, and on a phone a table scrolls by itself, and a long name breaks.
const Page = styled.div({
  overflowWrap: 'break-word',
  '& h1, & h2, & h3': DISPLAY,
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto' },
  '& code': { whiteSpace: 'normal' },
});

/**
 * The documentation page of a component: what it is for, when to use it, its states, what it does for those who do not see
 * it, its props, and what was checked. It comes from the sources.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, tags, argTypes } = preparedMeta;
  const storyFile = String(parameters.fileName);
  // The names by which people look for it stand in the title, which is what the search reads.
  const [, name = '', aliases] = /([^/]+?)(?: \((.*)\))?$/.exec(preparedMeta.title) ?? [];
  const [primary, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs'));
  const {
    description: docstring,
    root,
    usage,
    accessibility,
    source,
    example,
  } = componentDocs[storyFile] ?? {};
  const isOfLibrary = source?.startsWith('kit/') ?? false;
  return (
    <Page>
      <Title>{name}</Title>
      {aliases && <p>Also called: {aliases}</p>}
      <StatusBadge tags={tags} />
      {docstring ? (
        <p>
          <Text>{docstring}</Text>
        </p>
      ) : (
        <Description />
      )}
      {primary && <ShownStory story={primary} isPrimary />}
      {usage && <Usage usage={usage} />}
      {stories.length > 0 && <Heading>States</Heading>}
      {stories.map((story) => (
        <ShownStory key={story.id} story={story} />
      ))}
      {accessibility && <Accessibility notes={accessibility} />}
      {Object.keys(argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      {root && (
        <p>
          All else that <code>{root}</code> takes goes to its root: <code>ref</code>,{' '}
          <code>className</code>, <code>style</code>, attributes and handlers.
        </p>
      )}
      {example && (
        <>
          <Heading>Example</Heading>
          <Source code={example} language="tsx" />
        </>
      )}
      <Heading>Where it stands</Heading>
      <UsedOn storyFile={storyFile} title={preparedMeta.title} />
      {isOfLibrary && (
        <Suspense>
          <Checked
            name={name}
            title={preparedMeta.title}
            takesFocus={(accessibility?.keyboard.length ?? 0) > 0}
          />
        </Suspense>
      )}
      {isOfLibrary && <Changes name={name} />}
      {isOfLibrary && <ReportProblem name={name} />}
    </Page>
  );
}
