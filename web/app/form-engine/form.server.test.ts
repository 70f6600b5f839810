import { expect, test } from 'vitest';
import { nl } from '../messages/nl';
import { judgeForm } from './form.server';
import type { WordedForm } from './form';

const form: WordedForm = {
  name: 'vraag',
  fields: [{ name: 'naam', kind: 'text', label: 'Naam', rules: [{ name: 'required' }] }],
};

test.each([
  ['__intent__', '{'],
  ['__intent__', '{"type":"reset","payload":{}}'],
  ['__state__', '{'],
  ['naam[0][0]', 'x'],
  ['toString', 'x'],
])('a field %s that the form does not ask for changes nothing', (name, value) => {
  const fields = new FormData();
  fields.append('naam', 'Noor');
  fields.append(name, value);
  expect(judgeForm(form, fields, nl)).toEqual({ isValid: true, values: { naam: 'Noor' } });
});
