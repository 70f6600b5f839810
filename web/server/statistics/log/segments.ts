import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readLines } from './lines';

/** One file of a log. Its name says everything about it, so that moving files needs nothing else. */
export interface Segment {
  file: string;
  /** The name of its log, random: each process that opens the folder begins one. */
  log: string;
  /** Its number in its log. The content backend takes a pair of log and number once. */
  number: number;
  bytes: number;
}

/** The first is that of files which versions before this one wrote; its last number is the one that counts. */
const namePatterns = [
  /^\d{6}-(?<log>[a-z0-9]{12,40})-\d{8}-(?<number>\d{8})-[012]\.segment$/,
  /^\d{15}-(?<log>[a-z0-9]{12,40})-(?<number>\d{8})\.jsonl$/,
];
const openEnding = '.open';
/** Holds segments that could not be handed over, for the administrator to look at. */
const asideFolder = 'aside';
const maxAside = 20;

/** The folder of a log: the segments in it, oldest first. What is done here is on the disk when it returns. */
export async function openSegmentFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  const left = await sealAll(folder);
  await syncFolder(folder);

  const log = randomBytes(10).toString('hex');
  const began = String(Date.now()).padStart(15, '0');
  const pathOf = ({ file }: Segment) => join(folder, file);

  return {
    left,
    pathOf,
    async begin(number: number) {
      const file = `${began}-${log}-${String(number).padStart(8, '0')}.jsonl`;
      const segment: Segment = { file, log, number, bytes: 0 };
      const handle = await open(pathOf(segment) + openEnding, 'wx');
      try {
        await syncFolder(folder);
      } catch (error) {
        await handle.close();
        throw error;
      }
      return { segment, handle };
    },
    /** Nothing is written to it any more. After a power cut it may have its old name, which the next process reads too. */
    seal: (segment: Segment) => rename(pathOf(segment) + openEnding, pathOf(segment)),
    async remove(segment: Segment): Promise<void> {
      for (const ending of ['', openEnding]) await rm(pathOf(segment) + ending, { force: true });
      await syncFolder(folder);
    },
    /**
     * Moves a segment to where it is only looked at.
     * @returns how many older ones had to be deleted for it
     */
    async setAside(segment: Segment): Promise<number> {
      const aside = join(folder, asideFolder);
      await mkdir(aside, { recursive: true });
      await rename(pathOf(segment), join(aside, segment.file));
      const tooMany = (await readdir(aside)).sort().slice(0, -maxAside);
      for (const name of tooMany) await rm(join(aside, name), { force: true });
      await syncFolder(aside);
      await syncFolder(folder);
      return tooMany.length;
    },
  };
}

export type SegmentFolder = Awaited<ReturnType<typeof openSegmentFolder>>;

export function sealedSegments(folder: SegmentFolder) {
  const waiting: Segment[] = [...folder.left];
  const sealedAt = new WeakMap<Segment, number>();
  const openedAt = performance.now();
  const validBytes = new WeakMap<Segment, number>();
  const counts = { setAsideSegments: 0, damagedLines: 0 };
  let notify: () => void = () => undefined;

  function forget(segment: Segment): void {
    const at = waiting.indexOf(segment);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    add(segment: Segment): void {
      sealedAt.set(segment, performance.now());
      waiting.push(segment);
      notify();
    },
    /** Ignores what is in the file after the bytes that the segment has now. */
    limit: (segment: Segment): void => void validBytes.set(segment, segment.bytes),
    bytes: (): number => waiting.reduce((sum, { bytes }) => sum + bytes, 0),
    onSealed: (listener: () => void): void => {
      notify = listener;
    },
    next: (): Segment | null => waiting[0] ?? null,
    read: async (segment: Segment): Promise<string[]> => {
      const bytes = await readFile(folder.pathOf(segment));
      const { batches, damaged } = readLines(bytes.subarray(0, validBytes.get(segment)).toString());
      if (damaged > 0)
        console.error(`Statistics: ${damaged} lines of a segment are damaged and were skipped`);
      counts.damagedLines += damaged;
      return batches;
    },
    remove: async (segment: Segment): Promise<void> => {
      await folder.remove(segment);
      forget(segment);
    },
    setAside: async (segment: Segment): Promise<void> => {
      const deleted = await folder.setAside(segment);
      forget(segment);
      counts.setAsideSegments += 1;
      if (deleted > 0) console.error(`Statistics: ${deleted} older segments that were set aside are deleted`);
    },
    figures() {
      const [oldest] = waiting;
      const sinceMs = oldest ? performance.now() - (sealedAt.get(oldest) ?? openedAt) : 0;
      return { ...counts, waitingSegments: waiting.length, oldestSeconds: sinceMs / 1000 };
    },
  };
}

export type SealedSegments = ReturnType<typeof sealedSegments>;

async function sealAll(folder: string): Promise<Segment[]> {
  const found: Segment[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = name.endsWith(openEnding) ? name.slice(0, -openEnding.length) : name;
    const { log, number } = namePatterns.map((pattern) => pattern.exec(file)?.groups).find(Boolean) ?? {};
    // A file that was half written under another name, by a version that did so.
    if (/\.segment\.new$/.test(name)) await rm(join(folder, name), { force: true });
    if (log === undefined) continue;
    const { size } = await stat(join(folder, name));
    if (size === 0) await rm(join(folder, name), { force: true });
    else {
      if (name !== file) await rename(join(folder, name), join(folder, file));
      found.push({ file, log, number: Number(number), bytes: size });
    }
  }
  return found;
}

/** Without it a file may be gone after a power cut, or be back. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
