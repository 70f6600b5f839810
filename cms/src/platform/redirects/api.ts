import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const uid = 'api::redirect.redirect';

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** `GET /redirects/lookup?path=/oud` responds with `{ "redirect": { "target", "code" } | null }`. */
  async lookup(ctx) {
    const path: unknown = ctx.query.path;
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new errors.ValidationError('The parameter path must be a path on the site.');
    ctx.body = { redirect: await strapi.service(uid).lookup(path) };
  },
}));
