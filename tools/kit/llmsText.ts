/** What an assistant reads first of the library: `llms.txt`, in the built Storybook and in the package (KIT-4). */

/** The parts of the library's `package.json` that say what it is. */
export interface LibraryPackage {
  name: string;
  version: string;
  description: string;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

/** A component, and where its documentation lies beside `llms.txt`. */
export interface DocumentedComponent {
  name: string;
  description: string;
  address: string;
}

/** The library in a page of Markdown, with a line and a link for each component. */
export const llmsText = (
  library: LibraryPackage,
  components: readonly DocumentedComponent[],
): string => {
  const required = Object.keys(library.peerDependencies).filter(
    (name) => !library.peerDependenciesMeta[name]?.optional,
  );
  // As `npm pack` names it.
  const tarball = `${library.name.replace('@', '').replace('/', '-')}-${library.version}.tgz`;
  const lines = components.map(
    ({ name, description, address }) => `- [${name}](${address}): ${description}`,
  );
  return `# ${library.name} ${library.version}

> ${library.description}

Install it with \`npm install ./${tarball} ${required.join(' ')}\`: the package is no public one. Each component has a path of its own:
\`import { PriceCard } from '${library.name}/PriceCard'\`. Put \`ThemeProvider\` of MUI with \`siteTheme()\` of \`${library.name}/theme\` around
all of them, \`GlobalStyles\` of \`${library.name}/GlobalStyles\` inside it, and import \`${library.name}/fonts.css\` once. \`LinkProvider\` of
\`${library.name}/PageLink\` hands in a router's link, \`LocaleProvider\` of \`${library.name}/LocaleContext\` how money and telephone numbers are
written, \`createSiteTheme\` of \`${library.name}/createSiteTheme\` makes the theme of another brand. The package's README.md says more, its
MIGRATION.md what to write instead of what a version broke.

Colors, sizes and times come from the theme and never from numbers of your own: \`theme.tokens\` in a component,
\`${library.name}/tokens\` as values, \`${library.name}/tokens.css\` as custom properties, \`${library.name}/tokens.json\` for tools that read DTCG.

## Components

Each link is the whole documentation of one: what it is for, how it is used and not, what keyboard and screen reader meet,
examples and every prop.

${lines.join('\n')}
`;
};
