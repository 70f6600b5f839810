import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as tarPack, type Pack } from 'tar-stream';
import { databaseEntries, entryNames, type About, type FileSum, type Manifest } from './archive-format';
import { storedFiles } from './data-files';
import { schemaOf, type TableSum } from './databases/table-sums';
import { encrypted } from './encryption';

/** What goes into an archive. */
export interface Contents {
  about: About;
  /** A copy of the database that nobody changes. */
  database: { file: string; tables: TableSum[] };
  /** Settings and secrets, as lines of `.env`. */
  environment: string;
  dataDir: string;
}

/**
 * Writes an archive under another name, brings it to the disk, and gives it its name then: a file with the name of an archive
 * is whole. After a failure nothing is left.
 * @returns what it holds
 */
export async function writeArchive(file: string, key: string, contents: Contents): Promise<Manifest> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  const pack = tarPack();
  const gzip = createGzip();
  try {
    const cipher = await encrypted(gzip, key);
    const [manifest] = await Promise.all([
      fill(pack, contents),
      pipeline(pack, gzip),
      pipeline(cipher, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })),
    ]);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(path.dirname(file));
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** How a file is called while it is written: no archive's name. */
function unfinishedName(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.unfinished`);
}

async function flush(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function fill(pack: Pack, { about, database, environment, dataDir }: Contents): Promise<Manifest> {
  const files: FileSum[] = [];
  const add = async (name: string, bytes: number, content: Readable) => {
    files.push(await addEntry(pack, name, bytes, content));
  };
  const addText = (name: string, text: string) =>
    add(name, Buffer.byteLength(text), Readable.from(text === '' ? [] : [Buffer.from(text)]));

  await addText(entryNames.about, JSON.stringify(about, null, 2));
  const { size } = await stat(database.file);
  await add(databaseEntries[about.database], size, createReadStream(database.file));
  await addText(entryNames.environment, environment);
  for await (const { name, bytes, content } of storedFiles(dataDir))
    await add(`${entryNames.files}${name}`, bytes, content);
  const manifest = { schema: schemaOf(database.tables), tables: database.tables, files: [...files] };
  await addText(entryNames.manifest, JSON.stringify(manifest));
  pack.finalize();
  return manifest;
}

async function addEntry(pack: Pack, name: string, bytes: number, content: Readable): Promise<FileSum> {
  const digest = createHash('sha256');
  const entry = pack.entry({ name, size: bytes, mode: 0o600 });
  const stored = finished(entry);
  stored.catch(() => undefined);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    digest.update(chunk);
    if (!entry.write(chunk)) await once(entry, 'drain');
  }
  entry.end();
  await stored;
  return { name, bytes, sha256: digest.digest('hex') };
}
