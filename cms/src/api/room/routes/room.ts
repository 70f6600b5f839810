import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::room.room', { only: ['find'] });
