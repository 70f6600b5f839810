import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { bodyOf, type Context } from '../../platform/http/context';
import { problemWith } from './end-with-account';

/** One session of a family: all that follow from one sign-in share its device id. */
interface Session {
  sessionId: string;
  userId: string;
  deviceId: string | null;
  /** `rotated` once it was renewed; `childId` is then its successor. */
  status: 'active' | 'rotated';
  childId: string | null;
  type: string | null;
  metadata: object | null;
  createdAt: string | Date;
  expiresAt: string | Date;
  absoluteExpiresAt: string | Date;
}

interface Tokens {
  jwt: string;
  refreshToken: string;
}

const origin = 'users-permissions';
const query = (strapi: Core.Strapi) => strapi.db.query('admin::session');

/**
 * `POST /auth/refresh { refreshToken }`: new tokens for a refresh token that was not used yet. A used one returns the
 * same successor as long as nobody used that: the response got lost. After that somebody has a copy, and the sign-in
 * ends with all its tokens. See docs/decisions/0091.
 */
export async function refresh(strapi: Core.Strapi, ctx: Context): Promise<unknown> {
  const { refreshToken } = bodyOf(ctx);
  if (typeof refreshToken !== 'string' || refreshToken === '') return ctx.badRequest('Missing refresh token');
  const sessionId = await sessionIn(strapi, refreshToken);
  const tokens = sessionId === null ? null : await strapi.db.transaction(() => renew(strapi, sessionId));
  return tokens ? ctx.send(tokens) : ctx.unauthorized('Invalid refresh token');
}

/** Runs in a transaction: of several calls at once, one creates the successor and the others wait for it. */
async function renew(strapi: Core.Strapi, sessionId: string): Promise<Tokens | null> {
  const now = new Date();
  const childId: string = strapi.sessionManager.generateSessionId();
  const { count } = await query(strapi).updateMany({
    where: { sessionId, origin, status: 'active', expiresAt: { $gt: now }, absoluteExpiresAt: { $gt: now } },
    data: { status: 'rotated', childId },
  });
  const session: Session | null = await query(strapi).findOne({ where: { sessionId, origin } });
  // Still active here is one that expired.
  if (!session?.childId || session.status === 'active') return null;
  if (await problemWith(strapi, { origin, userId: session.userId })) return null;
  if (count > 0) await createSuccessor(strapi, session, childId);

  const successor: Session | null = await query(strapi).findOne({
    where: { sessionId: session.childId, origin },
  });
  if (!successor) return null;
  if (successor.status === 'active') return tokensOf(strapi, successor);
  await query(strapi).deleteMany({ where: { userId: session.userId, origin, deviceId: session.deviceId } });
  strapi.log.warn('A refresh token was used after its successor: the sign-in was ended.');
  return null;
}

async function createSuccessor(strapi: Core.Strapi, session: Session, sessionId: string): Promise<void> {
  const deviceId = session.deviceId ?? randomUUID();
  // Registering names no device.
  if (session.deviceId === null)
    await query(strapi).update({ where: { sessionId: session.sessionId }, data: { deviceId } });
  const idleSeconds: number = strapi.config.get(
    'plugin::users-permissions.sessions.idleRefreshTokenLifespan',
  );
  const { userId, type, metadata, absoluteExpiresAt } = session;
  await query(strapi).create({
    data: {
      userId,
      sessionId,
      deviceId,
      origin,
      type,
      metadata,
      absoluteExpiresAt,
      status: 'active',
      expiresAt: new Date(Date.now() + idleSeconds * 1000),
    },
  });
}

async function tokensOf(strapi: Core.Strapi, session: Session): Promise<Tokens | null> {
  const { SignJWT } = await import('jose');
  const { userId, sessionId, createdAt, expiresAt } = session;
  const refreshToken = await new SignJWT({ userId, sessionId, type: 'refresh' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(new Date(createdAt))
    .setExpirationTime(new Date(expiresAt))
    .sign(keyOf(strapi));
  const access = await strapi.sessionManager(origin).generateAccessToken(refreshToken);
  return 'error' in access ? null : { jwt: access.token, refreshToken };
}

/** The session of one of our refresh tokens; null when it is none, or expired. */
async function sessionIn(strapi: Core.Strapi, token: string): Promise<string | null> {
  const { jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, keyOf(strapi), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    });
    const { type, sessionId } = payload;
    return type === 'refresh' && typeof sessionId === 'string' ? sessionId : null;
  } catch {
    return null;
  }
}

const keyOf = (strapi: Core.Strapi): Uint8Array =>
  new TextEncoder().encode(strapi.config.get('plugin::users-permissions.jwtSecret'));
