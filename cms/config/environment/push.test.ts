import { createECDH } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPush } from './push';

const pair = createECDH('prime256v1');
pair.setPrivateKey(Buffer.alloc(32, 7));
const complete = {
  PUSH_CONTACT: 'mailto:push@beursvloer.nl',
  PUSH_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
};

describe('readPush', () => {
  it('sends nothing without a contact, whatever else is set', () => {
    for (const source of [{}, { PUSH_CONTACT: ' ' }, { PUSH_PRIVATE_KEY: complete.PUSH_PRIVATE_KEY }])
      expect(readPush(source)).toBeNull();
  });

  it('derives the public key, and asks no service of tests by itself', () => {
    const publicKey = pair.getPublicKey('base64url');
    expect(readPush(complete)).toMatchObject({ publicKey, testService: null });
    expect(readPush({ ...complete, PUSH_CONTACT: 'https://beursvloer.nl/contact' })).toMatchObject({
      contact: 'https://beursvloer.nl/contact',
    });
  });

  it('takes a push service on this machine with its certificate', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'push-')), 'ca.pem');
    writeFileSync(file, 'certificate');
    const test = { PUSH_TEST_ORIGIN: 'https://127.0.0.1:8443', PUSH_TEST_CERTIFICATE: file };
    expect(readPush({ ...complete, ...test })?.testService).toEqual({
      origin: 'https://127.0.0.1:8443',
      certificate: 'certificate',
    });
  });

  const wrongValues: [string, Record<string, string>][] = [
    ...[
      ...['beheer@beursvloer.nl', 'mailto:beheer', 'mailto:a@localhost', 'mailto:a@beurs.example', 'mailto:'],
      ...['https://localhost/x', 'https://10.0.0.1', 'http://beursvloer.nl', 'mailto:a@b.nl,c@localhost'],
    ].map((value): [string, Record<string, string>] => ['PUSH_CONTACT', { PUSH_CONTACT: value }]),
    ...['', 'kort', Buffer.alloc(32).toString('base64url'), Buffer.alloc(32, 255).toString('base64url')].map(
      (value): [string, Record<string, string>] => ['PUSH_PRIVATE_KEY', { PUSH_PRIVATE_KEY: value }],
    ),
    ...[
      ...['http://127.0.0.1:8443', 'https://push.example', 'https://127.0.0.1:8443/x', 'https://10.0.0.1'],
      ...['https://127.0.0.1.boef.example', 'x'],
    ].map((value): [string, Record<string, string>] => ['PUSH_TEST_ORIGIN', { PUSH_TEST_ORIGIN: value }]),
    ['PUSH_TEST_CERTIFICATE', { PUSH_TEST_ORIGIN: 'https://localhost:1' }],
    ['PUSH_TEST_CERTIFICATE', { PUSH_TEST_ORIGIN: 'https://localhost:1', PUSH_TEST_CERTIFICATE: '/geen' }],
  ];
  it.each(wrongValues)('names %s when it is wrong: %o', (name, wrong) => {
    expect(() => readPush({ ...complete, ...wrong })).toThrow(`${name} `);
  });

  it('never repeats the key', () => {
    const wrong = { ...complete, PUSH_PRIVATE_KEY: 'geheime-sleutel' };
    expect(() => readPush(wrong)).toThrow(/^(?!.*geheime).*PUSH_PRIVATE_KEY/);
  });
});
