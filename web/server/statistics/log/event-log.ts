import { open, readFile, type FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import { makeRoom } from './make-room';
import { readLines, toLine } from './lines';
import { openSegmentFolder, type Segment } from './segments';

/** Sealed when it holds this much: a segment is handed over in one call of at most 2 MB. */
const maxSegmentBytes = 512 * 1024;
/** Sealed when it is this old, so that the dashboard shows what happens now. */
const maxSegmentAgeMs = 2000;
/** Batches that are written together, at most. */
const maxGroupBytes = 256 * 1024;
/** Folding that failed is tried again after. */
const foldRetryMs = 60_000;
/** Bytes that may wait in memory for the disk. */
const maxWaitingBytes = 16 * 1024 * 1024;

/** Tests have a disk that fails. */
export interface Disk {
  write: (file: FileHandle, bytes: Buffer, position: number) => Promise<void>;
  /** Resolves when what was written survives a power cut. */
  sync: (file: FileHandle) => Promise<void>;
}

export interface EventLogOptions {
  /** A folder for this process alone. */
  folder: string;
  /** Bytes on disk. Near it what is oldest is folded; at it nothing is taken. */
  maxBytes: number;
  segmentBytes?: number;
  segmentAgeMs?: number;
  disk?: Disk;
}

export interface LogFigures {
  acknowledgedEvents: number;
  waitingBytes: number;
  waitingSegments: number;
  /** Events that stand in a sum with others, for want of room. */
  foldedEvents: number;
  setAsideSegments: number;
  damagedLines: number;
  /** Since the oldest segment was sealed, or the log was opened; 0 without one. */
  oldestSeconds: number;
}

/** The disk did not take an event: whoever sent it may try again. */
export class NotLogged extends Error {
  override readonly name = 'NotLogged';
}

interface Waiting {
  line: string;
  events: number;
  done: (error?: NotLogged) => void;
}

/** The segment that is being written. */
interface Current {
  file: FileHandle;
  segment: Segment;
}

/**
 * A log of events that only grows: what `append` resolved for is on the disk. Batches that arrive while others are being
 * written are written together. Segments are sealed by size and age, and then wait to be handed over, oldest first.
 */
export async function openEventLog(options: EventLogOptions) {
  const { maxBytes, segmentBytes = maxSegmentBytes, segmentAgeMs = maxSegmentAgeMs } = options;
  const { disk = realDisk } = options;
  const folder = await openSegmentFolder(options.folder);
  const { generation, log } = folder.nextLog;

  const sealed: Segment[] = [...folder.left];
  const sealedAt = new WeakMap<Segment, number>();
  const openedAt = performance.now();
  /** Of a segment that could not be cut back to what was acknowledged. */
  const validBytes = new WeakMap<Segment, number>();
  const figures = { acknowledgedEvents: 0, foldedEvents: 0, setAsideSegments: 0, damagedLines: 0 };
  let number = 0;
  let current: Current | null = null;
  let waiting: Waiting[] = [];
  let waitingChars = 0;
  let isRunning = false;
  let sealIsDue = false;
  let sealTimer: NodeJS.Timeout | undefined;
  let isTroubled = false;
  let isClosed = false;
  let onSealed: () => void = () => undefined;
  let beingFolded: readonly Segment[] = [];
  let folding: Promise<void> | null = null;
  let foldAfter = 0;

  const sealedBytes = () => sealed.reduce((sum, { bytes }) => sum + bytes, 0);
  const bytesNow = () => sealedBytes() + (current?.segment.bytes ?? 0);

  async function openNext(): Promise<Current> {
    number += 1;
    const segment: Segment = { generation, log, first: number, last: number, level: 0, bytes: 0 };
    const file = await open(folder.pathOf(segment), 'wx');
    try {
      await folder.sync();
    } catch (error) {
      await file.close();
      throw error;
    }
    watchAge();
    return { file, segment };
  }

  /** While others wait to be handed over, small segments would only be more files. */
  function watchAge(): void {
    sealTimer = setTimeout(() => {
      if (sealed.length > 0) return watchAge();
      sealIsDue = true;
      void run();
    }, segmentAgeMs).unref();
  }

  async function seal(): Promise<void> {
    clearTimeout(sealTimer);
    sealIsDue = false;
    const ended = current;
    current = null;
    if (ended === null) return;
    await ended.file.close().catch(() => undefined);
    if (ended.segment.bytes === 0) return folder.remove([ended.segment]).catch(() => undefined);
    sealedAt.set(ended.segment, performance.now());
    sealed.push(ended.segment);
    onSealed();
    startFolding();
  }

  /** Does what is due, until nothing is. Only one of these runs at a time. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      // Events that arrive in this turn of the event loop go together.
      await nextTurn();
      while (waiting.length > 0 || sealIsDue) {
        if (sealIsDue || (current?.segment.bytes ?? 0) >= segmentBytes) await seal();
        const group = takeGroup();
        if (group.length > 0) await writeGroup(group);
      }
    } finally {
      isRunning = false;
    }
  }

  function takeGroup(): Waiting[] {
    let chars = 0;
    let end = 0;
    for (const { line } of waiting) {
      if (end > 0 && chars + line.length > maxGroupBytes) break;
      chars += line.length;
      end += 1;
    }
    const group = waiting.slice(0, end);
    waiting = waiting.slice(end);
    waitingChars -= chars;
    return group;
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      current ??= await openNext();
      const { file, segment } = current;
      const bytes = Buffer.from(group.map(({ line }) => line).join(''));
      await disk.write(file, bytes, segment.bytes);
      await disk.sync(file);
      segment.bytes += bytes.length;
    } catch (error) {
      await cutBack();
      if (!isTroubled) console.error('Statistics cannot be written to disk:', error);
      isTroubled = true;
      for (const { done } of group) done(new NotLogged('the disk did not take it', { cause: error }));
      return;
    }
    if (isTroubled) console.log('Statistics can be written to disk again');
    isTroubled = false;
    for (const { events, done } of group) {
      figures.acknowledgedEvents += events;
      done();
    }
  }

  /** Takes back what was half written, so that nothing counts that was not acknowledged. */
  async function cutBack(): Promise<void> {
    if (current === null) return;
    const { file, segment } = current;
    // After a failure the system may have forgotten what it did not write: this file gets nothing more.
    await file.truncate(segment.bytes).catch(() => validBytes.set(segment, segment.bytes));
    await seal();
  }

  /** Folds what is oldest while the disk is nearly full; beside the writing, which goes on. */
  function startFolding(): void {
    if (folding !== null || isClosed || bytesNow() < maxBytes * 0.9) return;
    if (performance.now() < foldAfter) return;
    const before = figures.foldedEvents;
    folding = makeRoom({
      folder,
      sealed,
      read: readSegment,
      isEnough: () => isClosed || bytesNow() < maxBytes * 0.8,
      takes: (segments) => {
        beingFolded = segments;
      },
      folded: (events) => {
        figures.foldedEvents += events;
      },
    })
      .catch((error: unknown) => {
        foldAfter = performance.now() + foldRetryMs;
        console.error('Statistics could not be folded:', error);
      })
      .then(() => {
        const events = figures.foldedEvents - before;
        if (events > 0)
          console.warn(`Statistics: ${events} events were folded into sums, as the disk is full`);
        folding = null;
        beingFolded = [];
        onSealed();
      });
  }

  async function readSegment(segment: Segment): Promise<string[]> {
    const bytes = await readFile(folder.pathOf(segment));
    const { batches, damaged } = readLines(bytes.subarray(0, validBytes.get(segment) ?? bytes.length));
    if (damaged > 0) {
      console.error(`Statistics: ${damaged} lines of a segment are damaged and were skipped`);
      figures.damagedLines += damaged;
    }
    return batches;
  }

  function forget(segment: Segment): void {
    const at = sealed.indexOf(segment);
    if (at >= 0) sealed.splice(at, 1);
  }

  startFolding();

  return {
    /**
     * @returns when the events are on the disk
     * @throws NotLogged
     */
    append(events: readonly StoredEvent[]): Promise<void> {
      if (events.length === 0) return Promise.resolve();
      if (isClosed) return Promise.reject(new NotLogged('the log is closed'));
      if (waitingChars > maxWaitingBytes) return Promise.reject(new NotLogged('too much waits for the disk'));
      if (bytesNow() >= maxBytes) {
        startFolding();
        return Promise.reject(new NotLogged('the log is full'));
      }
      const line = toLine(events);
      waitingChars += line.length;
      return new Promise((resolve, reject) => {
        const done = (error?: NotLogged) => (error ? reject(error) : resolve());
        waiting.push({ line, events: events.length, done });
        void run();
      });
    },
    /** The sealed segment that is to be handed over next; null while there is none. */
    next(): Segment | null {
      const [oldest] = sealed;
      return oldest === undefined || beingFolded.includes(oldest) ? null : oldest;
    },
    read: readSegment,
    /** Its events were taken. */
    async remove(segment: Segment): Promise<void> {
      await folder.remove([segment]);
      forget(segment);
    },
    /** Its events cannot be taken, ever. */
    async setAside(segment: Segment): Promise<void> {
      const deleted = await folder.setAside(segment);
      forget(segment);
      figures.setAsideSegments += 1;
      if (deleted > 0) console.error(`Statistics: ${deleted} older segments that were set aside are deleted`);
    },
    /** Called when there may be something to hand over. */
    onSealed(listener: () => void): void {
      onSealed = listener;
    },
    figures(): LogFigures {
      const [oldest] = sealed;
      const sinceMs = oldest ? performance.now() - (sealedAt.get(oldest) ?? openedAt) : 0;
      return {
        ...figures,
        waitingBytes: bytesNow(),
        waitingSegments: sealed.length,
        oldestSeconds: sinceMs / 1000,
      };
    },
    /** Ends the log: what waits is written, and what is open is sealed. */
    async close(): Promise<void> {
      isClosed = true;
      while (isRunning || waiting.length > 0 || current !== null) {
        sealIsDue = true;
        await run();
        await nextTurn();
      }
      await folding;
    },
  };
}

export type EventLog = Awaited<ReturnType<typeof openEventLog>>;

const realDisk: Disk = {
  async write(file, bytes, position) {
    for (let at = 0; at < bytes.length;)
      at += (await file.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
  },
  sync: (file) => file.datasync(),
};
