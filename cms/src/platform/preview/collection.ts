import type { Struct } from '@strapi/strapi';

/** The name of a content type in the content API, such as `news-articles` or `site-setting`. */
export function collectionOf({ kind, info }: Struct.ContentTypeSchema): string {
  return kind === 'singleType' ? info.singularName : info.pluralName;
}
