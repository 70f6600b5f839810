import { errors } from '@strapi/utils';
import type { Context } from './context';

/** An error response with a name of its own. Strapi's errors with status 403 lose theirs on the way out. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: 403 | 409 | 410 | 503,
    name: string,
    message: string,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.name = name;
  }
}

// Strapi sends these as they are, and does not log them: nothing of ours went wrong. Their own constructor cannot be called.
Object.setPrototypeOf(ErrorResponse.prototype, errors.HttpError.prototype);

/** An action whose `ErrorResponse` errors become responses in the shape of all errors. */
export function withErrorResponses<T>(action: (ctx: Context) => T): (ctx: Context) => Promise<T | undefined> {
  return async (ctx) => {
    try {
      return await action(ctx);
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      const { status, name, message, details } = error;
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details } };
      return undefined;
    }
  };
}
