import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withAdditions } from '../platform/published/additions';
import { findWithdrawn } from './withdrawn';

const type = 'api::session.session';

export default factories.createCoreController(type, ({ strapi }) => ({
  async find(ctx) {
    return withAdditions(strapi, type, await super.find(ctx));
  },
  async findOne(ctx) {
    const answer = await super.findOne(ctx);
    return answer && withAdditions(strapi, type, answer);
  },
  /** `GET /sessions/withdrawn/2001?locale=nl` responds with `{ "title", "day" }`, and with 404 for any other session. */
  async withdrawn(ctx) {
    const found = await findWithdrawn(strapi, String(ctx.params.publicId), ctx.query.locale);
    if (!found) throw new errors.NotFoundError('This session was not withdrawn.');
    ctx.body = found;
  },
}));
