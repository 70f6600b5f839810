import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How much was forgotten of what is in a segment: nothing, what `fold.ts` leaves out first, or all but the numbers. */
export type FoldLevel = 0 | 1 | 2;

/** One file of the log. Its name says everything about it, so that moving files needs nothing else. */
export interface Segment {
  /** How many logs there were in this folder before this one: the order does not depend on the clock. */
  generation: number;
  /** The name of its log, random: each process that opens the folder begins one. */
  log: string;
  /** Its number in its log; of one that was folded, the numbers that went into it. */
  first: number;
  last: number;
  level: FoldLevel;
  bytes: number;
}

const extension = '.segment';
const namePattern = /^(\d{6})-([a-z0-9]{12,40})-(\d{8})-(\d{8})-([012])\.segment$/;
/** Holds segments that could not be handed over, for the administrator to look at. */
const asideFolder = 'aside';
const maxAside = 20;

export function fileNameOf({ generation, log, first, last, level }: Omit<Segment, 'bytes'>): string {
  return `${padded(generation, 6)}-${log}-${padded(first, 8)}-${padded(last, 8)}-${level}${extension}`;
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

function readName(name: string): Omit<Segment, 'bytes'> | null {
  const [, generation, log, first, last, level] = namePattern.exec(name) ?? [];
  if (log === undefined) return null;
  return {
    generation: Number(generation),
    log,
    first: Number(first),
    last: Number(last),
    level: level === '2' ? 2 : level === '1' ? 1 : 0,
  };
}

/** The folder of a log: which segments are in it, oldest first. What is done here is on the disk when it returns. */
export async function openSegmentFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  const left = await listSegments(folder);

  /** Without it a file may be gone after a power cut, or be back. */
  async function sync(path = folder): Promise<void> {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  await sync();

  const pathOf = (segment: Omit<Segment, 'bytes'>) => join(folder, fileNameOf(segment));

  return {
    /** Segments of earlier processes. */
    left,
    /** A log of its own for the process that opens the folder. */
    nextLog: {
      generation: Math.max(0, ...left.map(({ generation }) => generation)) + 1,
      log: randomBytes(10).toString('hex'),
    },
    pathOf,
    sync,
    async remove(segments: readonly Segment[]): Promise<void> {
      for (const segment of segments) await rm(pathOf(segment), { force: true });
      await sync();
    },
    /** Writes a segment whole, or not at all. */
    async write(segment: Segment, content: string): Promise<void> {
      const beside = `${pathOf(segment)}.new`;
      try {
        const handle = await open(beside, 'w');
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(beside, pathOf(segment));
        await sync();
      } catch (error) {
        await rm(beside, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    /**
     * Moves a segment to where it is only looked at.
     * @returns how many older ones had to be deleted for it
     */
    async setAside(segment: Segment): Promise<number> {
      const aside = join(folder, asideFolder);
      await mkdir(aside, { recursive: true });
      await rename(pathOf(segment), join(aside, fileNameOf(segment)));
      const tooMany = (await readdir(aside)).sort().slice(0, -maxAside);
      for (const name of tooMany) await rm(join(aside, name), { force: true });
      await sync(aside);
      await sync();
      return tooMany.length;
    },
  };
}

export type SegmentFolder = Awaited<ReturnType<typeof openSegmentFolder>>;

async function listSegments(folder: string): Promise<Segment[]> {
  const found: Segment[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const read = readName(name);
    const { size = 0 } = (read && (await stat(join(folder, name)))) ?? {};
    // Removes half-written files and empty segments.
    if (name.endsWith(`${extension}.new`) || (read && size === 0))
      await rm(join(folder, name), { force: true });
    else if (read) found.push({ ...read, bytes: size });
  }
  const replaced = found.filter((one) => found.some((other) => replaces(other, one)));
  for (const segment of replaced) await rm(join(folder, fileNameOf(segment)), { force: true });
  return found.filter((segment) => !replaced.includes(segment));
}

/** A process can end between writing what was folded and deleting what it was made of. */
function replaces(folded: Segment, one: Segment): boolean {
  return (
    folded.log === one.log && folded.level > one.level && folded.first <= one.first && folded.last >= one.last
  );
}
