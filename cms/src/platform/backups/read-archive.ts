import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as tarExtract, type Entry } from 'tar-stream';
import { CannotStart } from '../storage/cannot-start';
import { isDiskFull } from '../storage/disk-full';
import { reasonOf } from '../storage/postgres';
import {
  databaseEntries,
  entryNames,
  formatVersion,
  type About,
  type FileSum,
  type Manifest,
} from './archive-format';
import { isStoredName } from './data-files';
import { decrypted } from './encryption';
import type { Archive } from './places/place';

export interface ReadArchive {
  about: About;
  manifest: Manifest;
  environment: string;
}

/** An archive that opens with its key, and is not what was written. */
export class DamagedArchive extends CannotStart {}

/** The path to which the entry of this name is written; null for one that is only checked. */
export type Placing = (name: string) => string | null;

/**
 * Reads an archive to its end and writes its entries where `placing` says.
 * @throws {CannotStart} when it does not open with this key, is damaged or not whole, or when the disk is full. What was
 * written until then stays for the caller to remove
 */
export async function readArchive(archive: Archive, key: string, placing: Placing): Promise<ReadArchive> {
  const texts = new Map<string, string>();
  const found: FileSum[] = [];
  await eachEntry(archive, key, async (entry, failure) => {
    const { name } = entry.header;
    requireKnown(name);
    const target = placing(name);
    if (target) await mkdir(path.dirname(target), { recursive: true });
    found.push(await sumOf(entry, target, texts, failure));
    return true;
  });

  const about = aboutIn(texts.get(entryNames.about), archive);
  const text = texts.get(entryNames.manifest);
  const environment = texts.get(entryNames.environment);
  if (text === undefined || environment === undefined) throw damaged(archive, 'its list is missing');
  const manifest: Manifest | null = jsonIn(text, archive);
  if (!Array.isArray(manifest?.files)) throw damaged(archive, 'its list is no list');
  const isSame = (one: FileSum | undefined, other: FileSum | undefined) =>
    one?.name === other?.name && one?.bytes === other?.bytes && one?.sha256 === other?.sha256;
  // The list itself comes last and is not in itself.
  const wrong = [...manifest.files, undefined].findIndex((one, at) => one && !isSame(one, found[at]));
  if (wrong >= 0 || found.length !== manifest.files.length + 1)
    throw damaged(archive, `${manifest.files[wrong]?.name ?? 'an entry'} is not what it was`);
  return { about, manifest, environment };
}

/**
 * Reads only what an archive says of itself.
 * @throws {CannotStart} when it does not open with this key, or is no archive
 */
export async function readAbout(archive: Archive, key: string): Promise<About> {
  const texts = new Map<string, string>();
  await eachEntry(archive, key, async (entry, failure) => {
    await sumOf(entry, null, texts, failure);
    return false;
  });
  return aboutIn(texts.get(entryNames.about), archive);
}

async function eachEntry(
  archive: Archive,
  key: string,
  visit: (entry: Entry, failure: AbortSignal) => Promise<boolean>,
): Promise<void> {
  const source = await archive.open();
  const plain = await decrypted(source, key, archive.name);
  const entries = tarExtract();
  const wholeRead = pipeline(plain, createGunzip(), entries);
  // An entry that is being written when the archive turns out to be damaged would wait for its rest for ever.
  const failure = new AbortController();
  wholeRead.catch((error: unknown) => failure.abort(error));
  let isStopped = false;
  try {
    for await (const entry of entries) {
      // The library waits for ever for an entry whose size it could not read.
      if (!isSize(entry.header.size)) throw damaged(archive, 'an entry has no size');
      if (!(await visit(entry, failure.signal))) {
        isStopped = true;
        break;
      }
    }
    await wholeRead;
  } catch (caught) {
    if (isStopped) return;
    await wholeRead.catch(() => undefined);
    const isAborted = caught instanceof Error && caught.name === 'AbortError';
    const error: unknown = isAborted ? failure.signal.reason : caught;
    if (error instanceof CannotStart) throw error;
    if (isDiskFull(error)) throw new CannotStart('The disk is full: nothing was restored.');
    throw damaged(archive, reasonOf(error));
  } finally {
    source.destroy();
  }
}

const isSize = (size: unknown) => Number.isSafeInteger(size) && Number(size) >= 0;

async function sumOf(
  entry: Entry,
  target: string | null,
  texts: Map<string, string>,
  failure: AbortSignal,
): Promise<FileSum> {
  const { name } = entry.header;
  const isText = name === entryNames.about || name === entryNames.manifest || name === entryNames.environment;
  const digest = createHash('sha256');
  const chunks: Buffer[] = [];
  let bytes = 0;
  const see = (chunk: Buffer) => {
    bytes += chunk.length;
    digest.update(chunk);
    if (isText) chunks.push(chunk);
  };
  const content = entry as unknown as Readable;
  const sink =
    target === null ? nowhere() : createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(content, watching(see), sink, { signal: failure });
  if (isText) texts.set(name, Buffer.concat(chunks).toString('utf8'));
  return { name, bytes, sha256: digest.digest('hex') };
}

function watching(see: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      see(chunk);
      done(null, chunk);
    },
  });
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

/** An archive says where its files go, so it may only name what this program writes. */
function requireKnown(name: string): void {
  const { about, environment, files, manifest } = entryNames;
  const known: string[] = [about, environment, manifest, ...Object.values(databaseEntries)];
  if (known.includes(name) || (name.startsWith(files) && isStoredName(name.slice(files.length)))) return;
  throw new CannotStart(`The archive has an entry ${JSON.stringify(name)} that this version does not know.`);
}

function jsonIn<Value>(text: string, archive: Archive): Value | null {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(archive, 'what it says of itself is no JSON');
  }
}

function aboutIn(text: string | undefined, archive: Archive): About {
  const about: About | null = text === undefined ? null : jsonIn(text, archive);
  if (typeof about?.format !== 'number') throw damaged(archive, 'it does not say what it is');
  if (about.format > formatVersion)
    throw new CannotStart(
      `${archive.name} was made by a newer version (${about.program}): restore it with that one.`,
    );
  return about;
}

function damaged({ name }: Archive, what: string): DamagedArchive {
  return new DamagedArchive(`${name} is damaged or not whole (${what}).`);
}
