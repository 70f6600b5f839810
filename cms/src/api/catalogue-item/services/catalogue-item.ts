import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::catalogue-item.catalogue-item');
