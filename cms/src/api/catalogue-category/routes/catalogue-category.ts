import { factories } from '@strapi/strapi';

/** Nobody calls it: without a route there is no permission, and without permission no category comes with its items. */
export default factories.createCoreRouter('api::catalogue-category.catalogue-category', {
  only: ['find'],
});
