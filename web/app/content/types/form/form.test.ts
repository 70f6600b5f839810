import { definitionFaults, fieldKindOf, fieldKinds, judge, ruleNameOf, rules } from 'beursvloer-domain/forms';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CmsClient, CmsRead } from '../../client/client';
import { findForm } from './form';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const row = {
  documentId: 'f1',
  title: 'Stel uw vraag',
  slug: 'contact',
  version: 3,
  locale: 'nl',
  fields: [
    {
      label: 'Onderwerp',
      name: 'onderwerp',
      kind: 'Keuzelijst',
      options: [{ label: 'Een stand', value: 'stand' }, { label: 'Anders' }],
      rules: [{ rule: 'Verplicht', values: null, blocking: true }],
    },
    {
      label: 'Standnummer',
      name: 'standnummer',
      kind: 'Tekst',
      rules: [{ rule: 'Aantal tekens', values: '1\r\n 12 ', blocking: false }],
      showField: 'onderwerp',
      showValue: 'stand',
      autocomplete: 'Naam',
    },
  ],
};

function formFrom(data: object) {
  const read: CmsRead = (shape) =>
    Promise.resolve(shape.parse({ data: [data], meta: { pagination: { total: 1 } } }));
  const send = () => Promise.reject(new Error('nothing is sent'));
  return findForm({ version: 'v5', locale: 'nl', read, send } satisfies CmsClient, 'contact');
}

test('the words of the content model name every rule and every kind of field, each once', () => {
  expect(Object.values(ruleNameOf).sort()).toEqual(Object.keys(rules).sort());
  expect(Object.values(fieldKindOf).sort()).toEqual([...fieldKinds].sort());
});

test('a form of the content backend is a definition that the shared rules judge', async () => {
  const form = await formFrom(row);
  if (!form) throw new Error('The form was left out.');
  expect(definitionFaults(form)).toEqual([]);
  expect(form.fields[0]).toMatchObject({
    kind: 'select',
    options: ['stand', 'Anders'],
    choices: [
      { value: 'stand', label: 'Een stand' },
      { value: 'Anders', label: 'Anders' },
    ],
    rules: [{ name: 'required', args: [] }],
  });
  expect(form.fields[1]).toMatchObject({
    rules: [{ name: 'length', args: ['1', '12'], isBlocking: false }],
    showWhen: { field: 'onderwerp', is: 'stand' },
    autocomplete: 'name',
  });
  expect(judge(form, { onderwerp: '' }, '2027-02-09').failures.get('onderwerp')).toMatchObject([
    { rule: 'required' },
  ]);
});

test('a form with a rule that the site does not know is left out, not shown without the rule', async () => {
  const fields = [{ ...row.fields[0], rules: [{ rule: 'Toverregel' }] }];
  expect(await formFrom({ ...row, fields })).toBeNull();
});
