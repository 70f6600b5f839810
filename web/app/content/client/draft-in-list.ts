type Row = Record<string, unknown>;

/**
 * A list of published rows as it will be once the draft is published: the draft takes the place of its published row,
 * or finds its own by `sort`. Without a draft row the document is not on the list any more.
 */
export function putDraftIn(
  published: unknown[],
  drafts: unknown[],
  documentId: string,
  sort: readonly string[] = [],
): unknown[] {
  const others = published.filter((row) => !isRow(row) || row.documentId !== documentId);
  const [draft] = drafts;
  if (!isRow(draft)) return others;
  const place = others.findIndex((row) => isRow(row) && comesBefore(draft, row, sort));
  return place === -1 ? [...others, draft] : others.toSpliced(place, 0, draft);
}

function comesBefore(a: Row, b: Row, sort: readonly string[]): boolean {
  for (const order of sort) {
    const [name = '', direction] = order.split(':');
    const [one, other] = [a[name], b[name]];
    if (one === other || !isOrdered(one) || !isOrdered(other)) continue;
    return one < other !== (direction === 'desc');
  }
  return false;
}

function isOrdered(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
