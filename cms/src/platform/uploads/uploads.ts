import type { FileType } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { reasonOf } from '../storage/postgres';
import { idShape, uploadStore } from './store';

export interface Upload {
  /** Nobody guesses it. Whoever has it may send it with its form, once. */
  id: string;
  form: string;
  field: string;
  name: string;
  type: FileType;
  bytes: number;
}

interface Row extends Omit<Upload, 'id'> {
  uploadId: string;
  submission: string | null;
}

const uploads = 'api::form-upload.form-upload';
const hourMs = 60 * 60 * 1000;
/** How long a file waits for its form to be sent, unless a draft holds it. */
const pendingLifetimeMs = hourMs;

const rows = (strapi: Core.Strapi) => strapi.db.query(uploads);

export async function addUpload(strapi: Core.Strapi, { id, ...rest }: Upload): Promise<Upload> {
  await rows(strapi).create({ data: { uploadId: id, submission: null, ...rest } });
  return { id, ...rest };
}

/**
 * The uploads with these ids that wait for this field of this form, in this order. Others are left out, whatever was
 * sent as an id. Their names, types and bytes are for the form's rules.
 */
export async function findPending(
  strapi: Core.Strapi,
  { form, field }: { form: string; field: string },
  ids: readonly unknown[],
): Promise<Upload[]> {
  const asked = [...new Set(ids)].filter((id) => typeof id === 'string').filter((id) => idShape.test(id));
  const where = { uploadId: { $in: asked }, form, field, submission: null };
  const found: Row[] = asked.length > 0 ? await rows(strapi).findMany({ where }) : [];
  return asked.flatMap((id) => found.filter(({ uploadId }) => uploadId === id).map(asUpload));
}

export async function takeBack(
  strapi: Core.Strapi,
  { id, form, field }: Pick<Upload, 'id' | 'form' | 'field'>,
): Promise<void> {
  const where = { uploadId: id, form, field, submission: null };
  const { count } = idShape.test(id) ? await rows(strapi).deleteMany({ where }) : { count: 0 };
  if (count > 0) await removeFile(strapi, id);
}

/**
 * Makes pending uploads part of a submission, in the transaction that stores it.
 * @returns false when one is gone or belongs to another submission by now; then nothing may be stored
 */
export async function claimUploads(
  strapi: Core.Strapi,
  submission: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const where = { uploadId: { $in: [...ids] }, submission: null };
  const { count } = await rows(strapi).updateMany({ where, data: { submission } });
  return count === new Set(ids).size;
}

/**
 * Lets the uploads that a draft names live as long as the draft, and lets go of those that it no longer names.
 * @param draft the hash of its token
 */
export async function holdUploads(
  strapi: Core.Strapi,
  { draft, form }: { draft: string; form: string },
  ids: readonly string[],
): Promise<void> {
  const named = ids.filter((id) => idShape.test(id));
  const free = { draft: null, submission: null };
  await rows(strapi).updateMany({ where: { draft, uploadId: { $notIn: named } }, data: { draft: null } });
  if (named.length > 0)
    await rows(strapi).updateMany({ where: { uploadId: { $in: named }, form, ...free }, data: { draft } });
}

export async function heldUploads(strapi: Core.Strapi, draft: string): Promise<Upload[]> {
  const where = { draft, submission: null };
  const found: Row[] = await rows(strapi).findMany({ where, orderBy: { id: 'asc' } });
  return found.map(asUpload);
}

/** Lets go of what these drafts held: it is deleted when it has waited its time. */
export async function releaseUploads(strapi: Core.Strapi, drafts: readonly string[]): Promise<void> {
  await rows(strapi).updateMany({ where: { draft: { $in: [...drafts] } }, data: { draft: null } });
}

async function uploadsOf(strapi: Core.Strapi, submission: string): Promise<Upload[]> {
  const found: Row[] = await rows(strapi).findMany({ where: { submission }, orderBy: { id: 'asc' } });
  return found.map(asUpload);
}

/** An upload with the submission that it came with; null for one that is pending or not there. */
export async function findStored(
  strapi: Core.Strapi,
  id: string,
): Promise<(Upload & { submission: string }) | null> {
  const where = { uploadId: id, submission: { $notNull: true } };
  const found: Row | null = idShape.test(id) ? await rows(strapi).findOne({ where }) : null;
  return found?.submission ? { ...asUpload(found), submission: found.submission } : null;
}

/** Deletes the files of submissions that are deleted. The rows go first: a file without one is deleted later. */
export async function deleteUploadsOf(strapi: Core.Strapi, submission: string): Promise<void> {
  const found = await uploadsOf(strapi, submission);
  await rows(strapi).deleteMany({ where: { submission } });
  for (const { id } of found) await removeFile(strapi, id);
}

/** A bucket may be away: `deletePending` deletes a file that has no row any more. */
async function removeFile(strapi: Core.Strapi, id: string): Promise<void> {
  const store = await uploadStore(strapi);
  await store.remove(id).catch((error: unknown) => {
    strapi.log.warn(`A file of a form could not be deleted now: ${reasonOf(error)}`);
  });
}

/**
 * Deletes uploads whose form was never sent, and files without a row, which a process that was killed leaves behind.
 * Returns how many files are gone.
 */
export async function deletePending(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const before = new Date(now - pendingLifetimeMs);
  const where = { submission: null, draft: null, createdAt: { $lt: before } };
  await rows(strapi).deleteMany({ where });
  const store = await uploadStore(strapi);
  let deleted = 0;
  for await (const { name, storedAt } of store.list()) {
    // A younger one may still be coming in.
    if (storedAt >= before || (await rows(strapi).count({ where: { uploadId: name } })) > 0) continue;
    await store.remove(name);
    deleted += 1;
  }
  return deleted;
}

function asUpload({ uploadId: id, form, field, name, type, bytes }: Row): Upload {
  return { id, form, field, name, type, bytes };
}
