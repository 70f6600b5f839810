import { describe, expect, it } from 'vitest';
import { readCaptcha } from './captcha';

const service = {
  CAPTCHA_PROVIDER: 'recaptcha',
  CAPTCHA_SITE_KEY: '6Lc_site-key',
  CAPTCHA_SECRET_KEY: 'geheime-sleutel',
};

describe('readCaptcha', () => {
  it('takes ALTCHA when nothing is set', () => {
    expect(readCaptcha({})).toEqual({ provider: 'altcha' });
    expect(readCaptcha({ CAPTCHA_PROVIDER: ' ' })).toEqual({ provider: 'altcha' });
  });

  it('takes a service with its keys', () => {
    expect(readCaptcha(service)).toEqual({
      provider: 'recaptcha',
      siteKey: '6Lc_site-key',
      secretKey: 'geheime-sleutel',
      minScore: 0.5,
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    });
    expect(readCaptcha({ ...service, CAPTCHA_PROVIDER: 'turnstile' })).toMatchObject({
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    expect(readCaptcha({ ...service, CAPTCHA_MIN_SCORE: '0.7' })).toMatchObject({ minScore: 0.7 });
  });

  it.each([
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'hcaptcha' }],
    ['CAPTCHA_PROVIDER', { CAPTCHA_SECRET_KEY: 'geheime-sleutel' }],
    ['CAPTCHA_SITE_KEY', { ...service, CAPTCHA_SITE_KEY: '' }],
    ['CAPTCHA_SITE_KEY', { ...service, CAPTCHA_SITE_KEY: '"><script>' }],
    ['CAPTCHA_SECRET_KEY', { ...service, CAPTCHA_SECRET_KEY: undefined }],
    ['CAPTCHA_MIN_SCORE', { ...service, CAPTCHA_MIN_SCORE: '2' }],
    ['CAPTCHA_MIN_SCORE', { ...service, CAPTCHA_MIN_SCORE: 'veel' }],
    ['CAPTCHA_VERIFY_URL', { ...service, CAPTCHA_VERIFY_URL: 'https://elders.example/verify' }],
  ])('names %s when it is wrong', (name, source) => {
    expect(() => readCaptcha(source)).toThrow(name);
  });

  it('never repeats a secret key', () => {
    expect(() => readCaptcha({ ...service, CAPTCHA_SITE_KEY: '' })).toThrow(/^(?!.*geheime).*$/);
  });
});
