import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const strapi = ['@strapi/*', '@strapi/*/*'];

export default defineConfig(
  { ignores: ['dist/', 'build/', '.strapi/', '.tmp/', 'node_modules/', 'types/generated/'] },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'On Node 20 it forgets an AbortSignal.timeout when garbage is collected: use a timer, as src/outbox/feed.ts does.',
        },
      ],
    },
  },
  {
    // The server and the admin are two programs.
    files: ['src/**/*.ts'],
    ignores: ['src/admin/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/admin/*', '**/seed/*', '**/tests/*'], message: 'Not part of the server.' },
          ],
        },
      ],
    },
  },
  {
    // Pure rules: no Strapi, no input or output.
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...strapi, 'node:*', '../*'], message: 'src/domain knows nothing outside itself.' },
          ],
        },
      ],
    },
  },
);
