import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { holdUploads, heldUploads, releaseUploads, type Upload } from '../../uploads/uploads';
import { tableOf } from '../../storage/table-of';
import type { SentDraft } from './read-draft';

/**
 * Forms in steps that are not sent yet. Who has the token has the draft; the database knows its hash alone, so nobody who
 * reads the database can open one.
 */

export interface StoredDraft extends SentDraft {
  /** ms since 1970. */
  changedAt: number;
  files: Upload[];
}

interface Row {
  form: string;
  step: string;
  values: SentDraft['values'];
  changedAt: number | string;
}

const draftUid = 'api::form-draft.form-draft';
const dayMs = 24 * 60 * 60 * 1000;
const retentionDays = 30;
const batchSize = 500;
const tokenShape = /^[\w-]{43}$/;

const rows = (strapi: Core.Strapi) => strapi.db.query(draftUid);

/** Stores a new draft. Returns its token, which is stored nowhere. */
export async function addDraft(strapi: Core.Strapi, sent: SentDraft, now = Date.now()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  await strapi.db.transaction(async () => {
    await rows(strapi).create({ data: { tokenHash, ...sent, ...timesOf(now) } });
    await hold(strapi, tokenHash, sent);
  });
  return token;
}

/** Null for a token that there is not, or whose draft is expired. */
export async function findDraft(
  strapi: Core.Strapi,
  token: string,
  now = Date.now(),
): Promise<StoredDraft | null> {
  const row: Row | null = tokenShape.test(token)
    ? await rows(strapi).findOne({ where: { tokenHash: hashOf(token), expiresAt: { $gt: now } } })
    : null;
  if (!row) return null;
  const { form, step, values, changedAt } = row;
  const files = await heldUploads(strapi, hashOf(token));
  return { form, step, values, changedAt: Number(changedAt), files };
}

/** Replaces what a draft holds; a draft stays one of its form. Returns false when it is gone. */
export async function changeDraft(
  strapi: Core.Strapi,
  token: string,
  sent: SentDraft,
  now = Date.now(),
): Promise<boolean> {
  if (!tokenShape.test(token)) return false;
  const { form, step, values } = sent;
  return strapi.db.transaction(async () => {
    const tokenHash = hashOf(token);
    const { count } = await rows(strapi).updateMany({
      where: { tokenHash, form, expiresAt: { $gt: now } },
      data: { step, values, ...timesOf(now) },
    });
    if (count > 0) await hold(strapi, tokenHash, sent);
    return count > 0;
  });
}

/** Deletes a draft, also in the transaction that stores its form. What it held goes unless that form claims it. */
export async function deleteDraft(strapi: Core.Strapi, token: string): Promise<void> {
  if (!tokenShape.test(token)) return;
  const tokenHash = hashOf(token);
  await strapi.db.transaction(async () => {
    await rows(strapi).deleteMany({ where: { tokenHash } });
    await releaseUploads(strapi, [tokenHash]);
  });
}

/** Deletes drafts that nobody changed for a while. Returns how many. Any number of processes may run this at once. */
export async function deleteExpiredDrafts(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  for (let deleted = 0; ;) {
    const hashes: string[] = await strapi.db
      .connection(tableOf(strapi, draftUid))
      .where('expires_at', '<=', now)
      .limit(batchSize)
      .pluck('token_hash');
    if (hashes.length === 0) return deleted;
    await strapi.db.transaction(async () => {
      await rows(strapi).deleteMany({ where: { tokenHash: { $in: hashes } } });
      await releaseUploads(strapi, hashes);
    });
    deleted += hashes.length;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const timesOf = (now: number) => ({ changedAt: now, expiresAt: now + retentionDays * dayMs });

/** Any text of the values may be the id of an upload: nobody guesses one. */
const hold = (strapi: Core.Strapi, draft: string, { form, values }: SentDraft) =>
  holdUploads(strapi, { draft, form }, Object.values(values).flat());
