import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::short-link.short-link', { only: ['find'] });
