import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '../http/compression';
import { z } from 'zod';
import type { Place } from '../../caching/change-log';
import { formatCursor, parseCursor } from './changes-feed';
import { sizeOf, type CachedPage, type Sendable } from './cached-page';

/** Stands before the bytes of a page in its file; the bytes of its encodings follow each other. */
const labelShape = z.object({
  key: z.string(),
  place: z.object({ epoch: z.string(), seq: z.number() }),
  staleAt: z.number().nullable().default(null),
  dataDigest: z.string().nullable(),
  tags: z.array(z.string()),
  bodies: z.array(
    z.object({
      encoding: z.enum(['identity', 'br', 'zstd', 'gzip']),
      headers: z.array(z.string()),
      etag: z.string(),
      policy: z.string().nullable(),
      length: z.number().int().min(0),
    }),
  ),
});
type Label = z.output<typeof labelShape>;

export interface PageDiskOptions {
  /** A folder for this process alone. */
  folder: string;
  /** The build that rendered the pages: those of another name files that are no longer there. */
  build: string;
  onTrouble: (error: unknown) => void;
}

interface PageCopy {
  page: CachedPage;
  epoch: string;
}

/** How far the copies are right, and on each line after that the file of one that is stale. */
const cursorFile = 'cursor';
/** The number of a copy that is stale: less than any change. */
const staleSeq = -1;

/**
 * Copies of pages on disk, so that a process that starts has them at once. It follows the store: all copies are right up to
 * the cursor, but for those that are marked as stale, which a start compares with their data. A disk that is full or gone
 * costs nothing but the copies.
 */
export function createPageDisk({ folder, build, onTrouble }: PageDiskOptions) {
  const own = join(folder, build);
  let troubled = false;
  /** One after the other for each file, so that the last that was said of a page is what stands there. */
  const lines = new Map<string, Promise<void>>();
  let cursorLine: Promise<void> = Promise.resolve();
  /** The files of copies that are stale. */
  const stale = new Set<string>();
  /** The database whose changes the number in a file is one of. */
  const epochs = new Map<string, string>();

  function trouble(error: unknown): void {
    if (!troubled) onTrouble(error);
    troubled = true;
  }

  function inLine(file: string, work: () => Promise<void>): void {
    const next = (lines.get(file) ?? Promise.resolve()).then(work).catch(trouble);
    lines.set(file, next);
    void next.then(() => {
      if (lines.get(file) === next) lines.delete(file);
    });
  }

  async function write(file: string, content: Buffer): Promise<void> {
    const beside = `${file}.new`;
    try {
      await writeFile(beside, content);
      await rename(beside, file);
      troubled = false;
    } catch (error) {
      // An older copy must not outlive what could not be written.
      await Promise.allSettled([rm(beside, { force: true }), rm(file, { force: true })]);
      throw error;
    }
  }

  function stored(page: CachedPage, place: Place): void {
    const name = fileOf(page.key);
    stale.delete(name);
    epochs.set(name, place.epoch);
    inLine(name, () => write(join(own, name), toBytes(page, place)));
  }

  return {
    /**
     * The copies that the process before this one left, and how far it had come in the changes. Those of another database
     * are of no use.
     */
    async load(): Promise<{ pages: CachedPage[]; place: Place | null }> {
      try {
        await mkdir(own, { recursive: true });
        for (const name of await readdir(folder))
          if (name !== build) await rm(join(folder, name), { recursive: true, force: true });
        const [cursor = '', ...marked] = (
          await readFile(join(own, cursorFile), 'utf8').catch(() => '')
        ).split('\n');
        const place = parseCursor(cursor);
        const isMarked = new Set(marked);
        const names = (await readdir(own)).filter((name) => name.endsWith('.page'));
        const pages: CachedPage[] = [];
        for (const name of names) {
          const copy = fromBytes(await readFile(join(own, name)));
          if (copy && copy.epoch === place?.epoch) {
            if (isMarked.has(name)) stale.add(name);
            epochs.set(name, copy.epoch);
            const seq = isMarked.has(name) ? staleSeq : Math.max(copy.page.seq, place.seq);
            pages.push({ ...copy.page, seq });
          } else await rm(join(own, name), { force: true });
        }
        return { pages, place };
      } catch (error) {
        trouble(error);
        return { pages: [], place: null };
      }
    },
    stored,
    /** The copy may be of the past: what it was made of has changed. */
    outdated({ key }: CachedPage): void {
      stale.add(fileOf(key));
    },
    /** The copy turned out to be right. */
    confirmed(page: CachedPage, place: Place): void {
      const name = fileOf(page.key);
      if (epochs.get(name) === place.epoch) stale.delete(name);
      else stored(page, place);
    },
    dropped({ key }: CachedPage): void {
      const name = fileOf(key);
      stale.delete(name);
      epochs.delete(name);
      inLine(name, () => rm(join(own, name), { force: true }));
    },
    /** Writes down how far all copies are right, and which are not, once what was said before is on the disk. */
    reached(place: Place): void {
      const before = [...lines.values()];
      const content = [formatCursor(place), ...stale].join('\n');
      cursorLine = Promise.all([cursorLine, ...before])
        .then(() => write(join(own, cursorFile), Buffer.from(content)))
        .catch(trouble);
    },
    async settled(): Promise<void> {
      await Promise.all([...lines.values()]);
      await cursorLine;
    },
  };
}

function fileOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.page`;
}

function toBytes({ key, staleAt, dataDigest, tags, sendable }: CachedPage, place: Place): Buffer {
  const label: Label = {
    key,
    place,
    staleAt,
    dataDigest,
    tags: [...tags],
    bodies: [...sendable].map(([encoding, { headers, etag, policy, body }]) => ({
      encoding,
      headers: [...headers],
      etag,
      policy,
      length: body.length,
    })),
  };
  const bodies = [...sendable.values()].map(({ body }) => body);
  return Buffer.concat([Buffer.from(`${JSON.stringify(label)}\n`), ...bodies]);
}

function fromBytes(bytes: Buffer): PageCopy | null {
  const end = bytes.indexOf('\n');
  const label = end < 0 ? null : labelIn(bytes.toString('utf8', 0, end));
  if (!label) return null;
  const sendable = new Map<Encoding | 'identity', Sendable>();
  let at = end + 1;
  for (const { encoding, headers, etag, policy, length } of label.bodies) {
    sendable.set(encoding, { headers, etag, policy, body: bytes.subarray(at, at + length) });
    at += length;
  }
  if (at !== bytes.length || !sendable.has('identity')) return null;
  const { key, place, staleAt, dataDigest, tags } = label;
  // Its answers are known no more: only its data say whether it is the same.
  const sources = { tags, ownTags: tags, answers: new Map() };
  const page = { ...sources, key, seq: place.seq, staleAt, dataDigest, sendable, size: sizeOf(sendable) };
  return { page, epoch: place.epoch };
}

function labelIn(text: string): Label | null {
  try {
    return labelShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export type PageDisk = ReturnType<typeof createPageDisk>;
