import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The layers of the house, top first; the same table stands in docs/architecture.md. A layer imports those below it, and
 * the folders of one layer may use each other, but for features.
 */
const layers = {
  composition: [
    'app/blocks',
    'app/pages',
    'app/speakers',
    'app/editions',
    'app/pavilions',
    'app/floor-plan',
    'app/faq',
    'app/rules',
    'app/photos',
    'app/share-card',
    'app/sitemap',
    'app/orders',
    'app/visitors',
    'app/agenda',
    'app/places',
    'app/vacancies',
    'app/service-worker',
  ],
  feature: ['app/*'],
  shell: ['app/shell', 'app/account'],
  shared: [
    'app/listing',
    'app/search',
    'app/meta',
    'app/site',
    'app/captcha',
    'app/form-engine',
    'app/saved',
    'app/waiting-forms',
  ],
  content: ['app/content'],
  ui: ['app/ui'],
  base: [
    'brand',
    'caching',
    'http-client',
    'router-internals',
    'pictures',
    'app/rendering',
    'app/builds',
    'app/route-handles',
    'app/messages',
    'app/errors',
    'app/clock',
    'app/icons',
    'app/text-search',
    'app/counting',
  ],
  server: ['server'],
  vite: ['vite'],
  tests: ['tests'],
};

/** What each layer may import. Everything that is not named here is rejected. */
const imports = [
  { from: 'base', to: ['base'] },
  // Of the base, what does not lie in app/: see `pages` below.
  { from: 'server', to: ['server', 'base'] },
  { from: 'vite', to: ['vite', 'server'] },
  { from: 'ui', to: ['ui', 'base'] },
  { from: 'content', to: ['content', 'base'] },
  { from: 'shared', to: ['shared', 'content', 'ui', 'base'] },
  { from: 'shell', to: ['shell', 'shared', 'content', 'ui', 'base'] },
  { from: 'feature', to: ['shell', 'shared', 'content', 'ui', 'base'] },
  {
    from: 'composition',
    to: ['composition', 'feature', 'shell', 'shared', 'content', 'ui', 'base'],
  },
  // The content backend's tests lend theirs what both need.
  {
    from: 'tests',
    to: ['tests', 'server', 'composition', 'feature', 'shell', 'shared', 'content', 'ui', 'base'],
  },
];

const elements = Object.entries(layers)
  // The first pattern that fits counts: what another layer names is no feature.
  .sort(([, a], [, b]) => Number(a.includes('app/*')) - Number(b.includes('app/*')))
  .flatMap(([type, patterns]) => patterns.map((pattern) => ({ type, pattern })));

/** Imports by name: packages, and files that lie in no layer. */
const tools = {
  regex: '^(ofetch|qs)$',
  message: 'Content is asked for in app/content, everything else by http-client/http-client.ts.',
};
const ownClient = { regex: '^ofetch$', message: 'Use http-client/http-client.ts.' };
const pages = { regex: '(^|/)app/', message: 'The server and the pages meet in server.ts only.' };
const frame = {
  regex: '^(\\.\\./)+(server(/|$)|(root|routes|entry\\.\\w+)$)',
  message: 'The frame and the server import pages, never the other way round.',
};

/** Rejects imports in `files`; a later one replaces an earlier one for the same file. */
const reject = (files, patterns) => ({
  files: files.map((pattern) => pattern.replace(/\*\*$/, '**/*.{ts,tsx}')),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  { ignores: ['build/', '.react-router/', 'node_modules/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'On Node 20 it forgets an AbortSignal.timeout when garbage is collected: use http-client/deadline.ts.',
        },
        {
          property: 'waitForTimeout',
          message: 'Wait for what is meant: an event, expect.poll, or untilIdle of tests/harness/browser.ts.',
        },
      ],
      // Numbers in sentences and class names are the whole point of a template string.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React Router's way to answer is to throw a Response or data().
      '@typescript-eslint/only-throw-error': 'off',
      // `return reject(…)` ends a handler early on one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // The track of a video is drawn by a part of ours, when there is one.
      'jsx-a11y/media-has-caption': ['error', { track: ['Subtitles'] }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...imports.map(({ from, to }) => ({
              from: { element: { type: from } },
              allow: { to: { element: { types: { anyOf: to } } } },
            })),
            // Parts take the shapes of pictures and rich text from the gateway, never its code.
            {
              from: { element: { type: 'ui' } },
              allow: { to: { element: { type: 'content' } }, dependency: { kind: 'type' } },
            },
          ],
        },
      ],
    },
  },
  reject(['*.ts'], [tools]),
  reject(['server/**'], [ownClient, pages]),
  reject(['app/**'], [tools, frame]),
  reject(['app/content/**'], [frame]),
);
