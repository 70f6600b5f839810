import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::exhibitor-kind.exhibitor-kind');
