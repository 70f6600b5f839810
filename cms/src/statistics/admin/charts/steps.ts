/** The index that a key leads to in a row of `count`; null for a key that leads nowhere. */
export function stepBy(key: string, at: number | null, count: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - 1);
    case 'ArrowRight':
      return at === null ? 0 : Math.min(last, at + 1);
    case 'PageUp':
      return Math.max(0, (at ?? last) - 7);
    case 'PageDown':
      return Math.min(last, (at ?? 0) + 7);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The cell of a board that a key leads to; null for a key that leads nowhere. */
export function movedBy(
  key: string,
  at: { row: number; column: number } | null,
  { rows, columns }: { rows: number; columns: number },
): { row: number; column: number } | null {
  const moves: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    Home: [0, -columns],
    End: [0, columns],
  };
  const move = moves[key];
  if (!move || rows === 0 || columns === 0) return null;
  if (!at) return { row: 0, column: 0 };
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { row: within(at.row + move[0], rows), column: within(at.column + move[1], columns) };
}
