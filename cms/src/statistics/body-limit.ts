import type { Core } from '@strapi/strapi';
import { maxSegmentBytes } from './read-segment';

/** The only spelling of the path that the site uses; any other has the limit of all bodies. */
const segmentsPath = '/api/statistics/segments';

interface BodyConfig {
  jsonLimit: string;
}
type Body = Core.MiddlewareFactory<BodyConfig>;

/** Segments of the site's log may be larger than other bodies. Must run before Strapi makes its middlewares. */
export function widenSegmentBodies(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend('strapi::body', (body: Body): Body => {
    return (config, context) => {
      const usual = body(config, context);
      const wide = body({ ...config, jsonLimit: maxSegmentBytes }, context);
      if (!usual || !wide) throw new Error('Strapi made no middleware that reads bodies.');
      return (ctx, next) => (ctx.path === segmentsPath ? wide : usual)(ctx, next);
    };
  });
}
