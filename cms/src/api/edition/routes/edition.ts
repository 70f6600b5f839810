import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::edition.edition', { only: ['find'] });
