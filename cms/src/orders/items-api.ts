import { factories } from '@strapi/strapi';
import { findSold, leftOf } from './stock';

/** Says of each item with a limited number how many can still be ordered: `left`, which is no field of the item. */
export default factories.createCoreController('api::catalogue-item.catalogue-item', ({ strapi }) => {
  const addLeft = async (answer: { data?: unknown }) => {
    const items = [answer.data].flat().filter(isLimited);
    if (items.length === 0) return answer;
    const soldOf = await findSold(strapi);
    for (const item of items) item.left = leftOf(item, soldOf);
    return answer;
  };
  return {
    async find(ctx) {
      return addLeft(await super.find(ctx));
    },
    async findOne(ctx) {
      const answer = await super.findOne(ctx);
      return answer && addLeft(answer);
    },
  };
});

interface LimitedItem {
  code: string;
  stock: number;
  left?: number | null;
}

function isLimited(item: unknown): item is LimitedItem {
  if (typeof item !== 'object' || item === null || !('code' in item) || !('stock' in item)) return false;
  return typeof item.code === 'string' && typeof item.stock === 'number';
}
