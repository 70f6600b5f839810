import type { Core } from '@strapi/strapi';
import { readEmail } from '../../platform/mail/read-email';
import type { Context } from '../../platform/http/context';
import { SignInFailed, type Identity } from './identity';
import type { Service } from './services';

interface Grant {
  provider?: string;
  response?: { access_token?: string; oauth_token?: string };
}

export async function beginStock(ctx: Context, stock: () => unknown): Promise<void> {
  ctx.session = { grant: {} };
  await stock();
}

/**
 * Finishes a sign-in at a service that Strapi knows. Strapi checks the state, exchanges the code and asks for the
 * profile.
 */
export async function finishStock(
  strapi: Core.Strapi,
  service: Service,
  ctx: Context,
  stock: () => unknown,
): Promise<Identity> {
  // Strapi does not check which service the state was for.
  if (grantOf(ctx).provider !== service.name)
    throw new SignInFailed('state', 'No sign-in at this service was under way.');
  await stock();
  const { response } = grantOf(ctx);
  if (!response) throw failureIn(new URL(ctx.response.get('Location')));
  const providers: unknown = await strapi
    .store({ type: 'plugin', name: 'users-permissions', key: 'grant' })
    .get();
  const profile: { email?: unknown } = await strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .run({
      provider: service.name,
      accessToken: response.access_token ?? response.oauth_token,
      query: response,
      providers,
      grantResponse: response,
    });
  const email = readEmail(profile.email);
  // Strapi invents an e-mail for users without one.
  if (email === null || email.endsWith('@strapi.io'))
    throw new SignInFailed('email', 'The service gave no usable e-mail.');
  return { subject: null, email, name: null };
}

function grantOf({ session }: Context): Grant {
  const grant = session?.grant;
  return typeof grant === 'object' && grant !== null ? grant : {};
}

/** Strapi puts the error in the URL to which it redirects. */
function failureIn({ searchParams }: URL): SignInFailed {
  const description = searchParams.get('error_description') ?? '';
  if (/state mismatch|token mismatch|missing code/.test(description))
    return new SignInFailed('state', description);
  const cancelled = searchParams.get('error') === 'access_denied';
  return new SignInFailed(cancelled ? 'cancelled' : 'failed', description);
}
