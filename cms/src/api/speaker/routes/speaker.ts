import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::speaker.speaker', { only: ['find'] });
