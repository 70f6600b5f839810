import { describe, expect, test } from 'vitest';
import {
  fieldStates,
  judge,
  validateField,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
} from '../src/forms/index.js';

const today = '2027-02-09';
const context = { name: 'veld', values: {}, today };
const found = (...args: Parameters<typeof validateField>) => validateField(...args).map(({ rule }) => rule);

describe('the rules of a field', () => {
  test('are not asked about an empty value, but for those that say so', () => {
    expect(found([{ name: 'email' }, { name: 'length', args: ['3'] }], '', context)).toEqual([]);
    expect(found([{ name: 'iban' }], undefined, context)).toEqual(['iban']);
    expect(found([{ name: 'required' }], '   ', context)).toEqual(['required']);
  });

  test('end with the first that is failed, but for those that are forced', () => {
    const uses = [{ name: 'email' }, { name: 'length', args: ['30'] }, { name: 'iban' }] as const;
    expect(found(uses, 'x', context)).toEqual(['email', 'iban']);
  });

  test('go on after one that does not block', () => {
    const uses = [
      { name: 'email', isBlocking: false },
      { name: 'length', args: ['30'] },
    ] as const;
    expect(validateField(uses, 'x', context)).toEqual([
      { rule: 'email', args: [], isBlocking: false },
      { rule: 'length', args: ['30'], isBlocking: true },
    ]);
  });
});

const form: FormDefinition = {
  fields: [
    { name: 'onderwerp', kind: 'select', options: ['stand', 'pers'], rules: [{ name: 'required' }] },
    {
      name: 'medium',
      kind: 'text',
      rules: [{ name: 'required' }],
      showWhen: { field: 'onderwerp', is: 'pers' },
    },
    {
      name: 'oplage',
      kind: 'number',
      rules: [{ name: 'number' }],
      showWhen: { field: 'medium', is: 'krant' },
    },
    { name: 'dagen', kind: 'choices', options: ['di', 'wo', 'do'], rules: [{ name: 'max', args: ['2'] }] },
    { name: 'bericht', kind: 'longText', rules: [{ name: 'length', args: ['0', '3'] }] },
    { name: 'bijlage', kind: 'file', rules: [{ name: 'maxFiles', args: ['1'] }] },
  ],
};

describe('what was sent', () => {
  test('is judged field by field, and only what was asked is kept', () => {
    const verdict = judge(form, { onderwerp: 'stand', medium: 'krant', vreemd: 'x', dagen: 'wo' }, today);
    expect(verdict.isValid).toBe(true);
    expect(verdict.values).toEqual({ onderwerp: 'stand', dagen: ['wo'], bericht: '', bijlage: [] });
  });

  test('is asked for more where a condition holds, and conditions follow each other', () => {
    expect([...judge(form, { onderwerp: 'pers' }, today).failures.keys()]).toEqual(['medium']);
    const sent = { onderwerp: 'pers', medium: 'krant', oplage: 'veel' };
    expect([...judge(form, sent, today).failures.keys()]).toEqual(['oplage']);
    // The field in the condition is hidden itself.
    expect(judge(form, { ...sent, onderwerp: 'stand' }, today).values).not.toHaveProperty('oplage');
  });

  test('is asked for more where a condition allows one of several values', () => {
    const stands: FormDefinition = {
      fields: [
        { name: 'soort', kind: 'choice', options: ['kaal', 'ingericht', 'balie'], rules: [] },
        {
          name: 'grootte',
          kind: 'number',
          rules: [],
          showWhen: { field: 'soort', is: ['kaal', 'ingericht'] },
        },
      ],
    };
    expect(judge(stands, { soort: 'ingericht', grootte: '12' }, today).values).toHaveProperty(
      'grootte',
      '12',
    );
    expect(judge(stands, { soort: 'balie', grootte: '12' }, today).values).not.toHaveProperty('grootte');
  });

  test('counts as nothing where it has the wrong shape or was never offered', () => {
    const sent = {
      onderwerp: ['stand', 'pers'],
      dagen: ['do', 'zo', 'di', 'di'],
      bericht: [{ name: 'x', size: 1, type: '' }],
      bijlage: 'geen bestand',
    };
    const { values, failures } = judge(form, sent, today);
    expect(values).toEqual({ onderwerp: '', dagen: ['di', 'do'], bericht: '', bijlage: [] });
    expect([...failures.keys()]).toEqual(['onderwerp']);
    expect(judge(form, Object.create({ onderwerp: 'stand' }) as FormValues, today).isValid).toBe(false);
  });

  test('counts a line break once, however the browser sends it, and a letter with its accent as one', () => {
    const { values, isValid } = judge(form, { onderwerp: 'stand', bericht: 'e\u0301\r\nb' }, today);
    expect(isValid).toBe(true);
    expect(values.bericht).toBe('\u00e9\nb');
  });

  test('loses what no name can have, but for what somebody chose as a password', () => {
    const fields = [
      { name: 'naam', kind: 'text', rules: [] },
      { name: 'wachtwoord', kind: 'password', rules: [] },
    ] as const;
    const typed = 'No\u0000or\u202e\u2066 \u200dK\u200eL';
    const { values } = judge({ fields }, { naam: typed, wachtwoord: typed }, '2027-02-09');
    expect(values).toEqual({ naam: 'Noor \u200dK\u200eL', wachtwoord: typed });
  });

  test('loses the spaces around it, but for those of a password', () => {
    const account: FormDefinition = {
      fields: [
        { name: 'naam', kind: 'text', rules: [] },
        { name: 'wachtwoord', kind: 'password', rules: [] },
      ],
    };
    const sent = { naam: ' Noor\u00a0', wachtwoord: ' drie losse woorden ' };
    expect(judge(account, sent, today).values).toEqual({ naam: 'Noor', wachtwoord: ' drie losse woorden ' });
  });

  test('may have a decimal comma in a number', () => {
    const prices: FormDefinition = {
      fields: [{ name: 'prijs', kind: 'number', rules: [{ name: 'number' }, { name: 'max', args: ['2'] }] }],
    };
    const judged = (prijs: string) => judge(prices, { prijs }, today);
    expect(judged('1,5')).toMatchObject({ values: { prijs: '1.5' }, isValid: true });
    expect(judged('2,5').isValid).toBe(false);
    expect(judged('1,5,0').isValid).toBe(false);
    expect(judged('1.000,5').isValid).toBe(false);
  });

  test('is judged to the end where conditions go in a circle', () => {
    const circle: FormDefinition = {
      fields: [
        { name: 'a', kind: 'text', rules: [], showWhen: { field: 'b', is: 'x' } },
        { name: 'b', kind: 'text', rules: [], showWhen: { field: 'a', is: 'x' } },
      ],
    };
    expect(judge(circle, { a: 'x', b: 'x' }, today).values).toEqual({});
  });
});

describe('the states of a field', () => {
  const text: FieldDefinition = { name: 'naam', kind: 'text', rules: [{ name: 'required' }] };
  const consent: FieldDefinition = { name: 'akkoord', kind: 'consent', rules: [{ name: 'accepted' }] };
  const failure = [{ rule: 'required', args: [], isBlocking: true }] as const;
  const untouched = { blurred: false, dirty: false, submitted: false };

  test('a field is invalid once it was left, a box to tick once it was changed, each once the form was sent', () => {
    const isInvalid = (field: FieldDefinition, touched: Partial<typeof untouched>) =>
      fieldStates(field, '', failure, { ...untouched, ...touched }).invalid;
    expect(isInvalid(text, {})).toBe(false);
    expect(isInvalid(text, { dirty: true })).toBe(false);
    expect(isInvalid(text, { blurred: true })).toBe(true);
    expect(isInvalid(consent, { blurred: true })).toBe(false);
    expect(isInvalid(consent, { dirty: true })).toBe(true);
    expect(isInvalid(text, { submitted: true })).toBe(true);
    expect(fieldStates(text, '', failure, { ...untouched, visibility: 'live' }).invalid).toBe(true);
  });

  test('a field is complete when it is filled in and valid', () => {
    expect(fieldStates(text, 'Noor', [], untouched)).toEqual({
      ...untouched,
      valid: true,
      invalid: false,
      required: true,
      empty: false,
      complete: true,
    });
    expect(fieldStates({ ...text, rules: [] }, '', [], untouched)).toMatchObject({
      complete: false,
      required: false,
    });
  });
});
