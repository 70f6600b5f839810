import type { Core } from '@strapi/strapi';
import { tableOf } from '../../platform/storage/table-of';
import { PushError } from '../push-error';
import { removeRegistrations } from './registrations';
import { hashOf, isSame, newSecret, secretShape, sign } from './secrets';

/** A browser that asked for messages. It chose its own id; the database knows only the hash of its secret. */
export interface Installation {
  id: number;
  fid: string;
  refreshHash: string;
}

export interface AuthToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

export const installationUid = 'api::push-installation.push-installation';

const daySeconds = 24 * 60 * 60;
/** As long as the services that this follows: docs/behaviour.md. */
const authTokenSeconds = 7 * daySeconds;
/** Twenty-two characters of which the first four bits are 0111. */
const fidShape = /^[c-f][\w-]{21}$/;

const rows = (strapi: Core.Strapi) => strapi.db.query(installationUid);

/**
 * Stores a new installation. Returns its secrets, which are stored nowhere.
 * @throws PushError 409 when the id is in use: without its secret nobody gets an installation of somebody else
 */
export async function addInstallation(strapi: Core.Strapi, fid: unknown, now = Date.now()) {
  if (typeof fid !== 'string' || !fidShape.test(fid))
    throw new PushError(400, 'invalid-request', 'The id is not one of an installation.');
  const refreshToken = newSecret();
  const refreshHash = hashOf(refreshToken);
  const at = new Date(now);
  const added: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tableOf(strapi, installationUid))
      .insert({
        fid,
        refresh_hash: refreshHash,
        changed_at: now,
        created_at: at,
        updated_at: at,
        published_at: at,
      })
      .onConflict('fid')
      .ignore()
      .returning('fid'),
  );
  if (!Array.isArray(added) || added.length !== 1)
    throw new PushError(409, 'installation-taken', 'This installation exists already.');
  return { id: fid, refreshToken, authToken: authTokenFor(strapi, { fid, refreshHash }, now) };
}

/** @throws PushError 404 for an unknown installation, 401 for another secret than its own */
export async function refreshAuthToken(
  strapi: Core.Strapi,
  fid: string,
  refreshToken: string,
  now = Date.now(),
): Promise<AuthToken> {
  const installation = await find(strapi, fid);
  if (!installation)
    throw new PushError(404, 'installation-unknown', 'There is no such installation (any more).');
  if (!secretShape.test(refreshToken) || !isSame(hashOf(refreshToken), installation.refreshHash))
    throw new PushError(401, 'not-allowed', 'This is not the secret of the installation.');
  await rows(strapi).update({ where: { id: installation.id }, data: { changedAt: now } });
  return authTokenFor(strapi, installation, now);
}

/**
 * The installation whose token was sent.
 * @throws PushError 401 for a token that is expired, not ours, or of an installation that is gone
 */
export async function authenticate(
  strapi: Core.Strapi,
  token: string,
  now = Date.now(),
): Promise<Installation> {
  const [, fid = '', until = '', signature = ''] = /^([\w-]{22})\.(\d{1,16})\.([\w-]{22})$/.exec(token) ?? [];
  const installation = Number(until) > now ? await find(strapi, fid) : null;
  if (!installation || !isSame(signature, signatureOf(strapi, installation, Number(until))))
    throw new PushError(401, 'not-allowed', 'The token of the installation is expired or not its own.');
  return installation;
}

export async function removeInstallation(strapi: Core.Strapi, { id }: Installation): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await removeRegistrations(strapi, trx, { installation: id });
    await trx(tableOf(strapi, installationUid)).where({ id }).delete();
  });
}

async function find(strapi: Core.Strapi, fid: string): Promise<Installation | null> {
  const row: Installation | null = fidShape.test(fid) ? await rows(strapi).findOne({ where: { fid } }) : null;
  return row && { id: row.id, fid: row.fid, refreshHash: row.refreshHash };
}

function authTokenFor(
  strapi: Core.Strapi,
  installation: Pick<Installation, 'fid' | 'refreshHash'>,
  now: number,
): AuthToken {
  const until = now + authTokenSeconds * 1000;
  const signature = signatureOf(strapi, installation, until);
  return { token: `${installation.fid}.${until}.${signature}`, expiresIn: authTokenSeconds };
}

/** Of this very row: when an id is used again after its installation was removed, an old token is worth nothing. */
function signatureOf(
  strapi: Core.Strapi,
  { fid, refreshHash }: Pick<Installation, 'fid' | 'refreshHash'>,
  until: number,
): string {
  return sign(strapi, `installation ${fid} ${until} ${refreshHash}`);
}
