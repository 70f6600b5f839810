import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::audience.audience', { only: ['find'] });
