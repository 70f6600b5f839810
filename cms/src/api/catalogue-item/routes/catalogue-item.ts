import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::catalogue-item.catalogue-item', {
  only: ['find'],
});
