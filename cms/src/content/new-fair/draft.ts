import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { takeTurn } from '../../platform/storage/take-turn';
import { mostDays, steps, type FairDraft, type FairFile } from './shape';
import { fairErrors } from './texts';

/** Longer than any field may be when the fair is made: what is typed is kept until its step says what is wrong with it. */
const mostCharacters = 2000;

const emptyFair: FairFile = {
  name: '',
  edition: '',
  tagline: '',
  organisation: '',
  days: [{ date: '', opens: '', closes: '' }],
  venue: { name: '', street: '', postalCode: '', city: '' },
  contact: { email: '', phone: '', address: '' },
  colour: '',
  english: true,
  keep: '',
  mail: { sender: '', replyTo: '' },
};

const emptyDraft: FairDraft = { fair: emptyFair, step: 'name', revision: 0 };

interface Stored {
  draft: FairDraft | null;
  madeAt: string | null;
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'fair', key: 'first-run' });

async function readStored(strapi: Core.Strapi): Promise<Stored> {
  const { draft, madeAt } = ((await storeOf(strapi).get()) as Stored | null) ?? { draft: null, madeAt: null };
  // One of an earlier version has fewer fields.
  return { draft: draft && { ...draft, fair: { ...emptyFair, ...draft.fair } }, madeAt };
}

/** The draft of a new fair, as far as it was filled in; empty when nobody began. */
export async function readFirstRun(
  strapi: Core.Strapi,
): Promise<{ draft: FairDraft; hasBegun: boolean; madeAt: string | null }> {
  const { draft, madeAt } = await readStored(strapi);
  return { draft: draft ?? emptyDraft, hasBegun: draft !== null, madeAt };
}

/**
 * Keeps what was filled in. Called in a transaction.
 * @param revision that of the draft which was changed
 * @throws {errors.ApplicationError} when somebody else stored a later one meanwhile
 */
export async function saveDraft(strapi: Core.Strapi, given: unknown): Promise<FairDraft> {
  const { fair, step, revision } = draftIn(given);
  const { madeAt } = await readForChange(strapi, revision);
  const draft = { fair, step, revision: revision + 1 };
  await storeOf(strapi).set({ value: { draft, madeAt } satisfies Stored });
  return draft;
}

/** Reads what is to be made into a fair. Called in a transaction. Throws as `saveDraft` does. */
export async function readDraft(strapi: Core.Strapi, revision: unknown): Promise<FairFile> {
  const { draft } = await readForChange(strapi, revision);
  return (draft ?? emptyDraft).fair;
}

/** The draft is a fair now: the next one begins empty. */
export async function forgetDraft(strapi: Core.Strapi): Promise<void> {
  await storeOf(strapi).set({ value: { draft: null, madeAt: new Date().toISOString() } satisfies Stored });
}

async function readForChange(strapi: Core.Strapi, revision: unknown): Promise<Stored> {
  await takeTurn(strapi, 'content');
  const stored = await readStored(strapi);
  if (revision !== (stored.draft ?? emptyDraft).revision)
    throw new errors.ApplicationError(fairErrors.changedElsewhere);
  return stored;
}

function draftIn(given: unknown): FairDraft {
  const { fair, step, revision } = fieldsOf(given);
  const known = steps.find((one) => one === step);
  if (known === undefined || typeof revision !== 'number')
    throw new errors.ValidationError(fairErrors.noDraft);
  return { fair: withShapeOf(emptyFair, fair) as FairFile, step: known, revision };
}

/** A value that has exactly the fields of another one, each a text or a choice. */
function withShapeOf(shape: unknown, given: unknown): unknown {
  if (Array.isArray(shape)) {
    if (!Array.isArray(given) || given.length > mostDays)
      throw new errors.ValidationError(fairErrors.noDraft);
    return given.map((one) => withShapeOf(shape[0], one));
  }
  if (typeof shape === 'object' && shape !== null) {
    const fields = fieldsOf(given);
    return Object.fromEntries(
      Object.entries(shape).map(([name, value]) => [name, withShapeOf(value, fields[name])]),
    );
  }
  const isTooLong = typeof given === 'string' && given.length > mostCharacters;
  if (typeof given !== typeof shape || isTooLong) throw new errors.ValidationError(fairErrors.noDraft);
  return given;
}

const fieldsOf = (value: unknown): Record<string, unknown> => ({
  ...(typeof value === 'object' ? value : null),
});
