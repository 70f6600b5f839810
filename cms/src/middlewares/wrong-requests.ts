import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** An error of a library that knows that the request is wrong, and may say so to whoever sent it. */
interface RequestError extends Error {
  status: number;
  expose: true;
}

/**
 * Answers what a library says is wrong with a request, such as a path that cannot be decoded. Strapi answers the same, and logs it as an
 * error of its own with a stack: anybody could fill the log.
 */
const wrongRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const { status, name, message } = error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message, details: {} } };
  }
};

function isRequestError(error: unknown): error is RequestError {
  // Strapi answers its own kinds of error without a line in the log.
  if (!(error instanceof Error) || error instanceof errors.ApplicationError) return false;
  if (error instanceof errors.HttpError) return false;
  const { status, expose } = error as Partial<RequestError>;
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
}

export default wrongRequests;
