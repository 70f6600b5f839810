import type { Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 200;

/** Keeps slugs what an address needs: small letters, digits and single hyphens. Strapi keeps them unique per locale. */
export function checkSlug(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params, contentType } = context;
    const writes = action === 'create' || action === 'update' || action === 'clone';
    if (writes && contentType.uid.startsWith('api::') && 'slug' in contentType.attributes) {
      const data: object | undefined = 'data' in params ? params.data : undefined;
      const slug: unknown = data && 'slug' in data ? data.slug : undefined;
      if (typeof slug === 'string' && (slug.length > longestSlug || !slugPattern.test(slug))) {
        const message = `De slug mag alleen kleine letters, cijfers en losse streepjes bevatten (hoogstens ${longestSlug} tekens).`;
        throw new errors.ValidationError(message, {
          errors: [{ path: ['slug'], message, name: 'ValidationError' }],
        });
      }
    }
    return next();
  };
}
