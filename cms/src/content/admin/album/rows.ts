import type { Album, AlbumPhoto, AlbumPicture, SentPhoto } from '../../albums/shape';

/** A photo on the page, as it was typed. */
export interface Row {
  key: string;
  /** Null until it is saved. */
  id: number | null;
  image: AlbumPicture | null;
  caption: string;
  credit: string;
  alternativeText: string;
  takenAt: string | null;
  /** It goes with the next save, and can be put back until then. */
  isRemoved: boolean;
  /** The place among the files that came with it; null for a photo that was there. */
  rank: number | null;
}

export type Typed = Pick<Row, 'caption' | 'credit' | 'alternativeText'>;

export const rowsOf = ({ photos }: Album): Row[] => photos.map(rowOf);

const rowOf = ({ id, image, caption, credit, takenAt }: AlbumPhoto): Row => ({
  key: `photo-${id}`,
  id,
  image,
  caption: caption ?? '',
  credit: credit ?? '',
  alternativeText: image?.alternativeText ?? '',
  takenAt,
  isRemoved: false,
  rank: null,
});

export const newRow = (image: AlbumPicture, takenAt: string | null, rank: number): Row => ({
  ...rowOf({ id: rank, image, caption: null, credit: null, takenAt }),
  key: `new-${rank}`,
  id: null,
  rank,
});

/** The rows with a new one behind those that belong before it, wherever they were moved to. */
export function withNew(rows: readonly Row[], row: Row): Row[] {
  const rank = row.rank ?? 0;
  const before = rows.findLastIndex((other) => other.rank === null || other.rank < rank);
  return rows.toSpliced(before + 1, 0, row);
}

export const kept = (rows: readonly Row[]): Row[] => rows.filter(({ isRemoved }) => !isRemoved);

export const sentPhotos = (rows: readonly Row[]): SentPhoto[] =>
  kept(rows).map(({ id, image, caption, credit, takenAt }) => ({
    id,
    image: image?.id ?? null,
    caption: caption.trim() || null,
    credit: credit.trim() || null,
    takenAt,
  }));

/** Texts of files that differ from what the media library has, by the file. */
export function changedTexts(rows: readonly Row[]): { id: number; text: string }[] {
  return kept(rows).flatMap(({ image, alternativeText }) => {
    const text = alternativeText.trim();
    return image && text !== (image.alternativeText ?? '') ? [{ id: image.id, text }] : [];
  });
}

export const isChanged = (rows: readonly Row[], base: readonly Row[]): boolean =>
  changedTexts(rows).length > 0 || JSON.stringify(sentPhotos(rows)) !== JSON.stringify(sentPhotos(base));

/** Moves a row to a place among those that stay, the first of which is 0. */
export function moved(rows: readonly Row[], key: string, to: number): Row[] {
  const row = rows.find((one) => one.key === key);
  if (!row) return [...rows];
  const rest = rows.filter((one) => one !== row);
  const places = kept(rest);
  const next = places[Math.max(0, to)];
  const at = next ? rest.indexOf(next) : rest.length;
  return rest.toSpliced(at, 0, row);
}

/** In the order in which they were taken; those without a time stay together behind them, as they were. */
export const byTime = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) =>
    one.takenAt === other.takenAt
      ? 0
      : one.takenAt === null
        ? 1
        : other.takenAt === null
          ? -1
          : one.takenAt.localeCompare(other.takenAt),
  );

export const withoutCredit = (rows: readonly Row[]): Row[] =>
  kept(rows).filter(({ credit }) => credit.trim() === '');

export const withoutText = (rows: readonly Row[]): Row[] =>
  kept(rows).filter(({ alternativeText }) => alternativeText.trim() === '');

/** The day on which most photos were taken, in the time of the fair; null when none says. */
export function mostFrequentDay(rows: readonly Row[]): string | null {
  const counts = new Map<string, number>();
  for (const { takenAt } of kept(rows)) {
    if (takenAt === null) continue;
    const day = days.format(new Date(takenAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Swedish writes days as ISO 8601 does. */
const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' });
