/** The files that are made of the design tokens, as Storybook offers them: `npm run tokens` writes them. */
export const tokenFiles = [
  {
    name: 'tokens.resolver.json',
    for: 'Any tool that reads the W3C group’s format (DTCG 2025.10): every set and mode.',
  },
  {
    name: 'tokens.studio.json',
    for: 'Penpot, and Figma through the plugin Tokens Studio: collections of variables, text styles and spacing, brand lines as modes.',
  },
  { name: 'tokens.css', for: 'Any page: custom properties, such as those of a brand line.' },
] as const;

/** Where they lie, from the project's root. */
export const TOKEN_FOLDER = 'kit/src/theme/generated';

/** Where Storybook has them, beside its pages. */
export const tokenAddress = (name: string): string => `./tokens/${name}`;
