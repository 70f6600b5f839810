import { describe, expect, test } from 'vitest';
import {
  contractForm,
  contractOptions,
  contractSteps,
  isSameName,
  judgeContract,
  signatureForm,
  standWishOf,
} from '../../src/contracts/index.js';
import { definitionFaults, judge, type FormValues } from '../../src/forms/index.js';
import { orderForm } from '../../src/orders/index.js';
import type { StandPrices } from '../../src/prices/index.js';

const today = '2026-11-22';
const themes = ['houtbouw', 'circulair-bouwen', 'verduurzaming', 'installatietechniek'];
const lists = { themes, exhibitorKinds: ['Dakdekker', 'Fabrikant'] };
const prices: StandPrices = {
  kinds: [
    { code: 'ingericht', cents: 33_600, squareMetres: { min: 12, max: 200 } },
    { code: 'kaal', cents: 24_800, squareMetres: { min: 24, max: 400 } },
    { code: 'proefwoning', cents: 18_900, squareMetres: { min: 60, max: 400 } },
    { code: 'balie', cents: 245_000, squareMetres: null },
  ],
  buildings: [
    { code: 'zelf', cents: 0, kinds: ['kaal', 'proefwoning'] },
    { code: 'frame', cents: 6_500, kinds: ['kaal'] },
  ],
  registrationCents: 49_500,
  vatRate: 21,
};

const filledIn: FormValues = {
  company: 'Noordwand Bouw B.V.',
  kvk: '30 123 456',
  vatNumber: 'nl 1234.56.782.B01',
  street: 'Kanaalweg 12',
  postcode: '3526kl',
  place: 'Utrecht',
  signatoryName: 'José van der Meulen',
  signatoryRole: 'Directeur',
  signatoryEmail: 'jose@noordwand.example',
  signatoryPhone: '030 000 00 00',
  standContact: 'signatory',
  kind: 'Fabrikant',
  themes: ['houtbouw', 'verduurzaming'],
  standKind: 'kaal',
  squareMetres: '24',
  building: 'frame',
  standWishes: 'Aan het brede gangpad.',
  publicName: 'Noordwand',
  summary: 'Houten gevels die in een dag tegen een bestaand huis staan.',
  webAddress: 'https://noordwand.example',
  logo: [],
  invoiceEmail: 'facturen@noordwand.example',
  purchaseReference: '',
  accountHolder: 'Noordwand Bouw B.V.',
  iban: 'nl91 abna 0417 1643 00',
  mandate: 'ja',
};
const judged = (more: FormValues = {}) => judgeContract(prices, lists, { ...filledIn, ...more }, today);

describe('the forms of a contract and an order', () => {
  test('can be filled in', () => {
    expect(definitionFaults(contractForm(contractOptions(prices, lists)))).toEqual([]);
    expect(definitionFaults(signatureForm)).toEqual([]);
    expect(definitionFaults(orderForm)).toEqual([]);
  });

  test('ask for a way to build only where an edition offers one', () => {
    const names = contractForm(contractOptions({ ...prices, buildings: [] }, lists)).fields.map(
      ({ name }) => name,
    );
    expect(names).not.toContain('building');
  });

  test('have conditions on fields of the same step, which is judged by itself', () => {
    for (const { form } of contractSteps(contractOptions(prices, lists)))
      for (const { showWhen } of form.fields)
        if (showWhen) expect(form.fields.map(({ name }) => name)).toContain(showWhen.field);
  });
});

describe('a contract', () => {
  test('is right when all steps are, and its numbers are stored in one way of writing', () => {
    const { isValid, firstWrong, values } = judged();
    expect(isValid).toBe(true);
    expect(firstWrong).toBeNull();
    expect(values).toMatchObject({
      kvk: '30123456',
      vatNumber: 'NL123456782B01',
      postcode: '3526 KL',
      iban: 'NL91ABNA0417164300',
    });
  });

  test('may be of a firm from abroad, which has no number of the Chamber of Commerce', () => {
    const { isValid, values } = judged({
      country: 'BE',
      kvk: '',
      vatNumber: '0403.019.261',
      postcode: 'B-2000',
      place: 'Antwerpen',
      signatoryPhone: '02/123.45.67',
      webAddress: 'www.noordwand.example',
      squareMetres: '24 m²',
    });
    expect(isValid).toBe(true);
    expect(values).not.toHaveProperty('kvk');
    expect(values).toMatchObject({
      country: 'BE',
      vatNumber: 'BE0403019261',
      postcode: '2000',
      signatoryPhone: '02 123.45.67',
      webAddress: 'https://www.noordwand.example',
      squareMetres: '24',
    });
  });

  test('may be of a body that says that it has no VAT number', () => {
    const { isValid, values } = judged({ vatStatus: 'no-vat-number', vatNumber: '' });
    expect(isValid).toBe(true);
    expect(values).not.toHaveProperty('vatNumber');
  });

  test('that was begun before it asked for a country is from the Netherlands', () => {
    expect(judged().values).toMatchObject({ country: 'NL', vatStatus: 'vat-number' });
  });

  test('reads 1.000 square metres as a thousand', () => {
    expect(judged({ squareMetres: '1.000' })).toMatchObject({
      standFault: 'too-large',
      values: { squareMetres: '1000' },
    });
    expect(standWishOf({ standKind: 'kaal', squareMetres: '1.000' })).toMatchObject({ squareMetres: 1000 });
    expect(judged({ squareMetres: '1,000' }).failures.get('squareMetres')).toMatchObject([
      { rule: 'number' },
    ]);
  });

  test('takes a logo that is a drawing', () => {
    expect(judged({ logo: [{ name: 'logo.svg', size: 100, type: 'image/svg+xml' }] }).isValid).toBe(true);
  });

  test.each<[FormValues, string, string[]]>([
    [{ company: ' ' }, 'organisatie', ['company']],
    [{ kvk: '1234567' }, 'organisatie', ['kvk']],
    [{ vatNumber: 'NL123456783B01' }, 'organisatie', ['vatNumber']],
    [{ vatNumber: 'NL004495445B00' }, 'organisatie', ['vatNumber']],
    [{ vatNumber: 'BE0403019261' }, 'organisatie', ['vatNumber']],
    [{ country: 'US' }, 'organisatie', ['country']],
    [{ country: 'BE' }, 'organisatie', ['postcode']],
    [{ country: 'BE', postcode: '2000', vatNumber: 'BE0403019262' }, 'organisatie', ['vatNumber']],
    [{ vatStatus: 'misschien' }, 'organisatie', ['vatStatus']],
    [{ postcode: '0526 KL' }, 'organisatie', ['postcode']],
    [{ standContact: 'other' }, 'contactpersonen', ['contactName', 'contactEmail', 'contactPhone']],
    [{ signatoryEmail: 'jose' }, 'contactpersonen', ['signatoryEmail']],
    [{ kind: 'boot' }, 'aanbod', ['kind']],
    [{ themes: [] }, 'aanbod', ['themes']],
    [{ themes }, 'aanbod', ['themes']],
    [{ standKind: 'boot' }, 'stand', ['standKind']],
    [{ squareMetres: 'veel', building: '' }, 'stand', ['squareMetres', 'building']],
    [{ summary: 'Hout' }, 'profiel', ['summary']],
    [{ webAddress: 'javascript:alert(1)' }, 'profiel', ['webAddress']],
    [{ logo: [{ name: 'logo.png', size: 6_000_000, type: 'image/png' }] }, 'profiel', ['logo']],
    [{ iban: '' }, 'betaling', ['iban']],
    [{ iban: 'BR1800360305000010009795493C1' }, 'betaling', ['iban']],
    [{ mandate: '' }, 'betaling', ['mandate']],
  ])('with %j is wrong first at %s', (more, step, names) => {
    const { isValid, firstWrong, failures } = judged(more);
    expect(isValid).toBe(false);
    expect(firstWrong).toBe(step);
    expect([...failures.keys()]).toEqual(names);
  });

  test.each<[FormValues, string]>([
    [{ squareMetres: '12' }, 'too-small'],
    [{ squareMetres: '401' }, 'too-large'],
    [{ squareMetres: '24,5' }, 'no-size'],
    [{ squareMetres: '' }, 'no-size'],
    [{ building: '' }, 'no-building'],
    [{ building: 'toren' }, 'no-building'],
    [{ standKind: 'proefwoning', squareMetres: '60', building: 'frame' }, 'no-building'],
  ])('with the wish %j has the fault %s', (more, fault) => {
    expect(judged(more)).toMatchObject({ isValid: false, standFault: fault, firstWrong: 'stand' });
  });

  test('forgets what the chosen kind of stand does not ask', () => {
    const { isValid, values } = judged({ standKind: 'balie', squareMetres: '0' });
    expect(isValid).toBe(true);
    expect(values).not.toHaveProperty('squareMetres');
    expect(values).not.toHaveProperty('building');
    expect(judged({ standKind: 'ingericht' }).values).toMatchObject({ squareMetres: '24' });
  });

  test('of nothing is wrong at its first step', () => {
    expect(judgeContract(prices, lists, {}, today)).toMatchObject({
      isValid: false,
      firstWrong: 'organisatie',
    });
  });
});

describe('a typed name', () => {
  test.each([
    ['José van der Meulen', true],
    [' jose  VAN der meulen ', true],
    ['Jose\u0301 van der Meulen.', true],
    ['J. van der Meulen', false],
    ['', false],
  ])('%j signs for José van der Meulen: %s', (typed, signs) => {
    expect(isSameName(typed, 'José van der Meulen')).toBe(signs);
  });

  test('of nothing signs for nobody', () => {
    expect(isSameName(' . ', '')).toBe(false);
  });

  test('is asked with the rules and the right to sign', () => {
    expect([...judge(signatureForm, {}, today).failures.keys()]).toEqual([
      'rulesAccepted',
      'authorised',
      'typedName',
    ]);
  });
});
