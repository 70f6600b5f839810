import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from '../../platform/http/context';
import { SignInFailed, type Identity, type Reason } from './identity';
import { beginOidc, finishOidc, type Expected } from './oidc';
import { findService, getLandingUrl, getCallbackUrl, getSiteUrl, type Service } from './services';
import { beginStock, finishStock } from './stock';

/**
 * `GET /connect/{name}` sends the browser to a service. `GET /connect/{name}/callback` receives it and redirects to
 * the site's `/c`, with the name of the service and, on failure, the reason. The identity stays in the signed cookie:
 * no URL holds a token or an e-mail, and nobody can pass their own sign-in on to somebody else.
 */
export async function connect(strapi: Core.Strapi, ctx: Context, stock: () => unknown): Promise<void> {
  // The route is `/connect/(.*)`.
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

/** Cookies of an https site are secure, also when the proxy talks http to us. */
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
  const { url, expected } = await beginOidc(service, getCallbackUrl(strapi, service.name));
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

/** The sign-in that began in this browser; null when there is none. */
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
