import { BlobReader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { maxZipBytes, maxZipFiles } from './limits';
import { isOfComputer, typeOf, whyLeftOut, type ChosenPictures } from './pictures-in';
import { leftOutTexts } from './texts';

/** The policy of the admin allows no workers from blobs; browsers unpack by themselves. Folders are not made, so no name is unsafe. */
const options = { useWebWorkers: false, filenameValidation: 'tolerant' } as const;

/** The pictures in a ZIP, without its folders. Nothing is taken out of one that is refused. Never rejects. */
export async function picturesInZip(zip: File): Promise<ChosenPictures> {
  const reader = new ZipReader(new BlobReader(zip), options);
  try {
    const entries = await entriesOf(reader);
    const why = whyRefused(entries);
    return why === null ? await takeOut(entries) : refused(zip, why);
  } catch {
    return refused(zip, leftOutTexts.zipDamaged);
  } finally {
    await reader.close().catch(() => undefined);
  }
}

const refused = ({ name }: File, why: string): ChosenPictures => ({ pictures: [], leftOut: [{ name, why }] });

/** One more than are allowed at most. */
async function entriesOf(reader: ZipReader<Blob>): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory || isOfComputer(entry.filename)) continue;
    entries.push(entry);
    if (entries.length > maxZipFiles) break;
  }
  return entries;
}

function whyRefused(entries: readonly FileEntry[]): string | null {
  if (entries.length === 0) return leftOutTexts.zipWithout;
  if (entries.length > maxZipFiles) return leftOutTexts.zipTooMany;
  if (entries.some(({ encrypted }) => encrypted)) return leftOutTexts.zipEncrypted;
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return bytes > maxZipBytes ? leftOutTexts.zipTooLarge : null;
}

/** One by one: many at once would need the memory of all. */
async function takeOut(entries: readonly FileEntry[]): Promise<ChosenPictures> {
  const found: ChosenPictures = { pictures: [], leftOut: [] };
  for (const entry of entries) {
    const name = entry.filename.split(/[\\/]/).at(-1) ?? entry.filename;
    let why = whyLeftOut(name, entry.uncompressedSize);
    if (why === null) {
      const bytes = await unpacked(entry).catch(() => null);
      const facts = { type: typeOf(name), lastModified: entry.lastModDate.getTime() };
      if (bytes) found.pictures.push(new File([bytes], name, facts));
      else why = leftOutTexts.damaged;
    }
    if (why !== null) found.leftOut.push({ name, why });
  }
  return found;
}

/** @throws for an entry that is damaged, or larger than it says */
async function unpacked(entry: FileEntry): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  await entry.getData(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        bytes += chunk.length;
        if (bytes > entry.uncompressedSize) throw new Error('The entry is larger than it says.');
        chunks.push(chunk);
      },
    }),
    { checkCrc32: true },
  );
  return new Blob(chunks);
}
