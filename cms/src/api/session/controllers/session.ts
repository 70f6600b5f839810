import { factories } from '@strapi/strapi';
import { addPlaces } from '../../../places/add-places';

/** Says of sessions whose places are asked for how many are left, where `joining` is among the fields that are read. */
export default factories.createCoreController('api::session.session', ({ strapi }) => ({
  async find(ctx) {
    return addPlaces(strapi, await super.find(ctx));
  },
  async findOne(ctx) {
    const answer = await super.findOne(ctx);
    return answer && addPlaces(strapi, answer);
  },
}));
