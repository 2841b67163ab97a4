import { defineConfig } from 'oxlint';

interface Layer {
  /** Folder that contains the layer's files. */
  at: string;
  /** Layers that this layer may import. */
  uses: string[];
  /** Layers from which this layer may import only types. */
  types?: string[];
}

const base = ['behaviour', 'time', 'content'];
const page = [...base, 'contract', 'brand', 'components', 'notices', 'sections', 'pages'];
const site = [...page, 'api', 'app', 'entries', 'theme'];
const toolsForTests = ['chromium', 'servers', 'tools'];

/** All layers of the project. Configuration files in the root folder may import anything. */
const layers: Record<string, Layer> = {
  theme: { at: 'theme/**', uses: [] },
  /** Types and values that the page and the contact function share. */
  contract: { at: 'supabase/functions/_shared', uses: [] },
  function: { at: 'supabase/functions/send-*', uses: ['contract'] },
  /** Types, functions and shared attributes for all behaviours. */
  behaviour: { at: 'src/behaviour', uses: [] },
  time: { at: 'src/time', uses: [] },
  brand: { at: 'src/brand/**', uses: ['behaviour', 'time'], types: ['content', 'theme'] },
  content: { at: 'src/content/**', uses: ['contract'], types: ['theme'] },
  api: { at: 'src/api/**', uses: ['contract', 'content'] },
  components: { at: 'src/components/**', uses: [...base, 'brand'], types: ['theme'] },
  notices: { at: 'src/notices', uses: [...base, 'contract', 'brand', 'components'] },
  sections: {
    at: 'src/sections/**',
    uses: [...base, 'contract', 'brand', 'components', 'notices', 'api'],
  },
  pages: { at: 'src/pages', uses: [...base, 'brand', 'components', 'sections'] },
  /** The list of behaviours imports them from every layer. */
  app: { at: 'src/app', uses: [...page, 'theme'] },
  entries: { at: 'src', uses: ['theme', 'app', 'content', 'pages'] },
  storybook: { at: '.storybook/**', uses: [...site, 'vite'] },
  fixtures: { at: 'stories/fixtures/**', uses: [...site, 'storybook'] },
  stories: { at: 'stories/**', uses: [...site, 'storybook', 'fixtures', 'tokens'] },
  tokens: { at: 'vite/tokens', uses: ['theme'] },
  server: { at: 'server', uses: ['contract', 'function'] },
  vite: { at: 'vite/**', uses: [...site, 'function', 'server', 'chromium'] },
  /** The next six layers are in tools/. Only `bench` and `smoke` import layers outside tools/. */
  chromium: { at: 'tools/chromium', uses: [] },
  servers: { at: 'tools/servers', uses: [] },
  lintRules: { at: 'tools/lint-rules/**', uses: [] },
  bench: { at: 'tools/bench/**', uses: ['chromium', 'servers', 'server', 'vite', 'contract'] },
  smoke: { at: 'tools/smoke', uses: ['contract', 'server', 'vite'] },
  tools: { at: 'tools/**', uses: ['chromium', 'servers'] },
  tests: {
    at: 'tests/**',
    uses: [
      ...site,
      ...toolsForTests,
      'function',
      'server',
      'vite',
      'tokens',
      'storybook',
      'fixtures',
    ],
  },
};

function elements(types: string[]) {
  return { element: { types: { anyOf: types } } };
}

const policies = Object.entries(layers).flatMap(([layer, { uses, types = [] }]) => [
  {
    from: elements([layer]),
    disallow: { to: elements(Object.keys(layers)) },
    message: `${layer} may import ${[layer, ...uses].join(', ')}${types.length > 0 ? `, and types from ${types.join(', ')}` : ''}. The table is in oxlint.config.ts.`,
  },
  { from: elements([layer]), allow: { to: elements([layer, ...uses]) } },
  { from: elements([layer]), allow: { to: elements(types), dependency: { kind: 'type' } } },
]);

/** Forbidden imports. Each message says what is allowed instead. */
const barrel = {
  name: '@mui/material',
  message:
    'Import each component by its path, such as @mui/material/Button. Importing the whole package slows down every tool.',
};
const notistack = { name: 'notistack', message: 'Only src/notices may use notistack.' };
const supabase = { name: '@supabase/supabase-js', message: 'Only src/api may use the network.' };

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    'eslint-plugin-baseline-js',
    './tools/lint-rules/index.ts',
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  // Deno checks these files, which use its API.
  ignorePatterns: ['supabase/functions/**/{index,*_test}.ts'],
  settings: {
    'boundaries/elements': Object.entries(layers).map(([type, { at }]) => ({
      type,
      pattern: at,
      partialMatch: false,
    })),
  },
  rules: {
    'no-restricted-imports': ['error', { paths: [barrel, notistack, supabase] }],
    'project/no-colour-literals': 'error',
    'project/no-gradient-literals': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': [
      'error',
      { allowForKnownSafeCalls: [{ from: 'package', name: 'test', package: 'node:test' }] },
    ],
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // `noImplicitReturns` in tsconfig.json finds missing returns. It allows an exhaustive `switch`.
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
  },
  overrides: [
    {
      files: ['src/notices/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [barrel, supabase] }] },
    },
    {
      files: ['src/api/**', 'tests/unit/api/**', 'tests/function/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [barrel, notistack] }] },
    },
    {
      files: ['src/**'],
      rules: {
        'baseline-js/use-baseline': [
          'error',
          { includeWebApis: { preset: 'auto' }, includeJsBuiltins: { preset: 'auto' } },
        ],
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            restrictedAttributes: ['aria-label', 'alt', 'label', 'placeholder', 'title'],
          },
        ],
      },
    },
    {
      files: ['theme/primitives.ts', 'tests/**', 'tools/**'],
      rules: { 'project/no-colour-literals': 'off' },
    },
    {
      files: ['theme/**', 'tests/**', 'tools/**'],
      rules: { 'project/no-gradient-literals': 'off' },
    },
    {
      files: ['*.config.ts', 'tools/**', '.storybook/**', 'stories/**', 'tests/support/**'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
