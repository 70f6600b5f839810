import { expect, it } from 'vitest';
import { readEnvironment } from '../../../config/environment/read';
import { checkChoices, isOfNobody } from './choices';

const forThePublic = {
  APP_KEYS: 'geheim-een-van-de-app,geheim-twee-van-de-app',
  ADMIN_JWT_SECRET: 'geheim-van-het-beheer-1',
  API_TOKEN_SALT: 'geheim-van-de-tokens-12',
  TRANSFER_TOKEN_SALT: 'geheim-van-overdracht-1',
  ENCRYPTION_KEY: 'geheim-voor-versleutelen',
  JWT_SECRET: 'geheim-van-de-accounts-1',
  PREVIEW_SECRET: 'geheim-van-de-voorvertoning',
  BADGE_SECRET: 'geheim-van-de-badges-12',
  PURGE_SECRET: 'geheim-van-de-wijzigingen',
  SMTP_URL: 'smtp://fair:geheim@mail.beurs.nl:587',
  MAIL_FROM: 'De beurs <no-reply@beurs.nl>',
  MAIL_REPLY_TO: 'info@beurs.nl',
  ADMIN_EMAIL: 'beheer@beurs.nl',
  ADMIN_PASSWORD: 'Geheim-wachtwoord-1',
  PUSH_CONTACT: 'mailto:info@beurs.nl',
  PUSH_PRIVATE_KEY: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
};
const findings = (more: Record<string, string> = {}, isContainer = false) =>
  checkChoices(readEnvironment({ ...forThePublic, ...more }, '/data'), new Set(), isContainer);

it('finds nothing where everything is set for a fair of one’s own', () => {
  expect(findings()).toEqual([]);
});

it.each<[string, Record<string, string>, string, string]>([
  ['no mail server', { SMTP_URL: '' }, 'error', 'SMTP_URL is not set'],
  ['the demo’s sender', { MAIL_FROM: '' }, 'error', 'MAIL_FROM is no-reply@beurs.example'],
  [
    'replies to nobody',
    { MAIL_REPLY_TO: 'info@beurs.example' },
    'error',
    'MAIL_REPLY_TO is info@beurs.example',
  ],
  ['the demo’s administrator', { ADMIN_EMAIL: 'beheer@fabriekenthuis.example' }, 'warning', 'ADMIN_EMAIL is'],
  ['no messages to devices', { PUSH_CONTACT: '' }, 'note', 'PUSH_CONTACT is not set'],
  ['an admin on every network', { CMS_HOST: '0.0.0.0' }, 'warning', 'CMS_HOST is 0.0.0.0'],
  [
    'one secret used twice',
    { JWT_SECRET: forThePublic.BADGE_SECRET },
    'warning',
    'JWT_SECRET, BADGE_SECRET are not all different',
  ],
])('finds %s', (_what, more, weight, line) => {
  const found = findings(more);
  expect(found).toMatchObject([{ weight, en: expect.stringContaining(line) }]);
  expect(JSON.stringify(found)).not.toContain('geheim');
});

it('says nothing of networks in a container, nor of what was put aside', () => {
  expect(findings({ CMS_HOST: '0.0.0.0' }, true)).toEqual([]);
  const environment = readEnvironment({ ...forThePublic, SMTP_URL: '' }, '/data');
  expect(checkChoices(environment, new Set(['SMTP_URL']), false)).toEqual([]);
});

it('knows addresses that nobody reads', () => {
  for (const address of ['a@fair.example', 'Fair <a@fair.example>', 'a@localhost', 'a@mail.test'])
    expect(isOfNobody(address)).toBe(true);
  for (const address of ['a@fair.nl', 'Fair <a@example.fair.nl>', 'a@fairexample', 'none'])
    expect(isOfNobody(address)).toBe(false);
});
