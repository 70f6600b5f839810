import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::search-word.search-word', { only: ['find'] });
