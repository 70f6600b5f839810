import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '../http/compression';
import { z } from 'zod';
import { sizeOf, type KeptPage, type Sendable } from './kept-page';

/** What stands before the bytes of a page in its file; the bytes of its encodings follow each other. */
const labelShape = z.object({
  key: z.string(),
  path: z.string(),
  madeAt: z.number(),
  staleAt: z.number().nullable().default(null),
  tags: z.array(z.string()),
  bodies: z.array(
    z.object({
      encoding: z.enum(['identity', 'br', 'zstd', 'gzip']),
      headers: z.array(z.string()),
      etag: z.string(),
      policy: z.string(),
      length: z.number().int().min(0),
    }),
  ),
});
type Label = z.output<typeof labelShape>;

export interface PageDiskOptions {
  /** A folder for this process alone. */
  folder: string;
  /** Which build of the site made the pages: those of another name files that are no longer there. */
  build: string;
  /** Hears once of a disk that does not take what it is given. */
  onTrouble: (error: unknown) => void;
}

const cursorFile = 'cursor';

/**
 * Keeps copies of pages on disk, so that a process that is started anew has them at once. It follows the store: what is
 * outdated or pushed out there goes here. A disk that is full or gone costs nothing but the copies.
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
    /** What was kept when the process before this one ended, and how far it had heard of changes. */
    async load(): Promise<{ pages: KeptPage[]; cursor: string | null }> {
      try {
        await mkdir(own, { recursive: true });
        for (const name of await readdir(folder))
          if (name !== build) await rm(join(folder, name), { recursive: true, force: true });
        const names = (await readdir(own)).filter((name) => name.endsWith('.page'));
        const pages: KeptPage[] = [];
        for (const name of names) {
          const page = fromBytes(await readFile(join(own, name)));
          if (page) pages.push(page);
          else await rm(join(own, name), { force: true });
        }
        const cursor = await readFile(join(own, cursorFile), 'utf8').catch(() => null);
        return { pages: pages.sort((a, b) => a.madeAt - b.madeAt), cursor };
      } catch (error) {
        trouble(error);
        return { pages: [], cursor: null };
      }
    },
    kept(page: KeptPage): void {
      const file = join(own, fileOf(page.key));
      inLine(file, () => write(file, toBytes(page)));
    },
    dropped({ key }: KeptPage): void {
      const file = join(own, fileOf(key));
      inLine(file, () => rm(file, { force: true }));
    },
    /** Remembers how far changes were heard of, once what they touched is off the disk. */
    reached(cursor: string): void {
      const before = [...lines.values()];
      cursorLine = Promise.all([cursorLine, ...before])
        .then(() => write(join(own, cursorFile), Buffer.from(cursor)))
        .catch(trouble);
    },
    /** Resolves when everything that was said so far is on the disk. */
    async settled(): Promise<void> {
      await Promise.all([...lines.values()]);
      await cursorLine;
    },
  };
}

function fileOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.page`;
}

function toBytes({ key, path, madeAt, staleAt, tags, sendable }: KeptPage): Buffer {
  const label: Label = {
    ...{ key, path, madeAt, staleAt },
    tags: [...tags],
    bodies: [...sendable].map(([encoding, { headers, etag, policy, body }]) => ({
      ...{ encoding, headers: [...headers], etag, policy },
      length: body.length,
    })),
  };
  const bodies = [...sendable.values()].map(({ body }) => body);
  return Buffer.concat([Buffer.from(`${JSON.stringify(label)}\n`), ...bodies]);
}

/** A file that is not whole, or not ours, is no page. */
function fromBytes(bytes: Buffer): KeptPage | null {
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
  const { key, path, madeAt, staleAt } = label;
  return { key, path, madeAt, staleAt, tags: new Set(label.tags), sendable, size: sizeOf(sendable) };
}

function labelIn(text: string): Label | null {
  try {
    return labelShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
