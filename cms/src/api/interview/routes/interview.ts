import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::interview.interview', { only: ['find'] });
