import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::exhibitor-kind.exhibitor-kind');
