import { describe, expect, it } from 'vitest';
import { readFirebase } from './firebase';

const complete = { FIREBASE_PROJECT_ID: 'beurs-vloer-1', FIREBASE_API_KEY: 'sleutel' };
const site = 'https://beurs.example';

describe('the Firebase settings', () => {
  it('is off by itself, whatever else is set', () => {
    for (const source of [{}, { FIREBASE_PROJECT_ID: ' ' }, { FIREBASE_LABEL: 'Firebase' }])
      expect(readFirebase(source, site)).toBeNull();
  });

  it('needs a project and a key, and knows the rest', () => {
    expect(readFirebase(complete, site)).toEqual({
      projectId: 'beurs-vloer-1',
      apiKey: 'sleutel',
      authDomain: 'beurs-vloer-1.firebaseapp.com',
      label: 'Firebase',
      apple: false,
      emulator: null,
    });
    const own = {
      FIREBASE_LABEL: 'Mijn Beurs',
      FIREBASE_AUTH_DOMAIN: 'id.beurs.example',
      FIREBASE_APPLE: 'on',
    };
    expect(readFirebase({ ...complete, ...own }, site)).toMatchObject({
      label: 'Mijn Beurs',
      authDomain: 'id.beurs.example',
      apple: true,
    });
  });

  it('may be an emulator on this machine, for a site on this machine', () => {
    for (const host of ['127.0.0.1:9099', 'localhost:9099', '[::1]:9099'])
      expect(
        readFirebase({ ...complete, FIREBASE_AUTH_EMULATOR_HOST: host }, 'http://localhost:3000'),
      ).toMatchObject({ emulator: host });
  });

  it.each([
    '0.0.0.0:9099',
    '10.0.0.1:9099',
    'emulator.example:9099',
    'localhost',
    'http://localhost:9099',
    '127.0.0.1.boef.example:9099',
    'localhost:9099/x',
  ])('is never an emulator at %s', (host) => {
    const source = { ...complete, FIREBASE_AUTH_EMULATOR_HOST: host };
    expect(() => readFirebase(source, 'http://localhost:3000')).toThrow(
      /FIREBASE_AUTH_EMULATOR_HOST.*machine/,
    );
    expect(() => readFirebase({ FIREBASE_AUTH_EMULATOR_HOST: host }, 'http://localhost:3000')).toThrow(host);
  });

  it('is never an emulator for a site that others can reach', () => {
    const source = { ...complete, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    for (const url of [site, 'http://192.168.1.2:3000', 'http://localhost.boef.example'])
      expect(() => readFirebase(source, url)).toThrow('not signed');
  });

  it.each([
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'beurs-vloer-1' }],
    ['FIREBASE_PROJECT_ID', { FIREBASE_API_KEY: 'sleutel' }],
    ['FIREBASE_PROJECT_ID', { ...complete, FIREBASE_PROJECT_ID: '../ander' }],
    ['FIREBASE_APPLE', { ...complete, FIREBASE_APPLE: 'ja' }],
    ['FIREBASE_AUTH_DOMAIN', { ...complete, FIREBASE_AUTH_DOMAIN: 'https://x.example/' }],
  ])('names %s when it is wrong', (name, source) => {
    expect(() => readFirebase(source, site)).toThrow(name);
  });
});
