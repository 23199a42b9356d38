import type { OxlintConfig } from 'oxlint';

// The borders stand here and not in dependency-cruiser: that reads no TypeScript of this major by itself, and would go through
// every file once more for what the linter sees already.

const forLayouts = ['ui', 'domain', 'content', 'start', 'lazy', 'stores'];
const forPages = [...forLayouts, 'services', 'siteStores', 'layouts'];

/**
 * Which folders each may import beside itself; after "types", types alone. Those of the library, `kit/src/`, know nothing of
 * the site. To those of the site "ui" is the library by its public paths, and "ui/domain" its logic; the dot is what stands in
 * `src/` itself.
 */
export const borders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'kit/src': {
    theme: [],
    hooks: [],
    domain: [],
    components: ['theme', 'hooks', 'domain'],
  },
  src: {
    data: [],
    start: [],
    worker: ['domain'],
    domain: ['ui/domain', 'types content'],
    content: ['ui/domain', 'domain'],
    lazy: ['start'],
    services: ['ui/domain', 'domain', 'content', 'data'],
    stores: ['ui/domain', 'domain', 'types content', 'types services'],
    siteStores: ['domain', 'content', 'services', 'stores'],
    layouts: forLayouts,
    pages: forPages,
    '.': [...forPages, 'pages'],
  },
};

/** Who in `kit/src/` and `src/` may import a package, where not everyone may: folders, or the one file that wraps it. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'react-slick': ['kit/src/components/Carousel/SlickSlider.ts'],
  notistack: [
    'kit/src/components/ToastStack/ToastStack.tsx',
    'kit/src/components/ToastStack/ToastTransition.tsx',
  ],
  '@tanstack/react-virtual': ['src/pages/shared/RowWindow.tsx'],
  '@emailjs/browser': ['src/services/emailSender.ts'],
  'react-router-dom': ['src/layouts', 'src/pages', 'src/.'],
  mobx: ['src/stores', 'src/siteStores', 'src/pages', 'src/.'],
  'mobx-react-lite': ['src/pages', 'src/.'],
  '@mui': ['kit/src/theme', 'kit/src/components', 'src/start', 'src/layouts', 'src/pages', 'src/.'],
  react: [
    ...['theme', 'hooks', 'components'].map((name) => `kit/src/${name}`),
    ...['start', 'lazy', 'stores', 'siteStores', 'layouts', 'pages', '.'].map(
      (name) => `src/${name}`,
    ),
  ],
};

const outsideOfSite = ['admin', 'stories', 'tests', 'tools', '.storybook'];

/** Imports from folders: by their alias, or by the way there. */
const from = (names: readonly string[]) =>
  `^(?:@/?|(?:\\.{1,2}/)+)(?:${names.join('|').replaceAll('.', '\\.')})/`;

const restrict = (
  patterns: { regex: string; message: string; allowTypeImports?: boolean }[],
): NonNullable<OxlintConfig['rules']> => ({ 'no-restricted-imports': ['error', { patterns }] });

/** What is not the library's may not come in by its alias, and it itself may take nothing by an alias. */
const libraryRules = (root: string, allowed: readonly string[], message: string) => {
  if (root === 'kit/src')
    return [{ regex: '^@(?:/|kit/|content/|stories/|lasakita/)|(?:^|/)src/', message }];
  const inside = {
    regex: '^@kit/|(?:^|/)kit/src/',
    message: 'The library is imported by its public paths, @lasakita/ui/NAME.',
  };
  if (allowed.includes('ui')) return [inside];
  const view = '^@lasakita/ui/(?:hooks/.+|[^/]+)$';
  return [inside, { regex: allowed.includes('ui/domain') ? view : '^@lasakita/ui/', message }];
};

/** @param place A folder of `kit/src/` or `src/`, or a file of one that may import what its folder may not. */
const rulesOf = (root: string, place: string) => {
  const [folder = ''] = place.split('/');
  const all = borders[root] ?? {};
  const allowed = all[folder] ?? [];
  const others = Object.keys(all).filter((name) => ![folder, '.', ...allowed].includes(name));
  const isForTypes = (name: string) => allowed.includes(`types ${name}`);
  const message = `Of ours, ${root}/${folder} may import ${allowed.join(', ') || 'nothing'} alone.`;
  return restrict([
    ...libraryRules(root, allowed, message),
    { regex: from([...others.filter((name) => !isForTypes(name)), ...outsideOfSite]), message },
    ...others
      .filter(isForTypes)
      .map((name) => ({ regex: from([name]), message, allowTypeImports: true })),
    ...Object.entries(packages)
      .filter(([, owners]) => ![folder, place].some((one) => owners.includes(`${root}/${one}`)))
      .map(([name, owners]) => ({
        regex: `^${name}(?:/|$)`,
        message: `Of kit/ and src/, ${owners.join(', ')} may import ${name} alone.`,
      })),
  ]);
};

const wrappers = [...new Set(Object.values(packages).flat())].filter((name) =>
  /\w\.tsx?$/.test(name),
);

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise', 'oxc'],
  categories: { correctness: 'error', suspicious: 'off' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    eqeqeq: 'error',
  },
  overrides: [
    ...Object.entries(borders).flatMap(([root, folders]) =>
      Object.keys(folders).map((folder) => ({
        files: [folder === '.' ? `${root}/*` : `${root}/${folder}/**`],
        rules: rulesOf(root, folder),
      })),
    ),
    ...wrappers.map((file) => {
      const [, root = '', place = ''] = /^((?:kit\/)?src)\/(.+)$/.exec(file) ?? [];
      return { files: [file], rules: rulesOf(root, place) };
    }),
    {
      files: ['admin/**', 'tools/**', 'stories/**', '.storybook/**'],
      rules: restrict([
        {
          regex: from(['tests']),
          message: 'Tests use tools and stories, never the other way: what both need stands there.',
        },
      ]),
    },
    {
      // Actions of the stores are bound (MobX's actionBound), so they are handed on as they are.
      files: ['src/pages/**', 'src/layouts/**', 'tests/**'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      // Playwright's fixtures call a parameter named "use": no hook of React's.
      files: ['tests/e2e/**', 'tests/visual/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    { files: ['tools/**'], rules: { 'no-console': 'off' } },
    {
      files: ['stories/**', '.storybook/**', '*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
  ignorePatterns: ['storybook-static', 'node_modules', 'dist', 'dist-*', 'tools/imagery'],
} satisfies OxlintConfig;
