/** The files that the texts of a language come in: see `nl-start.ts`, `nl-fair.ts` and `nl-rest.ts`. */
export const allTextFiles = ['start', 'fair', 'rest'] as const;
export type TextFile = (typeof allTextFiles)[number];

/** Pages that start with fewer files, by the first segment of their path. Lazily hydrated components load the others. */
const lightPages: Readonly<Record<string, readonly TextFile[]>> = {
  '/': ['start'],
  '/standhouders': ['start'],
  '/programma': ['start', 'fair'],
  '/sprekers': ['start', 'fair'],
  '/paviljoens': ['start', 'fair'],
  '/nieuws': ['start', 'fair'],
  '/faq': ['start', 'rest'],
};

/** The files that a page starts with; `path` is as in `routes.ts`. */
export function textFilesOf(path: string): readonly TextFile[] {
  return lightPages[/^\/[^/]*/.exec(path)?.[0] ?? '/'] ?? allTextFiles;
}
