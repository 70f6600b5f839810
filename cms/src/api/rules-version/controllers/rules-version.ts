import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::rules-version.rules-version');
