import { readFile, type FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import { readLines, toLine } from './lines';
import { openSegmentFolder, type Segment } from './segments';

/** Sealed when it holds this much: a segment is handed over in one call of at most 2 MB. */
const maxSegmentBytes = 512 * 1024;
/** Sealed when it is this old, so that the dashboard shows what happens now. */
const maxSegmentAgeMs = 2000;
/** Between two writes: what arrives meanwhile is written and synced together. */
const pauseMs = 20;
/** Batches that are written together, at most: with them a segment still fits in one call. */
const maxGroupBytes = 256 * 1024;
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
  /** Bytes on disk; at it nothing is taken. */
  maxBytes: number;
  segmentBytes?: number;
  segmentAgeMs?: number;
  /** Tests that send one batch after another wait for none. */
  groupMs?: number;
  disk?: Disk;
}

export interface LogFigures {
  acknowledgedEvents: number;
  /** Events that were not taken: the log was full, or the disk failed. */
  rejectedEvents: number;
  waitingBytes: number;
  waitingSegments: number;
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

/**
 * A log of events that only grows, as lines of JSON: what `append` resolved for is on the disk. Batches that arrive while
 * others are being written are written together. Segments are sealed by size and age, and then wait to be handed over,
 * oldest first.
 */
export async function openEventLog(options: EventLogOptions) {
  const { maxBytes, segmentBytes = maxSegmentBytes, segmentAgeMs = maxSegmentAgeMs } = options;
  const { disk = realDisk, groupMs = pauseMs } = options;
  const folder = await openSegmentFolder(options.folder);

  const sealed: Segment[] = [...folder.left];
  const sealedAt = new WeakMap<Segment, number>();
  const openedAt = performance.now();
  /** Of a segment that could not be cut back to what was acknowledged. */
  const validBytes = new WeakMap<Segment, number>();
  const figures = { acknowledgedEvents: 0, rejectedEvents: 0, setAsideSegments: 0, damagedLines: 0 };
  let number = 0;
  let current: { segment: Segment; handle: FileHandle } | null = null;
  const waiting: Waiting[] = [];
  let waitingChars = 0;
  let isRunning = false;
  let sealIsDue = false;
  let sealTimer: NodeJS.Timeout | undefined;
  let isTroubled = false;
  let isClosed = false;
  let onSealed: () => void = () => undefined;

  const bytesNow = () => sealed.reduce((sum, { bytes }) => sum + bytes, 0) + (current?.segment.bytes ?? 0);

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
    const { segment, handle } = ended;
    await handle.close().catch(() => undefined);
    if (segment.bytes === 0) return folder.remove(segment).catch(() => undefined);
    try {
      await folder.seal(segment);
    } catch (error) {
      // The next process that opens the folder hands it over.
      console.error('Statistics: a segment could not be sealed:', error);
      return;
    }
    sealedAt.set(segment, performance.now());
    sealed.push(segment);
    onSealed();
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
        if (group.length === 0) continue;
        await writeGroup(group);
        if (!isClosed) await pause(groupMs);
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
    waitingChars -= chars;
    return waiting.splice(0, end);
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    const events = group.reduce((sum, one) => sum + one.events, 0);
    try {
      if (current === null) {
        number += 1;
        current = await folder.begin(number);
        watchAge();
      }
      const { handle, segment } = current;
      const bytes = Buffer.from(group.map(({ line }) => line).join(''));
      await disk.write(handle, bytes, segment.bytes);
      await disk.sync(handle);
      segment.bytes += bytes.length;
    } catch (error) {
      await cutBack();
      if (!isTroubled) console.error('Statistics cannot be written to disk:', error);
      isTroubled = true;
      figures.rejectedEvents += events;
      for (const { done } of group) done(new NotLogged('the disk did not take it', { cause: error }));
      return;
    }
    if (isTroubled) console.log('Statistics can be written to disk again');
    isTroubled = false;
    figures.acknowledgedEvents += events;
    for (const { done } of group) done();
  }

  /** Takes back what was half written, so that nothing counts that was not acknowledged. */
  async function cutBack(): Promise<void> {
    if (current === null) return;
    const { handle, segment } = current;
    // After a failure the system may have forgotten what it did not write: this file gets nothing more.
    await handle.truncate(segment.bytes).catch(() => validBytes.set(segment, segment.bytes));
    await seal();
  }

  function reject(events: readonly StoredEvent[], why: string): Promise<never> {
    figures.rejectedEvents += events.length;
    return Promise.reject(new NotLogged(why));
  }

  function forget(segment: Segment): void {
    const at = sealed.indexOf(segment);
    if (at >= 0) sealed.splice(at, 1);
  }

  return {
    /**
     * @returns when the events are on the disk
     * @throws NotLogged
     */
    append(events: readonly StoredEvent[]): Promise<void> {
      if (events.length === 0) return Promise.resolve();
      if (isClosed) return reject(events, 'the log is closed');
      if (waitingChars > maxWaitingBytes) return reject(events, 'too much waits for the disk');
      if (bytesNow() >= maxBytes) return reject(events, 'the log is full');
      const line = toLine(events);
      waitingChars += line.length;
      return new Promise((resolve, fail) => {
        const done = (error?: NotLogged) => (error ? fail(error) : resolve());
        waiting.push({ line, events: events.length, done });
        void run();
      });
    },
    /** The sealed segment that is to be handed over next; null while there is none. */
    next: (): Segment | null => sealed[0] ?? null,
    /** The batches of a segment, each the JSON of a list of events. */
    async read(segment: Segment): Promise<string[]> {
      const bytes = await readFile(folder.pathOf(segment));
      const { batches, damaged } = readLines(bytes.subarray(0, validBytes.get(segment)).toString());
      if (damaged > 0)
        console.error(`Statistics: ${damaged} lines of a segment are damaged and were skipped`);
      figures.damagedLines += damaged;
      return batches;
    },
    /** Its events were taken. */
    async remove(segment: Segment): Promise<void> {
      await folder.remove(segment);
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
