import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::theme.theme', { only: ['find'] });
