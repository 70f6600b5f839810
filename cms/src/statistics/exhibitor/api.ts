import type { Core } from '@strapi/strapi';
import type { Context } from '../../platform/http/context';
import { readOwnFigures } from './own-figures';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async exhibitorStatistics(ctx: Context) {
    ctx.body = { data: await readOwnFigures(strapi, ctx.state.owned ?? '', Date.now()) };
  },
});
