import { describe, expect, it } from 'vitest';
import { readEnvironment } from './read';

const complete = {
  APP_KEYS: 'een-lange-sleutel-een, een-lange-sleutel-twee',
  ADMIN_JWT_SECRET: 'een-lang-geheim-een',
  API_TOKEN_SALT: 'een-lang-geheim-twee',
  TRANSFER_TOKEN_SALT: 'een-lang-geheim-drie',
  ENCRYPTION_KEY: 'een-lang-geheim-vier',
  JWT_SECRET: 'een-lang-geheim-vijf',
  PREVIEW_SECRET: 'een-lang-geheim-zes',
  BADGE_SECRET: 'een-lang-geheim-acht',
};

describe('readEnvironment', () => {
  it('fills in everything but secrets', () => {
    expect(readEnvironment(complete, '/srv/data')).toMatchObject({
      production: false,
      dataDir: '/srv/data',
      minFreeBytes: 104_857_600,
      host: '127.0.0.1',
      port: 1337,
      siteUrl: 'http://localhost:3000',
      fairNow: null,
      appKeys: ['een-lange-sleutel-een', 'een-lange-sleutel-twee'],
      smtpUrl: null,
      firstAdmin: null,
    });
  });

  it('needs no secret for a feed of changes, but a good one when there is one', () => {
    expect(readEnvironment(complete, '/srv').purgeSecret).toBeNull();
    expect(readEnvironment({ ...complete, PURGE_SECRET: ' ' }, '/srv').purgeSecret).toBeNull();
    expect(readEnvironment({ ...complete, PURGE_SECRET: 'een-lang-geheim-zeven' }, '/srv').purgeSecret).toBe(
      'een-lang-geheim-zeven',
    );
    expect(() => readEnvironment({ ...complete, PURGE_SECRET: 'kort' }, '/srv')).toThrow('PURGE_SECRET');
  });

  it('never repeats the password of a mail server', () => {
    const environment = { ...complete, SMTP_URL: 'mail.example:wachtwoord' };
    expect(() => readEnvironment(environment, '/srv')).toThrow(/^(?!.*wachtwoord).*SMTP_URL/);
  });

  it.each(Object.keys(complete))('names %s when it is missing, empty or too short', (name) => {
    for (const value of [undefined, '', ' ', 'kort']) {
      expect(() => readEnvironment({ ...complete, [name]: value }, '/srv')).toThrow(name);
    }
  });

  it.each([
    ['CMS_PORT', 'veel'],
    ['MIN_FREE_MB', '-1'],
    ['MIN_FREE_MB', '1,5'],
    ['CMS_PORT', '70000'],
    ['SITE_URL', 'beurs.nl'],
    ['SMTP_URL', 'https://mail.example'],
    ['ADMIN_EMAIL', 'alleen@adres.example'],
  ])('names %s when it is %s', (name, value) => {
    const named = name === 'ADMIN_EMAIL' ? 'ADMIN_PASSWORD' : name;
    expect(() => readEnvironment({ ...complete, [name]: value }, '/srv')).toThrow(named);
  });
});
