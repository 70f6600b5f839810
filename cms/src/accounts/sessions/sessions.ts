import { buildSessionMetadata } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

export interface SignIn {
  id: string;
  /** Browser and system, as in `Firefox op Windows`; nothing else of the device is stored. Null when unknown. */
  deviceName: string | null;
  current: boolean;
  loginAt: string | null;
  lastActiveAt: string;
}

interface StoredSession {
  sessionId: string;
  deviceId: string | null;
  createdAt: string | Date;
  metadata: { deviceName?: unknown; loginAt?: unknown } | null;
}

const origin = 'users-permissions';
const sessionQuery = (strapi: Core.Strapi) => strapi.db.query('admin::session');

export async function listSignIns(
  strapi: Core.Strapi,
  userId: number,
  currentId: string | undefined,
): Promise<SignIn[]> {
  const rows: StoredSession[] = await sessionQuery(strapi).findMany({
    where: { userId: String(userId), origin, status: 'active', expiresAt: { $gt: new Date() } },
    orderBy: { createdAt: 'desc' },
  });
  const current = await findSession(strapi, userId, currentId);
  return rows
    .map((row) => ({
      id: row.sessionId,
      deviceName: inDutch(row.metadata?.deviceName),
      // Renewed tokens get a new session; the device stays the same.
      current: row.sessionId === currentId || (row.deviceId !== null && row.deviceId === current?.deviceId),
      loginAt: typeof row.metadata?.loginAt === 'string' ? row.metadata.loginAt : null,
      lastActiveAt: new Date(row.createdAt).toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends a sign-in with all tokens that followed from it; false when it is not this user's or ended already. */
export async function endSession(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
): Promise<boolean> {
  const session = await findSession(strapi, userId, sessionId);
  if (!session) return false;
  const sessions = strapi.sessionManager(origin);
  if (session.deviceId) await sessions.invalidateRefreshToken(String(userId), session.deviceId);
  else await sessions.revokeSessionById(String(userId), session.sessionId);
  return true;
}

export async function getSignInAgeMs(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
): Promise<number> {
  const loginAt = (await findSession(strapi, userId, sessionId))?.metadata?.loginAt;
  return typeof loginAt === 'string' ? Date.now() - Date.parse(loginAt) : Infinity;
}

/** Adds to a user's sessions what Strapi leaves out after a new password: the time and the device. */
export async function describeSessions(
  strapi: Core.Strapi,
  userId: number,
  userAgent: string | undefined,
): Promise<void> {
  const metadata = buildSessionMetadata({ userAgent });
  const query = sessionQuery(strapi);
  const rows: { id: number }[] = await query.findMany({ where: { userId: String(userId), origin } });
  for (const { id } of rows) await query.update({ where: { id }, data: { metadata } });
}

async function findSession(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
): Promise<StoredSession | null> {
  if (sessionId === undefined) return null;
  return sessionQuery(strapi).findOne({ where: { sessionId, userId: String(userId), origin } });
}

/** Strapi describes it in English: `Firefox on Windows`. */
function inDutch(deviceName: unknown): string | null {
  return typeof deviceName === 'string' ? deviceName.replace(' on ', ' op ') : null;
}
