import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::catalogue-category.catalogue-category', {
  only: ['find', 'findOne'],
});
