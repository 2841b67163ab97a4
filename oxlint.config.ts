import { defineConfig } from 'oxlint';

/** Each room of the house, where it is, and the rooms whose work it may use. */
const rooms = {
  theme: { at: 'theme/**', uses: [] },
  content: { at: 'src/content/**', uses: [], types: ['theme', 'components'] },
  /** The settings stand among the content, and are all of it that a service needs. */
  services: { at: 'src/services/**', uses: ['content'] },
  components: { at: 'src/components/**', uses: ['content'], types: ['theme'] },
  features: { at: 'src/features/**', uses: ['services', 'components', 'content'] },
  sections: { at: 'src/sections/**', uses: ['components', 'features', 'content'] },
  pages: { at: 'src/pages/**', uses: ['components', 'features', 'sections', 'content'] },
  app: { at: 'src/app/**', uses: ['theme', 'settings', 'content', 'features', 'pages'] },
  entries: { at: 'src/entry-*', uses: ['app', 'features', 'pages'] },
} satisfies Record<string, { at: string; uses: string[]; types?: string[] }>;

type Room = { at: string; uses: string[]; types?: string[] };

function elements(types: string[]) {
  return { element: { types: { anyOf: types } } };
}

const policies = Object.entries<Room>(rooms).flatMap(([room, { uses, types = [] }]) => [
  { from: elements([room]), allow: { to: elements([room, ...uses]) } },
  { from: elements([room]), allow: { to: elements(types), dependency: { kind: 'type' } } },
]);

/** What may not be imported, and the way to do it instead. */
const barrel = {
  name: '@mui/material',
  message: 'Import the one component: @mui/material/Button. The barrel slows every tool down.',
};
const notistack = { name: 'notistack', message: 'Only features/notifications announces.' };
const supabase = {
  name: '@supabase/supabase-js',
  message: 'services/ is the one door to the outside.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: ['eslint-plugin-boundaries', './lint/noColourLiterals.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'storybook-static', '.cache', 'supabase/functions/**/*_test.ts'],
  settings: {
    'boundaries/elements': Object.entries(rooms).map(([type, { at }]) => ({
      type,
      pattern: at,
      partialMatch: false,
    })),
  },
  rules: {
    'no-restricted-imports': ['error', { paths: [barrel, notistack, supabase] }],
    'house/no-colour-literals': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/only-export-components': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-console': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
  },
  overrides: [
    {
      files: ['src/features/notifications/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [barrel, supabase] }] },
    },
    {
      files: ['src/services/**', 'tests/function/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [barrel, notistack] }] },
    },
    { files: ['theme/**', 'tests/**'], rules: { 'house/no-colour-literals': 'off' } },
    {
      files: [
        '*.config.ts',
        'lint/**',
        '.storybook/**',
        'stories/**',
        'tests/support/**',
        'src/features/notifications/SnackbarHost.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
