import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::session-kind.session-kind');
