import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::catalogue-category.catalogue-category');
