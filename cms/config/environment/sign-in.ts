import { isThisMachine } from './this-machine';

export interface SignInProvider {
  name: string;
  label: string;
  key: string;
  secret: string;
  /** The URL of an OpenID Connect issuer; null for a service that Strapi knows itself. */
  issuer: string | null;
  subdomain: string | null;
  keysUrl: string | null;
  /** True when e-mails of this issuer count as confirmed although it does not say so. */
  trustsEmail: boolean;
}

type Source = Record<string, string | undefined>;

/**
 * The services that Strapi knows and that give no e-mail before its owner confirmed it, with the settings they need.
 * The e-mail decides which account somebody gets, so other services could give anybody's account to anybody.
 */
const known: Readonly<Record<string, { label: string; subdomain?: true; keysUrl?: true }>> = {
  auth0: { label: 'Auth0', subdomain: true },
  cas: { label: 'CAS', subdomain: true },
  cognito: { label: 'Amazon', subdomain: true, keysUrl: true },
  discord: { label: 'Discord' },
  facebook: { label: 'Facebook' },
  github: { label: 'GitHub' },
  google: { label: 'Google' },
  keycloak: { label: 'Keycloak', subdomain: true },
  patreon: { label: 'Patreon' },
  twitch: { label: 'Twitch' },
  twitter: { label: 'X' },
};

const unusable: Readonly<Record<string, string>> = {
  instagram: 'it gives no e-mail',
  linkedin: 'use its OpenID Connect issuer, https://www.linkedin.com/oauth, with SIGN_IN_LINKEDIN_ISSUER',
  microsoft:
    'use the OpenID Connect issuer of your organisation, https://login.microsoftonline.com/…/v2.0, with SIGN_IN_MICROSOFT_ISSUER',
  reddit: 'it gives no e-mail',
  vk: 'it does not say whether an e-mail is confirmed',
};

const reserved = ['local', 'email', 'pending', 'firebase'];

/**
 * Reads `SIGN_IN_PROVIDERS`, a list of names, and for each name `SIGN_IN_<NAME>_KEY` and what else it needs. Any name
 * with an `_ISSUER` is an OpenID Connect service. Throws an Error with one line that names the variable.
 */
export function readSignIn(source: Source): SignInProvider[] {
  const names = (source.SIGN_IN_PROVIDERS ?? '').split(',').map((name) => name.trim().toLowerCase());
  const used = names.filter((name) => name !== '');
  if (new Set(used).size < used.length)
    throw new Error('The environment variable SIGN_IN_PROVIDERS has a name twice.');
  return used.map((name) => readProvider(source, name));
}

function readProvider(source: Source, name: string): SignInProvider {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name) || reserved.includes(name))
    throw new Error(
      `The environment variable SIGN_IN_PROVIDERS has "${name}", which cannot be the name of a service.`,
    );
  const variable = (suffix: string) => `SIGN_IN_${name.toUpperCase()}_${suffix}`;
  const optional = (suffix: string) => source[variable(suffix)]?.trim() || null;
  const required = (suffix: string) => {
    const value = optional(suffix);
    if (value === null) throw new Error(`The environment variable ${variable(suffix)} is missing.`);
    return value;
  };

  const issuer = optional('ISSUER');
  const stock = issuer === null ? knownService(name, variable('ISSUER')) : undefined;
  if (issuer !== null) requireSafeUrl(variable('ISSUER'), issuer);
  const keysUrl = stock?.keysUrl ? required('KEYS_URL') : null;
  if (keysUrl !== null) requireSafeUrl(variable('KEYS_URL'), keysUrl);
  return {
    name,
    label: optional('LABEL') ?? stock?.label ?? known[name]?.label ?? name[0]?.toUpperCase() + name.slice(1),
    key: required('KEY'),
    secret: required('SECRET'),
    issuer,
    subdomain: stock?.subdomain ? required('SUBDOMAIN') : null,
    keysUrl,
    trustsEmail: issuer !== null && readYesOrNo(variable('TRUST_EMAIL'), optional('TRUST_EMAIL')),
  };
}

function knownService(name: string, issuerVariable: string) {
  const service = known[name];
  if (service) return service;
  const why = unusable[name] ?? `an OpenID Connect service needs ${issuerVariable}`;
  throw new Error(
    `The environment variable SIGN_IN_PROVIDERS has "${name}", which cannot be used so: ${why}.`,
  );
}

/** Tokens and secrets go there, so it takes https; this machine itself is fine, for tests and trying out. */
function requireSafeUrl(variable: string, value: string): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
  if (!isSafe)
    throw new Error(`The environment variable ${variable} is "${value}", which is not an https URL.`);
}

function readYesOrNo(variable: string, value: string | null): boolean {
  if (value === null || value === 'no') return false;
  if (value === 'yes') return true;
  throw new Error(`The environment variable ${variable} is "${value}": use yes or no.`);
}
