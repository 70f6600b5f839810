import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::exhibitor.exhibitor', { only: ['find'] });
