import type { Core } from '@strapi/strapi';

/** The name of the table of a content type. */
export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;
