import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::photo-album.photo-album');
