import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::hall.hall', { only: ['find'] });
