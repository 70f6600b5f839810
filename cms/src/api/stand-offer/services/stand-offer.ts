import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::stand-offer.stand-offer');
