import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::rules-version.rules-version');
