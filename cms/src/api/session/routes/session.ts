import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::session.session', { only: ['find'] });
