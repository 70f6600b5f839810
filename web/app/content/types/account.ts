import { readAgenda, readEntryId } from 'beursvloer-domain/agenda';
import { parseCookie, stringifyCookie } from 'cookie';
import { z } from 'zod';
import type { CmsClient } from '../client/client';
import {
  flag,
  instant,
  optionalNumber,
  optionalText,
  parseList,
  requiredText,
} from '../client/response/parse';
import type { Tokens } from '../client/visitor/token-cookies';

const role = z.enum(['visitor', 'exhibitor']).catch('visitor');

const user = z.object({ email: requiredText, name: optionalText, confirmed: flag, role });
export type User = z.output<typeof user>;

const account = user.extend({
  /** The service that the user signs in with; `local` is here. */
  provider: requiredText,
  hasPassword: flag,
  /** Signed in with Apple, which leaving and signing out everywhere revoke. */
  appleGranted: flag,
  pendingEmail: optionalText,
  exhibitor: z.object({ publicId: z.int(), name: requiredText, slug: requiredText }).nullable().catch(null),
});
export type Account = z.output<typeof account>;

const signedInPlace = z.object({
  id: requiredText,
  current: flag,
  deviceName: optionalText,
  loginAt: instant,
});
/** A place where somebody is signed in; `deviceName` is a browser and a system, or null. */
export type SignedInPlace = z.output<typeof signedInPlace>;

const retainedData = z.object({ what: requiredText, why: requiredText, count: optionalNumber });
/** Data that stays when an account is deleted, in Dutch as the content backend says it. */
export type RetainedData = z.output<typeof retainedData>;

const firebaseSettings = z.object({
  projectId: requiredText,
  apiKey: requiredText,
  authDomain: requiredText,
  apple: flag,
  emulator: optionalText,
});
export type FirebaseSettings = z.output<typeof firebaseSettings>;

const provider = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  label: requiredText,
  hosted: firebaseSettings.nullish(),
});
export type Provider = z.output<typeof provider>;

const issued = z
  .object({ jwt: z.string().min(1), refreshToken: z.string().min(1).nullish() })
  .transform(({ jwt, refreshToken }): Tokens => ({ access: jwt, refresh: refreshToken ?? null }));

/** Rows of the backend's own making: one that is broken is left out, anything but a list is no response. */
function rowsOf<S extends z.ZodType>(what: string, schema: S) {
  return z
    .object({ data: z.array(z.unknown()) })
    .transform(({ data }): z.output<S>[] => parseList(what, schema, data));
}

const done = z.record(z.string(), z.unknown());

export async function getUser(cms: CmsClient, signal?: AbortSignal): Promise<User> {
  return cms.read(user, 'GET', '/users/me', { signal });
}

export async function signIn(cms: CmsClient, email: string, password: string): Promise<Tokens> {
  return cms.read(issued, 'POST', '/auth/local', { body: { identifier: email, password } });
}

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Creates an account. The response is the same for an e-mail that has one already. */
export async function register(
  cms: CmsClient,
  { name, email, password }: Registration,
  captcha: string,
): Promise<Tokens> {
  // The backend wants a user name beside the e-mail. Nobody uses it, so a random one is never taken.
  const username = crypto.randomUUID();
  const body = { username, name, email, password, captcha };
  return cms.read(issued, 'POST', '/auth/local/register', { body });
}

/** Has a link mailed to choose a new password, if the e-mail has an account. */
export async function forgotPassword(cms: CmsClient, email: string, captcha: string): Promise<void> {
  await cms.read(done, 'POST', '/auth/forgot-password', { body: { email, captcha } });
}

/** Chooses a new password with the code of a mailed link; that signs in as well. */
export async function resetPassword(cms: CmsClient, code: string, password: string): Promise<Tokens> {
  const body = { code, password, passwordConfirmation: password };
  return cms.read(issued, 'POST', '/auth/reset-password', { body });
}

/** Changes the password, which ends all other sign-ins and gives this one new tokens. */
export async function changePassword(cms: CmsClient, current: string, password: string): Promise<Tokens> {
  const body = { currentPassword: current, password, passwordConfirmation: password };
  return cms.read(issued, 'POST', '/auth/change-password', { body });
}

/** Has the link to confirm an e-mail sent once more. */
export async function sendConfirmation(cms: CmsClient, email: string, captcha: string): Promise<void> {
  await cms.read(done, 'POST', '/auth/send-email-confirmation', { body: { email, captcha } });
}

/** Confirms an e-mail, or a change of it, with the code of a mailed link. */
export async function confirmEmail(cms: CmsClient, code: string): Promise<void> {
  await cms.read(done, 'GET', '/auth/email-confirmation', { query: { confirmation: code } });
}

export async function signOut(cms: CmsClient): Promise<void> {
  await cms.read(done, 'POST', '/auth/logout', { body: {} });
}

/** The tokens that somebody brings from Apple, so that what they allowed us there can be revoked. */
export type AppleProof = Readonly<Record<'idToken' | 'appleToken', string>>;

const revocation = z.object({ revoked: z.boolean().nullish() });

/**
 * Ends all sign-ins.
 * @returns false when what the visitor allowed us at Apple could not be revoked
 */
export async function signOutEverywhere(cms: CmsClient, proof: AppleProof | null): Promise<boolean> {
  const { revoked } = await cms.read(revocation, 'POST', '/auth/logout', {
    body: { scope: 'all', ...proof },
  });
  return revoked !== false;
}

export async function listProviders(cms: CmsClient): Promise<Provider[]> {
  return cms.read(rowsOf('provider', provider), 'GET', '/account/providers');
}

/** The content backend signs these cookies: they remember a sign-in with another service. */
const connectCookies = ['koa.sess', 'koa.sess.sig'];

/**
 * Signs in as who another service says this browser's visitor is.
 * @param cookieHeader the visitor's cookies: the content backend's own among them prove it, and nothing else does
 * @param onCookies gets the Set-Cookie values that take those away again
 */
export async function signInAtProvider(
  cms: CmsClient,
  name: string,
  cookieHeader: string,
  onCookies: (values: string[]) => void,
): Promise<Tokens> {
  const cookies = parseCookie(cookieHeader, { decode: String });
  const own = Object.fromEntries(connectCookies.map((name) => [name, cookies[name]]));
  const isOwn = (value: string) => connectCookies.some((name) => value.startsWith(`${name}=`));
  return cms.read(issued, 'GET', `/auth/${name}/callback`, {
    headers: { cookie: stringifyCookie(own, { encode: String }) },
    onHeaders: (headers) => onCookies(headers.getSetCookie().filter(isOwn)),
  });
}

export async function signInHosted(cms: CmsClient, idToken: string): Promise<Tokens> {
  return cms.read(issued, 'POST', '/auth/firebase/callback', { body: { idToken } });
}

export async function getAccount(cms: CmsClient): Promise<Account> {
  const { data } = await cms.read(z.object({ data: account }), 'GET', '/account');
  return data;
}

export async function renameAccount(cms: CmsClient, name: string): Promise<void> {
  await cms.read(done, 'PATCH', '/account', { body: { name } });
}

export async function requestEmailChange(cms: CmsClient, email: string, password: string): Promise<void> {
  await cms.read(done, 'POST', '/account/email', { body: { email, password } });
}

export async function listSignedInPlaces(cms: CmsClient): Promise<SignedInPlace[]> {
  const places = await cms.read(rowsOf('sign-in', signedInPlace), 'GET', '/auth/sessions');
  return places.sort((a, b) => Number(b.current) - Number(a.current));
}

export async function endSignIn(cms: CmsClient, id: string): Promise<void> {
  await cms.read(done, 'DELETE', `/auth/sessions/${encodeURIComponent(id)}`);
}

const savedItem = z.object({ entries: z.unknown() });
const paper = z.object({ receipt: requiredText, createdAt: instant });
export type Paper = z.output<typeof paper>;
const order = paper.extend({ lines: z.array(z.unknown()) });
const contract = paper.extend({ rulesVersion: z.string() });

const belongings = z
  .object({ data: z.object({ belongings: z.array(z.object({ items: z.array(z.unknown()) })) }) })
  .transform(({ data }) => {
    const items = data.belongings.flatMap((belonging) => belonging.items);
    const all = <S extends z.ZodType>(shape: S): z.output<S>[] =>
      items.flatMap((item) => {
        const found = shape.safeParse(item);
        return found.success ? [found.data] : [];
      });
    const newestFirst = (papers: Paper[]) =>
      papers.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const saved = all(savedItem).flatMap(({ entries }) => readAgenda(entries, Infinity));
    return {
      /** Public numbers of saved sessions. */
      sessions: saved.flatMap(({ id, on }) => {
        const found = readEntryId(id);
        return on && found?.kind === 'session' ? [found.publicId] : [];
      }),
      orders: newestFirst(all(order)),
      contracts: newestFirst(all(contract)),
    };
  });

/** The sessions, orders and contracts of a user, of all that is stored about them. */
export async function getBelongings(cms: CmsClient): Promise<z.output<typeof belongings>> {
  return cms.read(belongings, 'GET', '/account/data');
}

export async function getOwnData(cms: CmsClient): Promise<unknown> {
  return cms.read(done, 'GET', '/account/data');
}

export async function listRetainedData(cms: CmsClient): Promise<RetainedData[]> {
  return cms.read(rowsOf('kept', retainedData), 'GET', '/account/kept');
}

/**
 * Deletes the visitor's account, with what shows once more that it is theirs.
 * @returns false when what the visitor allowed us at Apple could not be revoked
 */
export async function deleteAccount(
  cms: CmsClient,
  proof: { password: string } | { idToken: string } | AppleProof,
): Promise<boolean> {
  const { data } = await cms.read(z.object({ data: revocation }), 'POST', '/account/delete', { body: proof });
  return data.revoked !== false;
}
