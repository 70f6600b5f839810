import type { SessionKind } from '../content/types/session-kind';
import type { ProgrammeFacet, ProgrammeView } from './list/list-state';

export interface ProgrammePage {
  path: string;
  /** The only kind that it shows, or null for every kind. */
  kind: SessionKind | null;
  facets: readonly ProgrammeFacet[];
  views: readonly ProgrammeView[];
}

/** The list of one kind, or of all. */
export function listPath(kind: Pick<SessionKind, 'slug'> | null): string {
  return kind === null ? '/programma' : `/programma/${kind.slug}`;
}

const facets = ['thema', 'zaal', 'doelgroep', 'paviljoen', 'taal'] as const;

/** The list page of one kind, or of all. Tours start at one counter, so a timetable by room says nothing about them. */
export function pageOf(kind: SessionKind | null): ProgrammePage {
  const path = listPath(kind);
  if (kind === null) return { path, kind, facets: ['soort', ...facets], views: ['agenda', 'timetable'] };
  if (!kind.isTour) return { path, kind, facets, views: ['agenda', 'themes', 'timetable'] };
  return { path, kind, facets: facets.filter((facet) => facet !== 'zaal'), views: ['agenda'] };
}

export function withPage<Kind extends Pick<SessionKind, 'hasPage'>>(kinds: readonly Kind[]): Kind[] {
  return kinds.filter(({ hasPage }) => hasPage);
}

/**
 * The list page below the path of the programme, or null where no kind has one.
 * @param slug undefined for the page of all kinds
 */
export function pageBelow(kinds: readonly SessionKind[], slug: string | undefined): ProgrammePage | null {
  if (slug === undefined) return pageOf(null);
  const kind = withPage(kinds).find((one) => one.slug === slug);
  return kind ? pageOf(kind) : null;
}

/** True for the number of a session, which stands where kinds have their paths. */
export function isNumber(segment: string): boolean {
  return /^\d+$/.test(segment);
}
