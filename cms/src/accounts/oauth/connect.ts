import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from '../context';
import { SignInFailed, type Identity, type Reason } from './identity';
import { beginOidc, finishOidc, type Expected } from './oidc';
import { findService, getLandingUrl, getCallbackUrl, getSiteUrl, type Service } from './services';
import { beginStock, finishStock } from './stock';

/**
 * `GET /connect/{name}` sends the browser to a service, `GET /connect/{name}/callback` takes it back and sends it on to
 * the site's `/c`, with the name and, when it came to nothing, the reason. Who it is stays in the signed cookie:
 * no token or address is in any address, and nobody can hand somebody else a sign-in of their own.
 */
export async function connect(strapi: Core.Strapi, ctx: Context, stock: () => unknown): Promise<void> {
  // What the route takes: `/connect/(.*)`.
  const [, name, step] = /^([^/]+)(?:\/(callback))?\/?$/.exec(ctx.params[0] ?? '') ?? [];
  const service = findService(strapi, name);
  if (!service) throw new errors.ApplicationError('This provider is disabled');
  if (ctx.query.callback !== undefined)
    throw new errors.ValidationError('The parameter callback is not available.');
  secureCookies(strapi, ctx);
  try {
    if (step === undefined) return await begin(strapi, service, ctx, stock);
    const identity = await finish(strapi, service, ctx, stock);
    ctx.session = { signIn: { service: service.name, at: Date.now(), identity } };
    toSite(strapi, ctx, { provider: service.name });
  } catch (error) {
    ctx.session = null;
    const reason = reasonOf(error);
    const message = error instanceof Error ? error.message : String(error);
    if (reason === 'failed') strapi.log.warn(`Signing in with ${service.label} failed: ${message}`);
    toSite(strapi, ctx, { provider: service.name, error: reason });
  }
}

/** The cookies of a site with https are for https, whatever the connection between its parts is. */
export function secureCookies(strapi: Core.Strapi, ctx: Context): void {
  if (getSiteUrl(strapi).startsWith('https:')) ctx.cookies.secure = true;
}

async function begin(
  strapi: Core.Strapi,
  service: Service,
  ctx: Context,
  stock: () => unknown,
): Promise<void> {
  if (service.issuer === null) return beginStock(ctx, stock);
  const { address: url, expected } = await beginOidc(service, getCallbackUrl(strapi, service.name));
  ctx.session = { expected: { service: service.name, ...expected } };
  ctx.redirect(url);
}

async function finish(
  strapi: Core.Strapi,
  service: Service,
  ctx: Context,
  stock: () => unknown,
): Promise<Identity> {
  if (service.issuer === null) return finishStock(strapi, service, ctx, stock);
  const expected = getExpected(ctx);
  if (expected?.service !== service.name || ctx.query.state !== expected.state)
    throw new SignInFailed('state', 'The state is not the one that was sent.');
  const returned = new URL(`${getCallbackUrl(strapi, service.name)}?${ctx.querystring}`);
  return finishOidc(service, returned, expected);
}

/** What a sign-in that this browser began at a service waits for. */
export function getExpected({ session }: Context): (Expected & { service: string }) | null {
  const expected = session?.expected;
  return isExpected(expected) ? expected : null;
}

function isExpected(value: unknown): value is Expected & { service: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['service', 'state', 'nonce', 'verifier'].every(
      (key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string',
    )
  );
}

function reasonOf(error: unknown): Reason {
  if (error instanceof SignInFailed) return error.reason;
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : null;
  if (code === 'access_denied') return 'cancelled';
  return error instanceof Error && /^Email not verified|^Email was not available/.test(error.message)
    ? 'email'
    : 'failed';
}

function toSite(strapi: Core.Strapi, ctx: Context, parameters: Record<string, string>): void {
  ctx.redirect(`${getLandingUrl(strapi)}?${new URLSearchParams(parameters).toString()}`);
}
