import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::stand-offer.stand-offer');
