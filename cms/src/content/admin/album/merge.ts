import type { Row, Typed } from './rows';

const typed = ['caption', 'credit', 'alternativeText'] as const satisfies (keyof Typed)[];

/**
 * Rows of this page, over an album that somebody else saved meanwhile. Nothing that was typed here is lost: a photo that they
 * removed and this page changed is a new one. The order is that of this page, with their new photos behind it.
 * @param base as this page loaded it
 * @param theirs as it is now
 */
export function merged(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const left = new Set(theirs);
  const rows = mine.flatMap((row): Row[] => {
    const before = base.find(({ key }) => key === row.key);
    if (!before) return [row];
    const now = counterpart(row, left);
    if (now) left.delete(now);
    if (now) return [{ ...now, ...changesOf(row, before), isRemoved: row.isRemoved }];
    return Object.keys(changesOf(row, before)).length > 0 && !row.isRemoved ? [{ ...row, id: null }] : [];
  });
  return [...rows, ...left];
}

/** The same photo in what they saved: publishing an earlier version gives photos other ids. */
function counterpart({ id, image }: Row, theirs: ReadonlySet<Row>): Row | undefined {
  const all = [...theirs];
  return all.find((row) => row.id === id) ?? all.find((row) => row.image && row.image.id === image?.id);
}

function changesOf(row: Row, before: Row): Partial<Typed> {
  return Object.fromEntries(typed.flatMap((name) => (row[name] === before[name] ? [] : [[name, row[name]]])));
}
