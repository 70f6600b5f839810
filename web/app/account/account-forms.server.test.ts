import { expect, test } from 'vitest';
import { CmsError } from '../content/client/errors';
import { contextFor } from '../content/client/visitor/visitor.server';
import { en } from '../messages/en';
import { nl } from '../messages/nl';
import type { FormResponse } from '../form-engine/form';
import { accountForms } from './account-forms';
import { submit } from './account-forms.server';

const url = new URL('https://beurs.example/registreren');
const tokens = { access: null, refresh: null };
const visit = { ip: '192.0.2.1', isRobot: false, requestId: 'x', tokens, nonce: null };

/** The form's response when the content backend reports these faults. */
async function answered(faults: { path: string[]; name?: string }[], m = nl) {
  const fields = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Noor',
    email: 'noor@bezoeker.example',
    password: 'drie losse woorden',
  }))
    fields.append(name, value);
  const context = contextFor(new Request(url, { method: 'POST' }), visit);
  const response = await submit(context, url, {
    form: accountForms(m).register,
    fields,
    m,
    act: () => {
      const error = { status: 400, name: 'ValidationError', message: 'x', details: { errors: faults } };
      throw new CmsError({ method: 'POST', url: url.href, status: 400, body: { data: null, error } });
    },
  });
  return (response as { data: FormResponse }).data;
}

test.each([
  ['PasswordTooShort', 'password', 'ten minste 12 tekens'],
  ['PasswordTooLong', 'password', 'ten hoogste 72 tekens'],
  ['PasswordUnreadable', 'password', 'een teken dat niet kan'],
  ['PasswordPersonal', 'password', 'uw naam, uw e-mailadres of de naam van de beurs'],
  ['PasswordPredictable', 'password', 'makkelijk te raden'],
  ['PasswordCommon', 'password', 'komt te veel voor'],
  ['NameMissing', 'name', 'Vul uw naam in.'],
  ['NameTooLong', 'name', 'ten hoogste 100 tekens'],
  ['NameUnreadable', 'name', 'een teken dat niet kan'],
  ['ValidationError', 'email', 'geldig e-mailadres'],
  ['SomethingNew', 'password', 'te zwak'],
])(
  '%s of the content backend is shown at the field %s, in words that say what is wrong',
  async (name, field, said) => {
    const { errors, values } = await answered([{ path: [field], name }]);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(said);
    expect(values).toEqual({ name: 'Noor', email: 'noor@bezoeker.example' });
  },
);

test('every fault is shown in the language of the page', async () => {
  const { errors } = await answered(
    [{ path: ['password'], name: 'PasswordPersonal' }, { path: ['name'] }],
    en,
  );
  expect(errors.password).toContain('your name, your e-mail address or the name of the fair');
  expect(errors.name).toContain('at most 100 characters');
});

test('a fault of something that is no field of a form is not taken for one', async () => {
  await expect(answered([{ path: ['username'], name: 'NameUnreadable' }])).rejects.toThrow(CmsError);
});
