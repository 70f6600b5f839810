import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::pavilion.pavilion', { only: ['find'] });
