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

const cursorFile = 'cursor';

/**
 * Copies of pages on disk, so that a process that starts has them at once. It follows the store: what is stale there or
 * pushed out goes here, and so all copies are right up to the cursor. A disk that is full or gone costs nothing but the
 * copies.
 */
export function createPageDisk({ folder, build, onTrouble }: PageDiskOptions) {
  const own = join(folder, build);
  let troubled = false;
  /** One after the other for each file, so that the last that was said of a page is what stands there. */
  const lines = new Map<string, Promise<void>>();
  let cursorLine: Promise<void> = Promise.resolve();

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
        const place = parseCursor(await readFile(join(own, cursorFile), 'utf8').catch(() => ''));
        const names = (await readdir(own)).filter((name) => name.endsWith('.page'));
        const pages: CachedPage[] = [];
        for (const name of names) {
          const copy = fromBytes(await readFile(join(own, name)));
          // Copies of what changed up to the cursor were removed, so these are right at least up to there.
          if (copy && copy.epoch === place?.epoch)
            pages.push({ ...copy.page, seq: Math.max(copy.page.seq, place.seq) });
          else await rm(join(own, name), { force: true });
        }
        return { pages, place };
      } catch (error) {
        trouble(error);
        return { pages: [], place: null };
      }
    },
    stored(page: CachedPage, place: Place): void {
      const file = join(own, fileOf(page.key));
      inLine(file, () => write(file, toBytes(page, place)));
    },
    dropped({ key }: CachedPage): void {
      const file = join(own, fileOf(key));
      inLine(file, () => rm(file, { force: true }));
    },
    /** Writes down how far all copies are right, once those that are stale are off the disk. */
    reached(place: Place): void {
      const before = [...lines.values()];
      cursorLine = Promise.all([cursorLine, ...before])
        .then(() => write(join(own, cursorFile), Buffer.from(formatCursor(place))))
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

function toBytes({ key, staleAt, tags, sendable }: CachedPage, place: Place): Buffer {
  const label: Label = {
    key,
    place,
    staleAt,
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
  const { key, place, staleAt, tags } = label;
  const page = { key, seq: place.seq, staleAt, tags, sendable, size: sizeOf(sendable) };
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
