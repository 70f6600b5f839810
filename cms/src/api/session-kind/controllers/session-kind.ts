import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::session-kind.session-kind');
