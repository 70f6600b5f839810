import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::session-kind.session-kind', { only: ['find'] });
