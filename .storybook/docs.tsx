import { Suspense, lazy } from 'react';
import type { ArgTypesEnhancer, SBType, StoryContext } from 'storybook/internal/types';
import { componentDocs } from './sourceDocs';

// Fetched with the first documentation page: the stories and their tests do without.
const Page = lazy(() => import('./DocsPage').then((module) => ({ default: module.DocsPage })));

/** The page of every component: the parameter `docs.page`. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** What "Show code" shows: what to write in a page to get the story. A journey is no such thing and shows itself. */
export const codeOfStory = async (own: string, { id, parameters }: StoryContext) => {
  const { storyCode } = await import('./storyCodes');
  return storyCode(String(parameters.fileName), id.split('--')[1] ?? '') ?? own;
};

/** What only a source can write: markup, and what is called. */
const isWritten = (type: string) => /\bReact(?:Node|Element)\b|\bElement\b|=>/.test(type);

/** Of a type that may be left out the type itself: a text gets a text box, and a choice its buttons. */
const withoutUndefined = (type: SBType): SBType => {
  if (type.name !== 'union') return type;
  const parts = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined');
  const [only] = parts;
  return only && parts.length === 1 ? only : { ...type, value: parts };
};

/** A part of a prop, such as `labels.send`: the prop's own control holds it. */
const isPart = (name: string) => name.includes('.');

/**
 * Describes each prop in the words of its interface, with its type and default as they are written there, and says of what
 * the Controls cannot show why not: the parameter `stillControls`.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const props = componentDocs[String(parameters.fileName)]?.props ?? [];
  const reasons = (parameters.stillControls ?? {}) as Record<string, string>;
  return {
    ...argTypes,
    ...Object.fromEntries(
      props.map(({ name, type, isRequired, description, defaultValue }) => {
        const found = argTypes[name];
        return [
          name,
          {
            ...found,
            name: found?.name ?? name,
            description: [description, reasons[name]].filter(Boolean).join(' '),
            // Its editor would show what React made of the markup.
            ...((isPart(name) || (isWritten(type) && typeof initialArgs[name] !== 'string')) && {
              control: { disable: true },
            }),
            type: {
              ...(found?.type && typeof found.type === 'object'
                ? withoutUndefined(found.type)
                : { name: 'other' as const, value: type }),
              required: isRequired,
            },
            table: {
              ...found?.table,
              type: { summary: type },
              // What is handed in comes first, what is called back below it.
              ...(/^on[A-Z]/.test(name) && { category: 'Events' }),
              ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
            },
          },
        ];
      }),
    ),
  };
};
