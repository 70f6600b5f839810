import { describe, expect, it } from 'vitest';
import { readSignIn } from './sign-in';

const github = { SIGN_IN_GITHUB_KEY: 'sleutel', SIGN_IN_GITHUB_SECRET: 'geheim' };
const firm = {
  SIGN_IN_BEDRIJF_ISSUER: 'https://id.bedrijf.example',
  SIGN_IN_BEDRIJF_KEY: 'beurs',
  SIGN_IN_BEDRIJF_SECRET: 'geheim',
};

describe('the services to sign in with', () => {
  it('are none by themselves', () => {
    for (const SIGN_IN_PROVIDERS of [undefined, '', ' , '])
      expect(readSignIn({ ...github, SIGN_IN_PROVIDERS })).toEqual([]);
  });

  it('are those that Strapi knows, and any issuer of OpenID Connect, in the order of the list', () => {
    const none = { issuer: null, subdomain: null, keysUrl: null, trustsEmail: false };
    expect(readSignIn({ ...github, ...firm, SIGN_IN_PROVIDERS: 'Bedrijf, github' })).toEqual([
      {
        ...none,
        name: 'bedrijf',
        label: 'Bedrijf',
        key: 'beurs',
        secret: 'geheim',
        issuer: 'https://id.bedrijf.example',
      },
      { ...none, name: 'github', label: 'GitHub', key: 'sleutel', secret: 'geheim' },
    ]);
  });

  it('have a label, and an issuer whose e-mails count, when configured', () => {
    const source = { ...firm, SIGN_IN_PROVIDERS: 'bedrijf', SIGN_IN_BEDRIJF_LABEL: 'Bedrijf & Zn.' };
    expect(readSignIn({ ...source, SIGN_IN_BEDRIJF_TRUST_EMAIL: 'yes' })).toMatchObject([
      { label: 'Bedrijf & Zn.', trustsEmail: true },
    ]);
    expect(() => readSignIn({ ...source, SIGN_IN_BEDRIJF_TRUST_EMAIL: 'ja' })).toThrow('TRUST_EMAIL');
  });

  it('may be on this machine without https, and nowhere else', () => {
    const at = (issuer: string) => () =>
      readSignIn({ ...firm, SIGN_IN_PROVIDERS: 'bedrijf', SIGN_IN_BEDRIJF_ISSUER: issuer });
    for (const issuer of ['http://127.0.0.1:9000', 'http://localhost:9000/x', 'http://[::1]:9000'])
      expect(at(issuer)()).toHaveLength(1);
    for (const issuer of [
      'http://id.bedrijf.example',
      'id.bedrijf.example',
      'file:///etc',
      'http://127.0.0.1.evil.example',
    ])
      expect(at(issuer)).toThrow('SIGN_IN_BEDRIJF_ISSUER');
  });

  it.each([
    ['SIGN_IN_GITHUB_KEY', { ...github, SIGN_IN_GITHUB_KEY: ' ' }, 'github'],
    ['SIGN_IN_GITHUB_SECRET', { SIGN_IN_GITHUB_KEY: 'x' }, 'github'],
    ['SIGN_IN_BEDRIJF_SECRET', { ...firm, SIGN_IN_BEDRIJF_SECRET: '' }, 'bedrijf'],
    ['SIGN_IN_ONBEKEND_ISSUER', {}, 'onbekend'],
    ['SIGN_IN_KEYCLOAK_SUBDOMAIN', { SIGN_IN_KEYCLOAK_KEY: 'x', SIGN_IN_KEYCLOAK_SECRET: 'x' }, 'keycloak'],
    ['SIGN_IN_COGNITO_KEYS_URL', { SIGN_IN_COGNITO_KEY: 'x', SIGN_IN_COGNITO_SECRET: 'x' }, 'cognito'],
    ['SIGN_IN_MICROSOFT_ISSUER', { SIGN_IN_MICROSOFT_KEY: 'x', SIGN_IN_MICROSOFT_SECRET: 'x' }, 'microsoft'],
    ['no e-mail', { SIGN_IN_REDDIT_KEY: 'x', SIGN_IN_REDDIT_SECRET: 'x' }, 'reddit'],
    ['cannot be the name', {}, 'local'],
    ['cannot be the name', {}, 'a/b'],
    ['twice', github, 'github,github'],
  ])('are rejected with %s', (said, source, SIGN_IN_PROVIDERS) => {
    expect(() => readSignIn({ ...source, SIGN_IN_PROVIDERS })).toThrow(said);
  });
});
