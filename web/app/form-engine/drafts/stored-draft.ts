import type { WordedForm } from '../form';
import { prefix, withStorage } from './draft-storage';

export type DraftValues = Readonly<Record<string, string | readonly string[]>>;

export const draftLifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** Kinds of fields that are never stored; `hidden` is filled in by the page. */
const neverStored = ['password', 'file', 'consent', 'hidden'];

/** The names of the fields that a draft may hold: no password, file, consent or bank account. */
export function draftFields({ fields }: WordedForm): string[] {
  return fields
    .filter(({ kind, rules }) => !neverStored.includes(kind) && !rules.some(({ name }) => name === 'iban'))
    .map(({ name }) => name);
}

/** The draft of a form, with those of its fields that may be in one; null when there is none. Old drafts are deleted. */
export function readDraft(form: WordedForm, now: number): DraftValues | null {
  return withStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys)
      if (key.startsWith(prefix) && parsed(storage.getItem(key), now) === null) storage.removeItem(key);
    const stored = parsed(storage.getItem(prefix + form.name), now);
    if (!stored) return null;
    const values: Record<string, string | string[]> = {};
    for (const name of draftFields(form)) {
      const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
      if (typeof value === 'string') values[name] = value;
      else if (Array.isArray(value)) values[name] = value.filter((item) => typeof item === 'string');
    }
    return values;
  });
}

/** Stores the draft of a form. False when the device does not take it. */
export function writeDraft(form: string, values: DraftValues, now: number): boolean {
  const text = JSON.stringify({ savedAt: now, values });
  return withStorage((storage) => storage.setItem(prefix + form, text)) !== null;
}

/** The values of a draft that is not too old; null for anything else. */
function parsed(text: string | null, now: number): Readonly<Record<string, unknown>> | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('savedAt' in draft) || !('values' in draft))
      return null;
    const { savedAt, values } = draft;
    const isYoung = typeof savedAt === 'number' && savedAt <= now && now - savedAt < draftLifetimeMs;
    return isYoung && typeof values === 'object' && values !== null ? { ...values } : null;
  } catch {
    return null;
  }
}
