import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { CmsError } from '../../client/errors';
import { requiredText } from '../../client/response/parse';

/* Forms in steps that are not sent yet: the content backend keeps them, for who has the token. */

/** Values of a form as they are stored; of a file the id of its upload. */
export type DraftValues = Readonly<Record<string, string | readonly string[]>>;

export interface Draft {
  form: string;
  step: string;
  values: DraftValues;
}

const file = z.object({
  id: z.string(),
  field: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type DraftFile = z.output<typeof file>;

const made = z.object({ data: z.object({ token: requiredText }) });
const shown = z.object({
  data: z.object({
    form: z.string(),
    step: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    files: z.array(file),
  }),
});
export type FoundDraft = z.output<typeof shown>['data'];

const headersFor = (secret: string, token?: string) => ({
  'X-Beursvloer-Drafts': secret,
  ...(token !== undefined && { 'X-Draft-Token': token }),
});

/**
 * Stores a new draft and returns its token. Errors come as they are.
 * @param secret shared by both programs: by it the content backend knows the site
 */
export async function addDraft(cms: CmsClient, secret: string, draft: Draft): Promise<string> {
  const options = { headers: headersFor(secret), body: { data: { ...draft } } };
  return (await cms.read(made, 'POST', '/form-drafts', options)).data.token;
}

/** The draft of a token; null when it is gone. */
export async function findDraft(cms: CmsClient, secret: string, token: string): Promise<FoundDraft | null> {
  const asked = cms.read(shown, 'GET', '/form-drafts/current', { headers: headersFor(secret, token) });
  return orGone(asked.then(({ data }) => data));
}

/** Replaces what a draft holds. Returns false when it is gone. */
export async function changeDraft(
  cms: CmsClient,
  secret: string,
  token: string,
  draft: Draft,
): Promise<boolean> {
  const options = { headers: headersFor(secret, token), body: { data: { ...draft } } };
  return (await orGone(cms.send('PUT', '/form-drafts/current', options).then(() => true))) ?? false;
}

export async function deleteDraft(cms: CmsClient, secret: string, token: string): Promise<void> {
  await cms.send('DELETE', '/form-drafts/current', { headers: headersFor(secret, token) });
}

function orGone<Found>(asked: Promise<Found>): Promise<Found | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  });
}
