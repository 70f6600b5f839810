import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameByContent, type StoredFile } from './content-name';
import { BucketError } from '../storage/bucket/faults';
import { reasonOf } from '../storage/postgres';
import { renewCopies, type CopiedFile } from './copied-files';
import { checkIncoming, withExtension, type IncomingFile } from './incoming';
import { kindOf, typeOf } from './kinds';
import { fileErrors } from './texts';

interface FileRecord extends CopiedFile {
  id: number;
  name: string;
}
interface FileInfo {
  name?: string | null;
}
interface UploadData {
  fileInfo?: FileInfo | FileInfo[];
}
interface Replacement {
  data: UploadData;
  file: IncomingFile;
}

/** The methods of Strapi's file services that we change. Everything that adds or replaces a file goes through them. */
export interface UploadService {
  upload(
    incoming: { data: UploadData; files: IncomingFile | IncomingFile[] },
    options?: object,
  ): Promise<unknown>;
  replace(id: number | string, replacement: Replacement, options?: object): Promise<FileRecord>;
  findOne(id: number | string): Promise<FileRecord | null>;
}
export interface ProviderService {
  upload(file: StoredFile): Promise<void>;
  replace(file: StoredFile, before: StoredFile): Promise<void>;
}

export function withFileRules(strapi: Core.Strapi, stock: UploadService): UploadService {
  return {
    ...stock,

    async upload({ data, files }, options) {
      const list = [files].flat();
      for (const file of list) await checkIncoming(file);
      return wholeOrNothing(strapi, null, () => stock.upload({ data: named(data, list), files }, options));
    },

    async replace(id, { data, file }, options) {
      await checkIncoming(file);
      const before = await stock.findOne(id);
      if (before) requireSameKind(before, file);
      const replacement = { data: named(data, [file]), file };
      const after = await wholeOrNothing(strapi, before, () => stock.replace(id, replacement, options));
      if (before && before.url !== after.url) {
        await renewCopies(strapi, before, after);
        await removeOld(strapi, before, after);
      }
      return after;
    },
  };
}

/** The files that the current upload has written so far, whole or half. */
const written = new AsyncLocalStorage<StoredFile[]>();

/** Deletes the files of a failed upload, such as on a full disk: half a file, or one without a record. */
async function wholeOrNothing<T>(
  strapi: Core.Strapi,
  before: FileRecord | null,
  work: () => Promise<T>,
): Promise<T> {
  const files: StoredFile[] = [];
  try {
    return await written.run(files, work);
  } catch (error) {
    // A file that is replaced by the same bytes has the same name.
    const inUse = new Set(before ? filesOf(before).map(({ url }) => path.basename(url)) : []);
    const unused = files.filter((file) => !inUse.has(`${file.hash}${file.ext ?? ''}`));
    const removed = removeAll(strapi, unused);
    // A bucket that does not answer would have the editor wait once more.
    if (!(error instanceof BucketError)) await removed;
    throw error;
  }
}

/** Stores every file under a name that follows from its bytes. A replaced file stays until nothing points at it. */
export function withContentNames(stock: ProviderService): ProviderService {
  const store = async (file: StoredFile) => {
    await nameByContent(file);
    written.getStore()?.push(file);
    await stock.upload(file);
  };
  return { ...stock, upload: store, replace: store };
}

function requireSameKind(before: FileRecord, file: IncomingFile): void {
  const [old, now] = [kindOf(before.mime), kindOf(file.mimetype ?? '')];
  if (old !== now) throw new errors.ValidationError(fileErrors.otherKind(before.name, old, now));
}

function named(data: UploadData, files: IncomingFile[]): UploadData {
  if (!data.fileInfo) return data;
  const infos = [data.fileInfo].flat().map((info, index) => {
    const ext = typeOf(files[index]?.mimetype ?? '')?.ext;
    const hasExtension = /\.\w{1,5}$/.test(info.name ?? '');
    return info.name && ext && hasExtension ? { ...info, name: withExtension(info.name, ext) } : info;
  });
  return { ...data, fileInfo: Array.isArray(data.fileInfo) ? infos : infos[0] };
}

async function removeOld(strapi: Core.Strapi, before: FileRecord, after: FileRecord): Promise<void> {
  const used = new Set(filesOf(after).map(({ url }) => url));
  const unused = filesOf(before).filter(({ url }) => !used.has(url));
  await removeAll(strapi, unused);
}

/** Deletes files that nothing points at. One that cannot be deleted takes space and does no other harm. */
async function removeAll(strapi: Core.Strapi, files: readonly object[]): Promise<void> {
  const { provider } = strapi.plugin('upload');
  for (const file of files)
    await provider.delete(file).catch((error: unknown) => {
      strapi.log.warn(`A file that is not used any more could not be deleted: ${reasonOf(error)}`);
    });
}

function filesOf(file: FileRecord): { url: string }[] {
  const formats: { url: string }[] = Object.values(file.formats ?? {});
  return [file, ...formats];
}
