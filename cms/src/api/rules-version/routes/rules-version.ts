import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::rules-version.rules-version', { only: ['find'] });
