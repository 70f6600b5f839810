import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::photo-album.photo-album');
