import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { BucketSettings } from '../../../config/environment/bucket';
import type { Bucket } from '../storage/bucket/bucket';
import { CannotStart } from '../storage/cannot-start';

/**
 * Files of a fair that cannot be made again, besides the database: the media library, files that came with
 * forms, and mails that no server took. See docs/operations.md for what is left out. With a bucket, the first
 * two are there.
 */
const folders = { 'public/uploads': 'uploads', 'form-uploads': 'form-uploads', mail: null } as const;
type FolderName = keyof typeof folders;
const folderNames = Object.keys(folders) as FolderName[];

export interface FilesPlace {
  dataDir: string;
  bucket: BucketSettings | null;
}

/** A file to back up, with a stream of exactly as many bytes as it says. */
export interface StoredFile {
  /** With `/`, as it is called in the data folder. */
  name: string;
  bytes: number;
  content: Readable;
}

/**
 * Every file to back up, one at a time, under the name that it has in a data folder, wherever it is stored. A file that was deleted
 * since the list was read is left out.
 */
export async function* storedFiles({ dataDir, bucket }: FilesPlace): AsyncGenerator<StoredFile> {
  for (const folder of folderNames) {
    const inBucket = await bucketFor(bucket, folder);
    const files = inBucket ? filesOfBucket(inBucket) : filesOfFolder(path.join(dataDir, folder));
    for await (const { name, ...file } of files) yield { name: `${folder}/${name}`, ...file };
  }
}

/** The folder of the bucket in which a fair stores these files; null when they are on the disk. */
async function bucketFor(settings: BucketSettings | null, folder: FolderName): Promise<Bucket | null> {
  const name = folders[folder];
  if (settings === null || name === null) return null;
  // Loaded here only: the client of S3 takes its time.
  const { openBucket } = await import('../storage/bucket/bucket.js');
  return openBucket(settings, name);
}

async function* filesOfBucket(bucket: Bucket): AsyncGenerator<StoredFile> {
  for await (const { name } of bucket.list()) {
    const found = await bucket.read(name);
    if (found?.body) yield { name, bytes: Number(found.headers['Content-Length']), content: found.body };
  }
}

async function* filesOfFolder(folder: string): AsyncGenerator<StoredFile> {
  for (const name of await namesIn(folder)) {
    const file = await openFile(path.join(folder, name));
    if (file) yield { name, ...file };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return (found ?? [])
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)).split(path.sep).join('/'))
    .sort();
}

async function openFile(file: string): Promise<Omit<StoredFile, 'name'> | null> {
  const handle = await open(file).catch(absent);
  if (!handle) return null;
  const { size } = await handle.stat();
  // A file that a form is still sending grows meanwhile: its start is enough, no form refers to it yet.
  const content = handle.createReadStream({ end: Math.max(0, size - 1) });
  return { bytes: size, content };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Accepts only names that `storedFiles` gives: nothing else of an archive is ever written. */
export function isStoredName(name: string): boolean {
  return folderNames.some((folder) => name.startsWith(`${folder}/`)) && path.posix.normalize(name) === name;
}

export interface SentFiles {
  /** @throws {CannotStart} in one line, when there are files already */
  requireEmpty(): Promise<void>;
  send(staging: string): Promise<void>;
  clear(): Promise<void>;
}

export function filesInBucket(settings: BucketSettings): SentFiles {
  const sent: { bucket: Bucket; name: string }[] = [];
  const eachFolder = async (work: (bucket: Bucket, folder: FolderName) => Promise<void>) => {
    for (const folder of folderNames) {
      const bucket = await bucketFor(settings, folder);
      if (bucket) await work(bucket, folder);
    }
  };
  return {
    requireEmpty: () =>
      eachFolder(async (bucket) => {
        for await (const { name } of bucket.list())
          throw new CannotStart(
            `The bucket ${settings.name} holds ${name} already: nothing was restored. Set another S3_PREFIX or S3_BUCKET.`,
          );
      }),
    send: (staging) =>
      eachFolder(async (bucket, folder) => {
        for (const name of await namesIn(path.join(staging, folder))) {
          sent.push({ bucket, name });
          await bucket.store(name, path.join(staging, folder, name), 'application/octet-stream');
        }
        await rm(path.join(staging, folder), { recursive: true, force: true });
      }),
    async clear() {
      for (const { bucket, name } of sent) await bucket.remove(name);
    },
  };
}
