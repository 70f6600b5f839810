import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const writing = new Set(['POST', 'PUT', 'PATCH']);

/** Lets only JSON objects (and uploads) through to the content API, whose stock controllers fall over anything else. */
const jsonBody: Core.MiddlewareFactory = () => async (ctx, next) => {
  const concerned = writing.has(ctx.method) && ctx.path.startsWith('/api/');
  if (concerned && !ctx.is('multipart')) {
    const body: unknown = ctx.request.body;
    const isJson = !ctx.request.length || ctx.is('json') !== false;
    if (!isJson || typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new errors.ValidationError('The body must be a JSON object.');
    }
  }
  await next();
};

export default jsonBody;
