import type { Locale } from './locale';

/** The files with the texts of pages, in each language: see `nl-start.ts` and the others beside it. */
export const allTextFiles = ['start', 'fair', 'account', 'contracts', 'orders', 'rest', 'visit'] as const;
/**
 * `forms` has what forms say about what was filled in. It is loaded when somebody begins to fill one in. `files` has what
 * fields for files say, and is loaded with a form that has one.
 */
export type TextFile = (typeof allTextFiles)[number] | 'forms' | 'files';

const usualFiles: readonly TextFile[] = ['start', 'fair', 'rest'];
/** Pages that start with other files, by the first segment of their path. Lazily hydrated components load the rest. */
const exceptions: Readonly<Record<string, readonly TextFile[]>> = {
  '/': ['start'],
  '/standhouders': ['start'],
  '/programma': ['start', 'fair'],
  '/mijn-programma': ['start', 'fair', 'visit'],
  '/offline': ['start', 'visit'],
  '/sprekers': ['start', 'fair'],
  '/paviljoens': ['start', 'rest'],
  '/nieuws': ['start', 'rest'],
  '/faq': ['start', 'rest'],
  '/interviews': ['start', 'rest'],
  '/account': ['start', 'account'],
  '/statistieken': ['start', 'account'],
  '/contractformulier': ['start', 'contracts', 'rest'],
  '/adverteren-en-signing': ['start', 'orders'],
  '/inloggen': ['start', 'account'],
  '/uitloggen': ['start', 'account'],
  '/uitgelogd': ['start', 'account'],
  '/registreren': ['start', 'account'],
  '/wachtwoord-vergeten': ['start', 'account'],
  '/wachtwoord-herstellen': ['start', 'account'],
  '/email-valideren': ['start', 'account'],
  '/nieuwsbrief': ['start', 'account'],
  '/bezoekersprofiel': ['start', 'fair', 'visit'],
  '/inchecken': ['start', 'visit'],
  '/plaats': ['start', 'visit'],
  '/c': ['start', 'account'],
};

/** The files that a page starts with; `path` is as in `routes.ts`. */
export function textFilesOf(path: string): readonly TextFile[] {
  return exceptions[/^\/[^/]*/.exec(path)?.[0] ?? '/'] ?? usualFiles;
}

/** The same as paths of files, which vite/chunks.ts names. */
export function textPathsOf(locale: Locale, path: string): string[] {
  return textFilesOf(path).map((file) => `/assets/${locale}-${file}-${import.meta.env.BUILD_ID}.js`);
}
