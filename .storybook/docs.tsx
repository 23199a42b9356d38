import { Suspense, lazy } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { componentDocs } from './sourceDocs';

// Fetched with the first documentation page: the stories and their tests do without.
const Page = lazy(() => import('./DocsPage').then((module) => ({ default: module.DocsPage })));

/** The page of every component: the parameter `docs.page`. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** Describes each prop in the words of its interface, with its type and default as they are written there. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const props = componentDocs[String(parameters.fileName)]?.props ?? [];
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
            description,
            type: {
              ...(found?.type && typeof found.type === 'object'
                ? found.type
                : { name: 'other' as const, value: type }),
              required: isRequired,
            },
            table: {
              ...found?.table,
              type: { summary: type },
              ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
            },
          },
        ];
      }),
    ),
  };
};
