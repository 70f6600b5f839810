import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Guard } from './content-api';

const writing = new Set(['POST', 'PUT', 'PATCH', 'ALL']);

/** Routes that read the bytes of a file themselves, while they come in. */
const streaming = new Set(['form-upload.receive']);

/** Lets only JSON objects (and uploads) through to a route that writes: the stock controllers fall over anything else. */
export function bodyGuard({ method, handler }: Core.RouteInput): Guard | null {
  if (!writing.has(method)) return null;
  if (typeof handler === 'string' && streaming.has(handler)) return null;
  return async (ctx, next) => {
    if (sentNothing(ctx)) ctx.request.body = {};
    if (!ctx.is('multipart') && !isJsonObject(ctx.request))
      throw new errors.ValidationError('The body must be a JSON object.');
    await next();
  };
}

/** Browsers send `Content-Length: 0` with a POST that has no body. */
function sentNothing(ctx: Parameters<Guard>[0]): boolean {
  const { length, body } = ctx.request;
  return !length && body === undefined && ctx.get('transfer-encoding') === '';
}

function isJsonObject(request: Parameters<Guard>[0]['request']): boolean {
  const body: unknown = request.body;
  const isJson = !request.length || request.is('json') !== false;
  return isJson && typeof body === 'object' && body !== null && !Array.isArray(body);
}
