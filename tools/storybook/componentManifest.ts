/**
 * Corrects Storybook's component manifest, from which its MCP server and other assistants answer (KIT-4). It holds the
 * library alone, with imports that work for every consumer, every prop as its interface writes it, and the docstring's
 * example. Storybook's own examples come from stories and need their surroundings.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  ComponentManifest,
  ComponentSubcomponentManifest,
  Manifests,
} from 'storybook/internal/types';
import { exampleOf, readComponentDocs } from './componentDocs.ts';
import type { ComponentDoc, PropDoc } from './componentDocs.ts';
import { noteTags } from './componentNotes.ts';
import type { NoteTag } from './componentNotes.ts';

/** The part of react-docgen's findings that the manifest's readers use. */
interface Docgen {
  props?: Record<
    string,
    {
      required: boolean;
      tsType: { name: string };
      description: string;
      defaultValue?: { value: string; computed: boolean };
    }
  >;
}

interface ReadComponent extends ComponentManifest {
  reactDocgen?: Docgen;
}

const LIBRARY = /^kit\/src\/components\/(\w+)\/\1\.tsx$/;

const { resolve } = createRequire(import.meta.url);

const isInstalled = (specifier: string): boolean => {
  if (!/^@(?:lasakita\/ui|mui)\//.test(specifier)) return false;
  try {
    resolve(specifier);
    return true;
  } catch {
    return false;
  }
};

/** The statements of an import text that hold wherever the library is installed: its own and MUI's. */
const validImports = (text = ''): string[] =>
  [...text.matchAll(/import [^;]+? from '([^']+)';/g)].flatMap(([statement, specifier = '']) =>
    isInstalled(specifier) ? [statement] : [],
  );

const docgenOf = (props: readonly PropDoc[]): Docgen => ({
  props: Object.fromEntries(
    props.map(({ name, type, isRequired, description: text, defaultValue }) => [
      name,
      {
        required: isRequired,
        tsType: { name: type },
        description: text,
        ...(defaultValue !== undefined && {
          defaultValue: { value: defaultValue, computed: false },
        }),
      },
    ]),
  ),
});

/** The notes as the docstring has them, for a component whose docstring Storybook could not read. */
const tagsOf = ({ usage, accessibility }: ComponentDoc): Record<NoteTag, string[]> => ({
  ...usage,
  keyboard:
    accessibility.keyboard.length > 0
      ? accessibility.keyboard.map(([keys, effect]) => `${keys}: ${effect}`)
      : ['None: it takes no focus.'],
  roles: [accessibility.roles],
  announcements: [accessibility.announcements],
});

/** Parts that are exported beside a component; what only it can import is nobody else's. */
const publicParts = (
  parts: Record<string, ComponentSubcomponentManifest> = {},
): Record<string, ComponentSubcomponentManifest> | undefined => {
  const found = Object.entries(parts).flatMap(([name, part]) => {
    const imports = validImports(part.import);
    if (imports.length === 0) return [];
    // Beside what is said, it has the paths of this machine.
    const { description, summary, jsDocTags, reactDocgen } = part as typeof part & {
      reactDocgen?: Docgen;
    };
    const docgen = reactDocgen && { reactDocgen: { props: reactDocgen.props ?? {} } };
    const said = { name, description, summary, jsDocTags, import: imports.join('\n') };
    return [[name, { ...said, path: '', ...docgen }] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

const completed = (entry: ReadComponent, doc: ComponentDoc, example: string): ReadComponent => {
  const { error: _error, reactDocgen: _docgen, subcomponents, ...rest } = entry;
  const parts = publicParts(subcomponents);
  const said = Object.keys(entry.jsDocTags).length > 0 ? entry.jsDocTags : tagsOf(doc);
  return {
    ...rest,
    description: doc.description,
    import: `import { ${doc.name} } from '@lasakita/ui/${doc.name}';`,
    stories: entry.stories.map(({ snippet: _snippet, ...story }) => story),
    jsDocTags: {
      ...Object.fromEntries(noteTags.map((tag) => [tag, said[tag] ?? []])),
      example: [example.trimEnd()],
      ...(doc.root && {
        root: [
          `\`${doc.root}\`: all else that it takes goes to it, such as \`ref\`, \`className\`, attributes and handlers.`,
        ],
      }),
    },
    ...(parts && { subcomponents: parts }),
    reactDocgen: docgenOf(doc.props),
  };
};

/** @param root The project, whose sources say what is missing. */
export const completeManifests = (manifests: Manifests, root: string): Manifests => {
  const { components } = manifests;
  if (!components) return manifests;
  const docs = readComponentDocs(root);
  return {
    ...manifests,
    components: {
      ...components,
      components: Object.fromEntries(
        Object.entries(components.components).flatMap(([id, entry]) => {
          const doc = docs[entry.path];
          if (!doc || !LIBRARY.test(doc.source)) return [];
          const source = fs.readFileSync(path.join(root, doc.source), 'utf8');
          return [[id, completed(entry, doc, exampleOf(source, doc.name))]];
        }),
      ),
    },
  };
};
