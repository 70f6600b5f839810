import { createFold, type Fold } from './fold';
import { toLine } from './lines';
import { fileNameOf, type FoldLevel, type Segment, type SegmentFolder } from './segments';

/** The most in one segment: less than one call takes. */
const maxRows = 10_000;
const maxBytes = 1024 * 1024;
/** Rows that stand on one line. */
const rowsOfLine = 100;

export interface Room {
  folder: SegmentFolder;
  /** All sealed segments, oldest first; what was folded takes the place of what it was made of. */
  sealed: Segment[];
  read: (segment: Segment) => Promise<string[]>;
  isEnough: () => boolean;
  /** Says which segments must not be handed over meanwhile. */
  takes: (segments: readonly Segment[]) => void;
  /** Says how many events were folded. */
  folded: (events: number) => void;
}

/** Folds the oldest segments until there is room enough, or nothing is left to fold: first a little, then all that can be. */
export async function makeRoom(room: Room): Promise<void> {
  for (const level of [1, 2] as const) {
    while (!room.isEnough()) {
      const run = foldable(room.sealed, level);
      if (run.length === 0) break;
      await foldRun(room, run, level);
    }
  }
}

/**
 * The oldest segments that follow each other in one log and can be folded. The first of each log cannot: it may have been
 * handed over without our knowing, and its numbers would be counted twice under another name.
 */
function foldable(sealed: readonly Segment[], level: FoldLevel): Segment[] {
  const logs = new Set<string>();
  const run: Segment[] = [];
  for (const segment of sealed) {
    const isFirst = !logs.has(segment.log);
    logs.add(segment.log);
    const fits = !isFirst && segment.level < level && (run[0]?.log ?? segment.log) === segment.log;
    if (fits) run.push(segment);
    else if (run.length > 0) break;
  }
  return run;
}

async function foldRun(room: Room, run: readonly Segment[], level: 1 | 2): Promise<void> {
  const { folder, sealed, read, takes, folded } = room;
  takes(run);
  const [oldest] = run;
  if (!oldest) return;
  const name = fileNameOf({ ...oldest, last: oldest.first });
  const fold = createFold(name, level);
  const used: Segment[] = [];
  for (const segment of run) {
    const batches = await read(segment);
    // A segment alone always fits: its rows are no more than its events.
    if (used.length > 0 && !hasRoomFor(fold, batches, segment)) break;
    for (const batch of batches) fold.add(batch);
    used.push(segment);
  }
  const last = used.at(-1)?.last ?? oldest.last;
  const content = linesOf(fold);
  const segment: Segment = { ...oldest, last, level, bytes: Buffer.byteLength(content) };
  if (content !== '') await folder.write(segment, content);
  await folder.remove(used);
  sealed.splice(sealed.indexOf(oldest), used.length, ...(segment.bytes > 0 ? [segment] : []));
  // Those of the second level were counted when they were folded first.
  const isNew = used.some((one) => one.level === 0);
  if (isNew) folded(fold.events);
  takes([]);
}

/** Even if no event of it equals another. */
function hasRoomFor(fold: Fold, batches: readonly string[], { bytes }: Segment): boolean {
  const averageBytes = 150;
  const rows = batches.length * rowsOfLine;
  return fold.size + Math.min(rows, bytes / 60) <= maxRows && fold.size * averageBytes + bytes <= maxBytes;
}

function linesOf(fold: Fold): string {
  const rows = fold.result();
  const lines: string[] = [];
  for (let at = 0; at < rows.length; at += rowsOfLine) lines.push(toLine(rows.slice(at, at + rowsOfLine)));
  return lines.join('');
}
