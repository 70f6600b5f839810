import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { makeSingleUse, storedForm } from '../platform/links/single-use';
import { joinings, places, countPlaces, type JoiningRow, type PlaceRow } from './rows';
import { factsOf, findPublishedSession, type SessionFacts } from '../fair/sessions';
import { inSession, knownFacts } from './settle';
import { hostErrors, unusableLink } from './texts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a host's link works after the session: somebody may tick off late. */
const linkAfterMs = dayMs;

/** The list for the host of a session: participants, without their contact details. */
export interface HostList {
  session: SessionFacts | null;
  capacity: number;
  waiting: number;
  isClosed: boolean;
  people: { id: number; name: string; isPresent: boolean }[];
}

/**
 * Makes the host's link of a session; the one before it stops working. The database has a hash of its token only, so nobody
 * can read the address again.
 * @throws {errors.ValidationError} for a session without places, or one that is over
 */
export async function makeHostLink(
  strapi: Core.Strapi,
  documentId: string,
  now = Date.now(),
): Promise<{ url: string }> {
  const session = await findPublishedSession(strapi, documentId);
  const lifetimeMs = session ? session.startsAt + linkAfterMs - now : 0;
  if (!session || session.capacity === 0 || lifetimeMs <= 0)
    throw new errors.ValidationError(hostErrors.noLink);
  const { token, stored } = makeSingleUse(lifetimeMs, now);
  await setHostLink(strapi, documentId, stored, now);
  const site: string = strapi.config.get('site.url');
  return { url: `${site}/plaats/deelnemers?link=${token}` };
}

export const removeHostLink = (strapi: Core.Strapi, documentId: string, now = Date.now()): Promise<void> =>
  setHostLink(strapi, documentId, null, now);

function setHostLink(
  strapi: Core.Strapi,
  documentId: string,
  stored: string | null,
  now: number,
): Promise<void> {
  return inSession(strapi, documentId, now, async ({ trx, joining }) => {
    await joinings(strapi, trx).where({ id: joining.id }).update({ host_link: stored });
  });
}

/** The list of a host's link. @throws {errors.NotFoundError} for one that is wrong, expired or taken back */
export async function readHostList(strapi: Core.Strapi, link: unknown, now = Date.now()): Promise<HostList> {
  const joining = await requireHost(strapi, link, now);
  const session = await findPublishedSession(strapi, joining.session);
  const { waiting } = (await countPlaces(strapi, [joining.session]))(joining.session);
  const rows: PlaceRow[] = await places(strapi)
    .where({ session: joining.session, state: 'geplaatst' })
    .orderBy([{ column: 'name' }, { column: 'id' }]);
  return {
    session: session ? factsOf(session) : knownFacts(joining),
    capacity: session?.capacity ?? 0,
    waiting,
    isClosed: Boolean(joining.is_closed),
    people: rows.map(({ id, name, is_present }) => ({ id, name, isPresent: Boolean(is_present) })),
  };
}

/**
 * Ticks somebody off, or back on; or says that nobody can join any more, or that they can again.
 * @throws {errors.NotFoundError} for a link that does not work, or somebody who is not on its list
 * @throws {errors.ValidationError} for anything else
 */
export async function changeByHost(
  strapi: Core.Strapi,
  link: unknown,
  sent: Record<string, unknown>,
  now = Date.now(),
): Promise<HostList> {
  const { session } = await requireHost(strapi, link, now);
  const { place, isPresent, isClosed } = sent;
  if (typeof isClosed === 'boolean') await closeJoining(strapi, session, isClosed, now);
  else if (typeof isPresent === 'boolean' && isRowId(place)) {
    const count: number = await places(strapi)
      .where({ id: place, session, state: 'geplaatst' })
      .update({ is_present: isPresent, updated_at: new Date(now) });
    if (count === 0) throw new errors.NotFoundError(hostErrors.notOnList);
  } else throw new errors.ValidationError(hostErrors.wrongRequest);
  return readHostList(strapi, link, now);
}

function closeJoining(
  strapi: Core.Strapi,
  documentId: string,
  isClosed: boolean,
  now: number,
): Promise<void> {
  return inSession(strapi, documentId, now, async ({ trx, joining }) => {
    await joinings(strapi, trx).where({ id: joining.id }).update({ is_closed: isClosed });
    joining.is_closed = isClosed;
  });
}

async function requireHost(strapi: Core.Strapi, link: unknown, now: number): Promise<JoiningRow> {
  const stored = storedForm(link, now);
  const joining: JoiningRow | undefined =
    stored === null ? undefined : await joinings(strapi).where({ host_link: stored }).first();
  if (!joining) throw new errors.NotFoundError(unusableLink);
  return joining;
}

function isRowId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31;
}
