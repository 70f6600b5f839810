import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'scripts', '*.js'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/child-programs/**', 'src/http-servers/**'],
    rules: {
      // Runs in browsers and in both programs, so it has nothing but the language.
      'no-restricted-globals': [
        'error',
        'Buffer',
        'clearInterval',
        'clearTimeout',
        'process',
        'setInterval',
        'setTimeout',
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!culori$)[^.]', message: 'domain/ imports nothing but culori.' }] },
      ],
    },
  },
);
