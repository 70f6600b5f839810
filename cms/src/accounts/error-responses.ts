import { errors } from '@strapi/utils';
import type { Context } from './context';

/** The password of the account itself, wrong where it is asked once more. */
export class WrongPassword extends errors.ValidationError {
  constructor(field: string) {
    const message = 'Dit wachtwoord klopt niet.';
    super(message, { errors: [{ path: [field], name: 'ValidationError', message }] });
  }
}

/** A refusal with a name of its own, which Strapi's errors with status 403 lose on their way out. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: 403 | 409 | 503,
    name: string,
    message: string,
  ) {
    super(message);
    this.name = name;
  }
}

/** An action whose refusals are answered in the shape that all errors have. */
export function withErrorResponses<T>(action: (ctx: Context) => T): (ctx: Context) => Promise<T | undefined> {
  return async (ctx) => {
    try {
      return await action(ctx);
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      const { status, name, message } = error;
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details: {} } };
      return undefined;
    }
  };
}

/** Asked of an account that has no password, because somebody signs in to it elsewhere. */
export function passwordMissing(message: string): ErrorResponse {
  return new ErrorResponse(403, 'PasswordMissing', message);
}

/** Asked of, or for, an account that the organisation blocked. */
export function accountBlocked(): ErrorResponse {
  return new ErrorResponse(403, 'AccountBlocked', 'Uw account is geblokkeerd door de organisatie.');
}

/** Something that only somebody may do who signed in a moment ago. */
export function recentLoginRequired(): ErrorResponse {
  const message = 'Log eerst opnieuw in: dit kan alleen binnen tien minuten na het inloggen.';
  return new ErrorResponse(403, 'RecentLoginRequired', message);
}
