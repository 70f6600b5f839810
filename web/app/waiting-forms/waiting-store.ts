import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The captcha action of a form, and its id: `app/captcha/make-token.ts`. */
interface Purpose {
  action: string;
  form: string;
}

export interface WaitingForm {
  /** The key of the press: the server takes one form for each. */
  id: string;
  /** A path of this site with its language and parameters. */
  path: string;
  title: string;
  /** Fields to send; without a token, which is made at sending. */
  fields: readonly (readonly [string, string])[];
  answers: readonly { label: string; text: string }[];
  purpose: Purpose;
  /** Ms since 1970. */
  keptAt: number;
  state: 'waiting' | 'sent' | 'rejected';
  problem: string;
  settledAt: number | null;
}

interface Schema extends DBSchema {
  forms: { key: string; value: WaitingForm };
}

/** As many as somebody fills in in a day. */
const maxWaiting = 20;
const dayMs = 24 * 60 * 60 * 1000;
/** Forms that were not sent by then are of no use, and no visitor expects them to be here still. */
const keptForMs = 7 * dayMs;

/** Runs work on the forms of this device. Rejects where nothing can be stored. */
async function withForms<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>('waiting-forms', 1, {
    upgrade: (made) => void made.createObjectStore('forms', { keyPath: 'id' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Every form, the oldest first; old ones are deleted. Empty where nothing can be stored. */
export function listForms(now: number): Promise<WaitingForm[]> {
  return withForms(async (database) => {
    const forms = await database.getAll('forms');
    const isOld = ({ keptAt }: WaitingForm) => now - keptAt >= keptForMs;
    for (const { id } of forms.filter(isOld)) await database.delete('forms', id);
    return forms.filter((form) => !isOld(form)).sort((a, b) => a.keptAt - b.keptAt);
  }).catch(() => []);
}

/** Keeps a form. False when there are as many as there may be, or no room. */
export function keepForm(form: WaitingForm): Promise<boolean> {
  return withForms(async (database) => {
    const transaction = database.transaction('forms', 'readwrite', { durability: 'strict' });
    const waiting = (await transaction.store.getAll()).filter(({ state }) => state === 'waiting');
    if (waiting.length < maxWaiting) await transaction.store.put(form);
    await transaction.done;
    return waiting.length < maxWaiting;
  }).catch(() => false);
}

/** Records what became of a form. One that was deleted meanwhile stays away. */
export function settleForm(
  id: string,
  settled: Pick<WaitingForm, 'state' | 'problem' | 'settledAt'>,
): Promise<void> {
  return withForms(async (database) => {
    const transaction = database.transaction('forms', 'readwrite', { durability: 'strict' });
    const form = await transaction.store.get(id);
    // The visitor's answers are no longer needed on the device once the site has them.
    const kept = settled.state === 'sent' ? { fields: [], answers: [] } : {};
    if (form) await transaction.store.put({ ...form, ...kept, ...settled });
    await transaction.done;
  });
}

export function deleteForm(id: string): Promise<void> {
  return withForms((database) => database.delete('forms', id));
}
