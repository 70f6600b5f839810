import { createHash } from 'node:crypto';
import { compressForCache, type Encoding } from '../http/compression';

/** A body in every encoding; `identity` is always there. */
export type Bodies = ReadonlyMap<Encoding | 'identity', Buffer>;

export function createTypePack() {
  let pages: ReadonlyMap<string, string> = new Map();
  let version = versionOf(pages);
  let bodies: Promise<Bodies> | null = null;

  return {
    get version(): string {
      return version;
    },
    replace(next: ReadonlyMap<string, string>): void {
      const nextVersion = versionOf(next);
      if (nextVersion === version) return;
      pages = next;
      version = nextVersion;
      bodies = null;
    },
    whole(): Promise<Bodies> {
      bodies ??= compress(`{"pages":${objectOf(pages)}}`);
      return bodies;
    },
  };
}

export type TypePack = ReturnType<typeof createTypePack>;

/** 16 characters that name the content: the same on every machine, and after a restart. */
function versionOf(pages: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const path of [...pages.keys()].sort()) hash.update(`${path}\n${pages.get(path)}\n`);
  return hash.digest('base64url').slice(0, 16);
}

const objectOf = (pages: ReadonlyMap<string, string>) =>
  `{${[...pages].map(([path, json]) => `${JSON.stringify(path)}:${json}`).join(',')}}`;

async function compress(text: string): Promise<Bodies> {
  const body = Buffer.from(text);
  return new Map<Encoding | 'identity', Buffer>([['identity', body], ...(await compressForCache(body))]);
}
