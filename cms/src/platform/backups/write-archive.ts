import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as tarPack, type Pack } from 'tar-stream';
import { databaseEntries, entryNames, type About, type FileSum, type Manifest } from './archive-format';
import { storedFiles, type FilesPlace } from './data-files';
import { schemaOf, type TableSum } from './databases/table-sums';
import { encrypted } from './encryption';
import type { ArchivePlace } from './places/place';

export interface Contents {
  about: About;
  database: { file: string; tables: TableSum[] };
  environment: string;
  files: FilesPlace;
}

/**
 * Writes an archive to a place. After a failure nothing is left.
 * @returns what it holds
 */
export async function writeArchive(
  place: ArchivePlace,
  name: string,
  key: string,
  contents: Contents,
): Promise<Manifest> {
  const pack = tarPack();
  const gzip = createGzip();
  const cipher = await encrypted(gzip, key);
  const stored = place.store(name, cipher);
  try {
    const [manifest] = await Promise.all([fill(pack, contents), pipeline(pack, gzip), stored]);
    return manifest;
  } catch (error) {
    // Its end is what makes an archive whole: it must never come.
    cipher.destroy(error instanceof Error ? error : undefined);
    // When it was the place that failed, the streams before it said so first, and not why.
    throw await stored.then(
      () => error,
      (reason: unknown) => reason,
    );
  }
}

async function fill(pack: Pack, { about, database, environment, files: place }: Contents): Promise<Manifest> {
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
  for await (const { name, bytes, content } of storedFiles(place))
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
