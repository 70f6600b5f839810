import type { Core } from '@strapi/strapi';

export const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;
