import type { FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import { toLine } from './lines';
import {
  openSegmentFolder,
  sealedSegments,
  type SealedSegments,
  type Segment,
  type SegmentFolder,
} from './segments';

/** Sealed when it holds this much: a segment is handed over in one call of at most 2 MB. */
const maxSegmentBytes = 512 * 1024;
/** Sealed when it is this old, so that the dashboard shows what happens now. */
const maxSegmentAgeMs = 2000;
/** Between two writes: what arrives meanwhile is written and synced together. */
const pauseMs = 20;
/** Batches that are written together, at most: with them a segment still fits in one call. */
const maxGroupBytes = 256 * 1024;
const maxWaitingBytes = 16 * 1024 * 1024;

export interface Disk {
  write: (file: FileHandle, bytes: Buffer, position: number) => Promise<void>;
  /** Resolves when what was written survives a power cut. */
  sync: (file: FileHandle) => Promise<void>;
}

export interface EventLogOptions {
  folder: string;
  maxBytes: number;
  segmentBytes?: number;
  segmentAgeMs?: number;
  groupMs?: number;
  disk?: Disk;
}

export interface LogFigures {
  acknowledgedEvents: number;
  rejectedEvents: number;
  waitingBytes: number;
  waitingSegments: number;
  setAsideSegments: number;
  damagedLines: number;
  /** Since the oldest segment was sealed, or the log was opened; 0 without one. */
  oldestSeconds: number;
}

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
  const sealed = sealedSegments(folder);
  const writer = segmentWriter(folder, sealed, disk, segmentAgeMs, () => void sealNow());
  const queue = batchQueue();
  const counts = { acknowledgedEvents: 0, rejectedEvents: 0 };
  let isRunning = false;
  let sealIsDue = false;
  let isTroubled = false;
  let isClosed = false;

  const bytesNow = () => sealed.bytes() + writer.bytes();

  function sealNow(): Promise<void> {
    sealIsDue = true;
    return run();
  }

  /** Does what is due, until nothing is. Only one of these runs at a time. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await nextTurn();
      while (!queue.isEmpty() || sealIsDue) {
        if (sealIsDue || writer.bytes() >= segmentBytes) {
          sealIsDue = false;
          await writer.seal();
        }
        const group = queue.takeGroup();
        if (group.length === 0) continue;
        await writeGroup(group);
        if (!isClosed) await pause(groupMs);
      }
    } finally {
      isRunning = false;
    }
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    const events = group.reduce((sum, one) => sum + one.events, 0);
    try {
      await writer.write(group.map(({ line }) => line).join(''));
    } catch (error) {
      if (!isTroubled) console.error('Statistics cannot be written to disk:', error);
      isTroubled = true;
      counts.rejectedEvents += events;
      for (const { done } of group) done(new NotLogged('the disk did not take it', { cause: error }));
      return;
    }
    if (isTroubled) console.log('Statistics can be written to disk again');
    isTroubled = false;
    counts.acknowledgedEvents += events;
    for (const { done } of group) done();
  }

  function reject(events: readonly StoredEvent[], why: string): Promise<never> {
    counts.rejectedEvents += events.length;
    return Promise.reject(new NotLogged(why));
  }

  const { next, read, remove, setAside, onSealed } = sealed;
  return {
    next,
    read,
    remove,
    setAside,
    onSealed,
    /**
     * @returns when the events are on the disk
     * @throws NotLogged
     */
    append(events: readonly StoredEvent[]): Promise<void> {
      if (events.length === 0) return Promise.resolve();
      if (isClosed) return reject(events, 'the log is closed');
      if (queue.isFull()) return reject(events, 'too much waits for the disk');
      if (bytesNow() >= maxBytes) return reject(events, 'the log is full');
      const line = toLine(events);
      return new Promise((resolve, fail) => {
        const done = (error?: NotLogged) => (error ? fail(error) : resolve());
        queue.add({ line, events: events.length, done });
        void run();
      });
    },
    figures: (): LogFigures => ({ ...counts, ...sealed.figures(), waitingBytes: bytesNow() }),
    async close(): Promise<void> {
      isClosed = true;
      while (isRunning || !queue.isEmpty() || writer.isOpen()) {
        await sealNow();
        await nextTurn();
      }
    },
  };
}

function batchQueue() {
  const waiting: Waiting[] = [];
  let chars = 0;
  return {
    isEmpty: () => waiting.length === 0,
    isFull: () => chars > maxWaitingBytes,
    add(batch: Waiting): void {
      chars += batch.line.length;
      waiting.push(batch);
    },
    takeGroup(): Waiting[] {
      let taken = 0;
      let end = 0;
      for (const { line } of waiting) {
        if (end > 0 && taken + line.length > maxGroupBytes) break;
        taken += line.length;
        end += 1;
      }
      chars -= taken;
      return waiting.splice(0, end);
    },
  };
}

function segmentWriter(
  folder: SegmentFolder,
  sealed: SealedSegments,
  disk: Disk,
  segmentAgeMs: number,
  onOld: () => void,
) {
  let number = 0;
  let current: { segment: Segment; handle: FileHandle } | null = null;
  let sealTimer: NodeJS.Timeout | undefined;

  /** While others wait to be handed over, small segments would only be more files. */
  function watchAge(): void {
    sealTimer = setTimeout(() => (sealed.next() ? watchAge() : onOld()), segmentAgeMs).unref();
  }

  async function seal(): Promise<void> {
    clearTimeout(sealTimer);
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
    sealed.add(segment);
  }

  /** Takes back what was half written, so that nothing counts that was not acknowledged. */
  async function cutBack(): Promise<void> {
    if (current === null) return;
    const { handle, segment } = current;
    // After a failure the system may have forgotten what it did not write: this file gets nothing more.
    await handle.truncate(segment.bytes).catch(() => sealed.limit(segment));
    await seal();
  }

  return {
    isOpen: () => current !== null,
    bytes: () => current?.segment.bytes ?? 0,
    seal,
    /** Resolves when the lines are on the disk; of lines that it rejects nothing is. */
    async write(lines: string): Promise<void> {
      try {
        if (current === null) {
          number += 1;
          current = await folder.begin(number);
          watchAge();
        }
        const { handle, segment } = current;
        const bytes = Buffer.from(lines);
        await disk.write(handle, bytes, segment.bytes);
        await disk.sync(handle);
        segment.bytes += bytes.length;
      } catch (error) {
        await cutBack();
        throw error;
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
