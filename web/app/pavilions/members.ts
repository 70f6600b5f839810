import type { PavilionSummary } from '../content/types/pavilion';

export const listPath = '/paviljoens';

interface Member {
  pavilion: { publicId: number } | null;
}

/** Keeps the original order. */
export function membersOf<T extends Member>(publicId: number, all: readonly T[]): T[] {
  return all.filter(({ pavilion }) => pavilion?.publicId === publicId);
}

export type CountedPavilion = PavilionSummary & { exhibitorCount: number; sessionCount: number };

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
