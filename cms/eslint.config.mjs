import boundaries from 'eslint-plugin-boundaries';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The layers of the house, top first; the same table stands in docs/architecture.md. A layer imports those below it. No
 * feature imports another one; rooms of the platform may use each other.
 */
const layers = {
  start: ['src', 'config'],
  strapi: ['src/api', 'src/extensions', 'src/middlewares', 'src/policies', 'src/admin'],
  feature: ['src/*'],
  fair: ['src/fair'],
  platform: ['src/platform'],
  environment: ['config/environment'],
  seed: ['seed'],
  tests: ['tests'],
};

/** The layers that each layer may import. Everything that is not named here is rejected. */
const imports = [
  { from: 'environment', to: ['environment'] },
  { from: 'platform', to: ['platform', 'environment'] },
  { from: 'fair', to: ['fair', 'platform', 'environment'] },
  { from: 'feature', to: ['fair', 'platform', 'environment'] },
  { from: 'strapi', to: ['strapi', 'feature', 'fair', 'platform', 'environment'] },
  { from: 'start', to: ['start', 'feature', 'fair', 'platform', 'environment'] },
  { from: 'seed', to: ['seed', 'feature', 'fair', 'platform', 'environment'] },
  { from: 'tests', to: ['tests', 'seed', 'start', 'strapi', 'feature', 'fair', 'platform', 'environment'] },
];

/** The first pattern that fits counts: `src/*` is what no other layer names, and `src` what lies in no folder. */
const order = ['environment', 'strapi', 'platform', 'fair', 'feature', 'start', 'seed', 'tests'];

export default defineConfig(
  { ignores: ['dist/', 'build/', '.strapi/', '.tmp/', 'node_modules/', 'types/generated/'] },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': order.flatMap((type) => layers[type].map((pattern) => ({ type, pattern }))),
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'On Node 20 it forgets an AbortSignal.timeout when garbage is collected: use a timer, as src/platform/outbox/feed.ts does.',
        },
      ],
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
          ],
        },
      ],
    },
  },
  {
    // The server and the pages of the admin are two programs.
    files: ['src/**/*.ts'],
    ignores: ['src/**/admin/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/admin/*'], message: 'Not part of the server.' }] },
      ],
    },
  },
);
