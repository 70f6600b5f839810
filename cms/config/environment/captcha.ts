import { isThisMachine } from './this-machine';

export interface CaptchaService {
  provider: 'recaptcha' | 'turnstile';
  /** Names the site at the service; every browser gets it. */
  siteKey: string;
  secretKey: string;
  /** The lowest score of reCAPTCHA that counts as a person, between 0 and 1. */
  minScore: number;
  verifyUrl: string;
}

export type CaptchaSettings = { provider: 'altcha' } | CaptchaService;

type Source = Record<string, string | undefined>;

const services: Readonly<Record<CaptchaService['provider'], string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const defaultMinScore = '0.5';

/** Reads the `CAPTCHA_…` variables. Throws an Error with one line that names the variable. */
export function readCaptcha(source: Source): CaptchaSettings {
  const provider = source.CAPTCHA_PROVIDER?.trim() || 'altcha';
  const siteKey = source.CAPTCHA_SITE_KEY?.trim();
  const secretKey = source.CAPTCHA_SECRET_KEY?.trim();
  if (provider === 'altcha') {
    if (siteKey || secretKey)
      throw new Error('The environment variable CAPTCHA_PROVIDER is missing beside the keys of a service.');
    return { provider };
  }
  if (provider !== 'recaptcha' && provider !== 'turnstile')
    throw new Error(
      `The environment variable CAPTCHA_PROVIDER is "${provider}": use altcha, recaptcha or turnstile.`,
    );
  if (!siteKey) throw new Error('The environment variable CAPTCHA_SITE_KEY is missing.');
  if (!/^[\w.-]{1,100}$/.test(siteKey))
    throw new Error('The environment variable CAPTCHA_SITE_KEY is not a key of a site.');
  if (!secretKey) throw new Error('The environment variable CAPTCHA_SECRET_KEY is missing.');
  const minScore = source.CAPTCHA_MIN_SCORE?.trim() || defaultMinScore;
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(minScore))
    throw new Error(
      `The environment variable CAPTCHA_MIN_SCORE is "${minScore}", which is not a number from 0 to 1.`,
    );
  const verifyUrl = readVerifyUrl(source) ?? services[provider];
  return { provider, siteKey, secretKey, minScore: Number(minScore), verifyUrl };
}

/** For tests. The secret key goes there, and whoever answers decides who is a person: this machine only. */
function readVerifyUrl(source: Source): string | null {
  const value = source.CAPTCHA_VERIFY_URL?.trim();
  if (!value) return null;
  if (!URL.canParse(value) || !isThisMachine(new URL(value).hostname))
    throw new Error(
      `The environment variable CAPTCHA_VERIFY_URL is "${value}": it can only be on this machine.`,
    );
  return value;
}
