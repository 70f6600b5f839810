import type { ExhibitorKind } from '../content/types/exhibitor';

export { exhibitorPath } from '../site/detail-paths';

export const exhibitorListPath = '/standhouders';

/** The kinds in the order of the site, with how each is written in URLs. */
export const kindSlugs: Readonly<Record<ExhibitorKind, string>> = {
  government: 'overheden',
  'housing-corporation': 'woningcorporaties',
  'new-build-concept': 'nieuwbouwconcepten',
  'existing-build-concept': 'bestaande-bouwconcepten',
};

export const exhibitorKinds: readonly ExhibitorKind[] = [
  'government',
  'housing-corporation',
  'new-build-concept',
  'existing-build-concept',
];

export function listPath(kind: ExhibitorKind | null): string {
  return kind === null ? exhibitorListPath : `${exhibitorListPath}/${kindSlugs[kind]}`;
}

/** The kind whose list a route of `routes.ts` is for, or null for the list of all. */
export function kindOfPattern(pattern: string): ExhibitorKind | null {
  return exhibitorKinds.find((kind) => pattern.endsWith(`/${kindSlugs[kind]}`)) ?? null;
}

/** True for the paths of the exhibitor lists, and false for exhibitors themselves. */
export function isListPath(pathname: string): boolean {
  return pathname === exhibitorListPath || exhibitorKinds.some((kind) => pathname === listPath(kind));
}
