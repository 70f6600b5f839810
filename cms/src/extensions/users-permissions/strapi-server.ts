import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withAccountRules, type AuthController } from '../../accounts/auth-controller';
import type { Context } from '../../platform/http/context';
import { enforceLimits } from '../../accounts/limits/enforce-limits';
import { getCallbackUrl } from '../../accounts/oauth/services';
import { matches } from '../../accounts/passwords/passwords';
import { getSiteRole } from '../../accounts/profile/profile';
import { withErrorResponses } from '../../platform/http/error-responses';
import { asSeen } from '../../accounts/users';

type Action = AuthController[string];
type Factory<T> = (context: { strapi: Core.Strapi }) => T;

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

interface Plugin {
  controllers: { auth: Factory<AuthController>; user: AuthController };
  services: { jwt: Factory<JwtService>; providers: Factory<object>; user: Factory<UserService> };
  middlewares: { rateLimit: () => (ctx: Context, next: () => Promise<unknown>) => Promise<unknown> };
}

/** Every deviation from the stock users-permissions plugin; the rules themselves live in `src/accounts`. */
export default function extend(plugin: Plugin): Plugin {
  plugin.middlewares.rateLimit = () => (ctx, next) => enforceLimits(ctx, next);
  const { auth, user } = plugin.controllers;
  const { jwt, providers, user: people } = plugin.services;
  plugin.controllers.auth = (context) => {
    const controller = withAccountRules(context.strapi, auth(context));
    const quiet = Object.entries(controller).map(([name, action]) => [
      name,
      withErrorResponses(withoutEcho(controller, action)),
    ]);
    return Object.fromEntries(quiet);
  };
  plugin.controllers.user = {
    ...user,
    async me(ctx) {
      // There is nothing to search in one person, and Strapi falls over a search that finds nobody.
      ctx.query = Object.fromEntries(
        Object.entries(ctx.query).filter(([name]) => name !== 'filters' && name !== '_q'),
      );
      await user.me?.(ctx);
      if (!ctx.state.user) return;
      // The role is one of two words here, not the row in the admin.
      ctx.body = { ...asSeen(ctx.body as { provider?: string }), role: getSiteRole(ctx.state.user) };
    },
  };
  plugin.services.jwt = (context) => {
    const stock = jwt(context);
    return {
      ...stock,
      async verify(token) {
        const payload = await stock.verify(token);
        await requireSession(context.strapi, payload.sessionId);
        return payload;
      },
    };
  };
  plugin.services.user = (context) => {
    const stock = people(context);
    // Wherever a password is compared, and for administrators too: see src/accounts/administrators.
    return {
      ...stock,
      validatePassword: (password, hash) => matches(password, hash, stock.validatePassword),
    };
  };
  plugin.services.providers = (context) => ({
    ...providers(context),
    buildRedirectUri: (name: string) => getCallbackUrl(context.strapi, name),
  });
  return plugin;
}

/** An access token lives minutes longer than its session. Signing out has to work at once. */
async function requireSession(strapi: Core.Strapi, sessionId: string | undefined): Promise<void> {
  const sessions = strapi.sessionManager('users-permissions');
  if (sessionId === undefined || !(await sessions.isSessionActive(sessionId)))
    throw new Error('Invalid token.');
}

/** Strapi's validation errors repeat the input, passwords included. Ours name the field and the fault only. */
function withoutEcho(controller: object, action: Action): Action {
  return async (ctx) => {
    try {
      return await action.call(controller, ctx);
    } catch (error) {
      throw error instanceof errors.ValidationError ? silenced(error) : error;
    }
  };
}

function silenced(error: errors.ValidationError): errors.ValidationError {
  const details: unknown = error.details;
  const list = typeof details === 'object' && details && 'errors' in details ? details.errors : null;
  if (!Array.isArray(list)) return error;
  const quiet = list.map(({ path, name, message }: { path: string[]; name: string; message: string }) => ({
    path,
    name,
    message: wordsOf(message),
  }));
  return new errors.ValidationError(wordsOf(error.message), { errors: quiet });
}

/** The message for a value of the wrong type ends with that value. */
function wordsOf(message: string): string {
  return message.replace(/,? but the final value was:[\s\S]*$/, '');
}
