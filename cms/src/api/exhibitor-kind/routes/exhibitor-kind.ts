import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::exhibitor-kind.exhibitor-kind', { only: ['find'] });
