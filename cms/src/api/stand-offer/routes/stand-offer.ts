import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::stand-offer.stand-offer', { only: ['find'] });
