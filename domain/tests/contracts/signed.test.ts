import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, signedText, type Json, type SignedContract } from '../../src/contracts/index.js';
import { standTotal, type StandPrices } from '../../src/prices/index.js';

const prices: StandPrices = {
  kinds: [{ code: 'balie', cents: 245_000, squareMetres: null }],
  buildings: [],
  registrationCents: 49_500,
  vatRate: 21,
};
const total = standTotal(prices, { kind: 'balie' });
if (!total) throw new Error('The wish has no price');
const contract: SignedContract = {
  rulesVersion: '2027.1',
  offerVersion: '7',
  prices,
  total,
  values: {
    company: 'Noordwand "Bouw" B.V.',
    themes: ['houtbouw'],
    logo: [{ name: 'a', size: 1, type: '' }],
  },
  files: { logo: [{ name: 'logo.png', sha256: 'ab' }] },
  typedName: 'José',
  statements: ['Ik ga akkoord met het reglement, versie 2027.1.'],
  language: 'nl',
  signedAt: '2026-11-22T10:00:00.000Z',
};

test('the signed text is the same for the same contract, in whatever order it was put together', () => {
  const { prices: p, values, ...rest } = contract;
  const reversed = Object.fromEntries(Object.entries(values).reverse());
  expect(signedText({ values: reversed, prices: p, ...rest })).toBe(signedText(contract));
  expect(createHash('sha256').update(signedText(contract)).digest('hex')).toBe(
    'd1e10936d5822099b16ab4452a351aaee60079cb98554f84f4e306b24d083fdb',
  );
});

test('the signed text is another one as soon as anything of the contract is', () => {
  const changed: Partial<SignedContract>[] = [
    { rulesVersion: '2027.2' },
    { offerVersion: '8' },
    { prices: { ...prices, vatRate: 9 } },
    { values: { ...contract.values, company: 'Noordwand Bouw B.V.' } },
    { files: { logo: [{ name: 'logo.png', sha256: 'ac' }] } },
    { typedName: 'Jose' },
    { statements: [] },
    { signedAt: '2026-11-22T10:00:00.001Z' },
  ];
  const texts = changed.map((change) => signedText({ ...contract, ...change }));
  expect(new Set([signedText(contract), ...texts]).size).toBe(changed.length + 1);
});

test('canonical JSON is JSON that says the same, with its names in order', () => {
  expect(canonical({ b: [1, null, true], a: { d: undefined, c: 'é"\n' } })).toBe(
    '{"a":{"c":"é\\"\\n"},"b":[1,null,true]}',
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Json;
      expect(JSON.parse(canonical(json))).toEqual(json);
    }),
  );
});

test('what JSON has no number for cannot be signed', () => {
  expect(() => canonical({ a: NaN })).toThrow(RangeError);
});
