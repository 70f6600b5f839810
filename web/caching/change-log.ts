export interface Change {
  seq: number;
  tags: readonly string[];
  /** Something was taken off the site: what shows it must not be sent any more, whatever happens. */
  gone: boolean;
}

/** How far a reader of the changes has come. An epoch names a database; numbers of two epochs cannot be compared. */
export interface Place {
  epoch: string;
  seq: number;
}

export interface ChangeBatch {
  head: Place;
  /** Changes may have been missed, so everything is stale. */
  reset: boolean;
  changes: readonly Change[];
}

export interface ChangeLogOptions {
  /** The last change of the process before this one; its copies of pages are right up to there. */
  start?: Place | null;
  /** Milliseconds that only go up. */
  clock?: () => number;
}

/** After so long without a word from the content backend nothing counts as fresh. */
const trustMs = 30 * 60_000;
/** So long after a change a stale page may still be sent, while a newer one is rendered. */
export const sendStaleMs = 5000;

/**
 * Knows the number of the last change of each tag. It is the one way to know what is stale: whatever is cached has tags,
 * and the head of this log from before it was asked for.
 *
 * Numbers only go up while a process runs: those of a new epoch are moved up behind those of the one before.
 */
export function createChangeLog({ start = null, clock = () => performance.now() }: ChangeLogOptions = {}) {
  const changed = new Map<string, number>();
  const removed = new Map<string, number>();
  /** The last changes that are older than `sendStaleMs`, by tag. */
  const settled = new Map<string, number>();
  let recent: { seq: number; tags: readonly string[]; at: number }[] = [];
  const listeners = new Set<(count: number) => void>();

  let epoch = start?.epoch ?? null;
  let seq = start?.seq ?? 0;
  let offset = 0;
  /** Everything below is stale. Without a place to start from that is all there is. */
  let floor = start ? 0 : 1;
  let lastBatchAt: number | null = null;

  function startOver(head: Place): void {
    const next = Math.max(seq + 1, head.seq);
    [epoch, seq, offset, floor] = [head.epoch, next, next - head.seq, next];
    changed.clear();
    settled.clear();
    recent = [];
  }

  function add(change: Change): void {
    seq = offset + change.seq;
    for (const tag of change.tags) {
      changed.set(tag, seq);
      if (change.gone) removed.set(tag, seq);
    }
    recent.push({ seq, tags: change.tags, at: clock() });
  }

  function follow({ head, changes }: ChangeBatch): boolean {
    const first = seq - offset;
    const last = first + changes.length;
    return (
      head.epoch === epoch && head.seq === last && changes.every((one, at) => one.seq === first + at + 1)
    );
  }

  function settle(): void {
    const before = clock() - sendStaleMs;
    let at = 0;
    for (let one = recent[at]; one && one.at <= before; one = recent[(at += 1)])
      for (const tag of one.tags) settled.set(tag, one.seq);
    if (at > 0) recent = recent.slice(at);
  }

  const isAfter = (numbers: ReadonlyMap<string, number>, tags: readonly string[], entrySeq: number) =>
    tags.some((tag) => (numbers.get(tag) ?? 0) > entrySeq);
  const isSilent = () => lastBatchAt === null || clock() - lastBatchAt > trustMs;

  return {
    /** The number of the last change; what is asked for now is at least as new. */
    get seq(): number {
      return seq;
    },
    /** True before the first word of the content backend, and when there was none for half an hour. */
    isSilent,
    /** The number of the last change of a tag; 0 for one that never changed. */
    lastChange: (tag: string): number => changed.get(tag) ?? 0,
    lastRemoval: (tag: string): number => removed.get(tag) ?? 0,
    isStale: (tags: readonly string[], entrySeq: number): boolean =>
      isSilent() || entrySeq < floor || isAfter(changed, tags, entrySeq),
    /**
     * True when an entry has been stale for so long that no visitor should get it while a fresh one can be
     * had.
     */
    isOverdue(tags: readonly string[], entrySeq: number): boolean {
      settle();
      return isSilent() || entrySeq < floor || isAfter(settled, tags, entrySeq);
    },
    isGone: (tags: readonly string[], entrySeq: number): boolean => isAfter(removed, tags, entrySeq),
    /** Takes in what the content backend said. Where numbers are missing, anything may have changed. */
    record(batch: ChangeBatch): void {
      const isFirst = lastBatchAt === null;
      lastBatchAt = clock();
      const before = seq;
      if (batch.reset || !follow(batch)) startOver(batch.head);
      else batch.changes.forEach(add);
      if (isFirst || seq !== before)
        for (const listener of listeners) listener(Math.max(1, batch.changes.length));
    },
    /** Calls a listener with the number of changes that came, to render ahead. @returns a function that ends it */
    onChange(listener: (count: number) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async waitUntilSeq(wanted: number, timeoutMs: number): Promise<void> {
      if (seq >= wanted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(end, timeoutMs);
        const listener = () => {
          if (seq >= wanted) end();
        };
        function end(): void {
          clearTimeout(timer);
          listeners.delete(listener);
          resolve();
        }
        listeners.add(listener);
      });
    },
    /** The number as the content backend knows it, to ask for what came after; null for one of another epoch. */
    placeOf: (entrySeq: number): Place | null =>
      epoch === null || entrySeq < Math.max(floor, offset) ? null : { epoch, seq: entrySeq - offset },
    seqOf: (numberThere: number): number => numberThere + offset,
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;
