import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::photo-album.photo-album', { only: ['find'] });
