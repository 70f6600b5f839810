import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of the house; see docs/architecture.md. The folders of one room may use each other. */
const rooms = {
  server: ['server'],
  tests: ['tests'],
  base: [
    'timing',
    'http',
    'app/builds',
    'app/messages',
    'app/errors',
    'app/clock',
    'app/following',
    'app/text-search',
  ],
  ui: ['app/ui'],
  cms: ['app/cms'],
  ground: [
    'app/layouts',
    'app/preview',
    'app/navigation',
    'app/colour-mode',
    'app/error-screen',
    'app/meta',
    'app/listing',
    'app/search',
    'app/account',
  ],
  feature: ['app/*'],
  composition: [
    'app/blocks',
    'app/pages',
    'app/speakers',
    'app/pavilions',
    'app/floor-plan',
    'app/faq',
    'app/rules',
    'app/photos',
    'app/share-card',
    'app/sitemap',
    'app/catalogue',
  ],
};

/** What each room may import besides itself. Everything that is not named here is refused. */
const imports = [
  { from: 'base', to: ['base'] },
  // Of the base, what does not lie in app/: see `pages` below.
  { from: 'server', to: ['base'] },
  // The content backend's tests lend theirs what both need.
  { from: 'tests', to: ['tests', 'server', 'base', 'ui', 'cms', 'ground', 'feature', 'composition'] },
  { from: 'ui', to: ['base'] },
  { from: 'cms', to: ['base'] },
  { from: 'ground', to: ['base', 'ui', 'cms', 'ground'] },
  { from: 'feature', to: ['base', 'ui', 'cms', 'ground'] },
  { from: 'composition', to: ['base', 'ui', 'cms', 'ground', 'feature', 'composition'] },
];

const elements = Object.entries(rooms)
  .sort(([, a], [, b]) => Number(a.includes('app/*')) - Number(b.includes('app/*')))
  .flatMap(([type, patterns]) => patterns.map((pattern) => ({ type, pattern })));

/** Imports that go by their address: packages, and files that lie in no room. */
const tools = {
  regex: '^(ofetch|qs)$',
  message: 'Content is asked for in app/cms, everything else by http/http-client.ts.',
};
const ownClient = { regex: '^ofetch$', message: 'Use http/http-client.ts.' };
const pages = { regex: '(^|/)app/', message: 'The server and the pages meet in server.ts only.' };
const frame = {
  regex: '^(\\.\\./)+(server(/|$)|(root|routes|entry\\.\\w+)$)',
  message: 'The frame and the server import pages, never the other way round.',
};
const leftOut = {
  regex: '^react(-dom)?$',
  importNames: [
    ...['Activity', 'useActionState', 'useFormState'],
    ...['prefetchDNS', 'preconnect', 'preinit', 'preinitModule', 'preloadModule'],
  ],
  message: 'The build leaves this out of what browsers get: see server/leftovers.ts.',
};

/** Refuses imports in `files`; a later one replaces an earlier one for the same file. */
const refuse = (files, patterns) => ({
  files: files.map((pattern) => pattern.replace(/\*\*$/, '**/*.{ts,tsx}')),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  { ignores: ['build/', 'public/', '.react-router/', 'node_modules/'] },
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
            'On Node 20 it forgets an AbortSignal.timeout when garbage is collected: use timing/deadline.ts.',
        },
      ],
      // Numbers in sentences and class names are the whole point of a template string.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React Router's way to answer is to throw a Response or data().
      '@typescript-eslint/only-throw-error': 'off',
      // `return refuse(…)` ends a handler early on one line.
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
              allow: { to: { element: { type: 'cms' } }, dependency: { kind: 'type' } },
            },
          ],
        },
      ],
    },
  },
  refuse(['*.ts'], [tools]),
  refuse(['server/**'], [ownClient, pages]),
  refuse(['app/**'], [tools, frame, leftOut]),
  refuse(['app/cms/**'], [frame, leftOut]),
);
