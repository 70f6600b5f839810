import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::stand.stand', { only: ['find'] });
