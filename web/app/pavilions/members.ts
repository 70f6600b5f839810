import type { PavilionSummary } from '../content/types/pavilion';

/** Path of the list of pavilions. */
export const listPath = '/paviljoens';

interface Member {
  pavilion: { publicId: number } | null;
}

/** Keeps the original order. */
export function membersOf<T extends Member>(publicId: number, all: readonly T[]): T[] {
  return all.filter(({ pavilion }) => pavilion?.publicId === publicId);
}

/** A pavilion with how much there is to see and do. */
export type CountedPavilion = PavilionSummary & { exhibitorCount: number; sessionCount: number };

/** The pavilions with the number of their exhibitors and sessions. */
export function withCounts(
  pavilions: readonly PavilionSummary[],
  exhibitors: readonly Member[],
  sessions: readonly Member[],
): CountedPavilion[] {
  return pavilions.map((pavilion) => ({
    ...pavilion,
    exhibitorCount: membersOf(pavilion.publicId, exhibitors).length,
    sessionCount: membersOf(pavilion.publicId, sessions).length,
  }));
}

/** The stands of all these exhibitors together; one that is shared counts once. */
export function standsOf<T extends { code: string }>(exhibitors: readonly { stands: readonly T[] }[]): T[] {
  const byCode = new Map(exhibitors.flatMap(({ stands }) => stands.map((stand) => [stand.code, stand])));
  return [...byCode.values()];
}
