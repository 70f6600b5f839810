import { factories } from '@strapi/strapi';
import { withAdditions } from '../platform/published/additions';

const type = 'api::session.session';

export default factories.createCoreController(type, ({ strapi }) => ({
  async find(ctx) {
    return withAdditions(strapi, type, await super.find(ctx));
  },
  async findOne(ctx) {
    const answer = await super.findOne(ctx);
    return answer && withAdditions(strapi, type, answer);
  },
}));
