import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WordedForm } from '../form';
import { deleteDraft, hasDraft } from './draft-storage';
import { draftFields, draftLifetimeMs, readDraft, writeDraft } from './stored-draft';

const field = (name: string, kind: WordedForm['fields'][number]['kind']) => ({
  name,
  kind,
  label: name,
  rules: [],
});
const form: WordedForm = {
  name: 'contact',
  fields: [
    field('naam', 'text'),
    field('dagen', 'choices'),
    { ...field('rekening', 'text'), rules: [{ name: 'iban' }] },
    field('wachtwoord', 'password'),
    field('cv', 'file'),
    field('akkoord', 'consent'),
    field('campagne', 'hidden'),
  ],
};
const now = Date.UTC(2026, 10, 20);

/** The storage of a browser, for `maxLength` characters. */
function makeStorage(maxLength = 1000) {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > maxLength) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

let storage: ReturnType<typeof makeStorage>;
beforeEach(() => {
  storage = makeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft never holds passwords, files, consent, bank accounts or what the page fills in', () => {
  expect(draftFields(form)).toEqual(['naam', 'dagen']);
  storage.setItem(
    'concept:contact',
    JSON.stringify({ savedAt: now, values: { naam: 'Noor', rekening: 'NL91', cv: 'x' } }),
  );
  expect(readDraft(form, now)).toEqual({ naam: 'Noor' });
});

test('a draft is of one form, and is read back until it is deleted', () => {
  writeDraft('contact', { naam: 'Noor', dagen: ['di', 'wo'] }, now);
  expect([hasDraft('contact'), hasDraft('persbadge')]).toEqual([true, false]);
  expect(readDraft(form, now + 1)).toEqual({ naam: 'Noor', dagen: ['di', 'wo'] });
  deleteDraft('contact');
  expect([hasDraft('contact'), readDraft(form, now)]).toEqual([false, null]);
});

test('a draft goes after thirty days, also that of a form nobody opens again, and nothing else goes', () => {
  writeDraft('contact', { naam: 'Noor' }, now);
  writeDraft('persbadge', { naam: 'Noor' }, now);
  storage.setItem('kleuren', 'donker');
  expect(readDraft(form, now + draftLifetimeMs - 1)).not.toBeNull();
  expect(readDraft(form, now + draftLifetimeMs)).toBeNull();
  expect([hasDraft('contact'), hasDraft('persbadge'), storage.getItem('kleuren')]).toEqual([
    false,
    false,
    'donker',
  ]);
});

test.each(['', 'x', '[]', '{}', 'null', '{"savedAt":"1","values":{}}', '{"savedAt":1e99,"values":{}}'])(
  'a draft that cannot be read is none, and goes: %s',
  (text) => {
    storage.setItem('concept:contact', text);
    expect([readDraft(form, now), hasDraft('contact')]).toEqual([null, false]);
  },
);

describe('a browser', () => {
  test('with a full storage says that the draft is not kept', () => {
    vi.stubGlobal('window', { localStorage: makeStorage(10) });
    expect(writeDraft('contact', { naam: 'Noor' }, now)).toBe(false);
  });

  test('without storage has no drafts, and nothing fails', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
    expect([hasDraft('contact'), readDraft(form, now), writeDraft('contact', {}, now)]).toEqual([
      false,
      null,
      false,
    ]);
    deleteDraft('contact');
  });
});
