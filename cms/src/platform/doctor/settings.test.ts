import { expect, it } from 'vitest';
import { readSettings } from './settings';

const complete = {
  APP_KEYS: 'geheim-een-van-de-app,geheim-twee-van-de-app',
  ADMIN_JWT_SECRET: 'geheim-van-het-beheer-1',
  API_TOKEN_SALT: 'geheim-van-de-tokens-12',
  TRANSFER_TOKEN_SALT: 'geheim-van-overdracht-1',
  ENCRYPTION_KEY: 'geheim-voor-versleutelen',
  JWT_SECRET: 'geheim-van-de-accounts-1',
  PREVIEW_SECRET: 'geheim-van-de-voorvertoning',
  BADGE_SECRET: 'geheim-van-de-badges-12',
  PURGE_SECRET: 'geheim-van-de-wijzigingen',
};
const linesOf = (source: Record<string, string>) =>
  readSettings(source, '/data').findings.map(({ en }) => en);

it('finds nothing in settings that the content backend would start with', () => {
  const { environment, findings } = readSettings(complete, '/data');
  expect(findings).toEqual([]);
  expect(environment).toMatchObject({ dataDir: '/data', port: 1337 });
});

it('finds every wrong setting in one go, each once, with what the content backend would say', () => {
  const { environment, wrong, findings } = readSettings(
    {
      ...complete,
      CMS_PORT: 'veel',
      SMTP_URL: 'mail.example',
      DATABASE_URL: 'mysql://fair@db.example/fair',
      LOG_LEVEL: 'loud',
      JWT_SECRET: 'kort',
      BADGE_SECRET: '',
      PUSH_CONTACT: 'mailto:info@beurs.nl',
      PUSH_PRIVATE_KEY: 'geen-sleutel',
      FIREBASE_API_KEY: 'sleutel',
      CAPTCHA_SECRET_KEY: 'geheime-sleutel',
      ADMIN_EMAIL: 'iemand@beurs.nl',
    },
    '/data',
  );
  const lines = findings.map(({ en }) => en);
  for (const name of ['CMS_PORT', 'SMTP_URL', 'DATABASE_URL', 'LOG_LEVEL', 'JWT_SECRET', 'BADGE_SECRET'])
    expect(lines.filter((line) => line.includes(`variable ${name}`))).toHaveLength(1);
  for (const name of ['PUSH_PRIVATE_KEY', 'FIREBASE_PROJECT_ID', 'CAPTCHA_PROVIDER', 'ADMIN_PASSWORD'])
    expect(lines.filter((line) => line.includes(`variable ${name}`))).toHaveLength(1);
  expect(lines).toHaveLength(10);
  expect([...wrong]).toEqual(expect.arrayContaining(['DATABASE_URL', 'PUSH_CONTACT']));
  expect(environment).toMatchObject({ postgres: null, push: null, smtpUrl: null });
  expect(lines.join()).not.toMatch(/geheim|kort|geen-sleutel|a-secret-that/);
});

it('finds every secret that is missing when there is none', () => {
  expect(linesOf({})).toHaveLength(8);
});
