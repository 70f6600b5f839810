import { describedVariables } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';
import { mayRead } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import { originalLocale } from '../documents/original-locale';
import { siteTypeOf } from '../documents/site-types';
import { typeOf } from '../documents/version-relations';
import { findNamedFair } from '../variables/fair';

/** A variable that texts may hold: its name without braces, in words, and its value. */
export type DescribedVariable = ReturnType<typeof describedVariables>[number];

/** Kinds of fields in which somebody writes sentences. */
const writtenKinds = new Set(['text', 'richtext', 'blocks', 'component', 'dynamiczone']);

/**
 * Adds `GET /editor/variables/:uid?locale=…` for the admin: the variables that texts of this type may hold. There are none for what the
 * site does not show, and for what somebody signs or orders by.
 */
export function serveVariables(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /variables/:uid': async (context): Promise<{ data: DescribedVariable[] }> => {
      const type = typeOf(strapi, context.params.uid);
      if (!type) throw new errors.NotFoundError();
      if (!isAllowed(context, mayRead(type.uid))) throw new errors.ForbiddenError();
      const site = siteTypeOf(type.uid);
      const isWritten = contentTypes
        .getWritableAttributes(type)
        .some((name) => writtenKinds.has(type.attributes[name].type));
      if (!isWritten || !site || site.isBinding) return { data: [] };
      const { locale } = context.query;
      const language = typeof locale === 'string' && locale !== '' ? locale : originalLocale;
      return { data: describedVariables(await findNamedFair(strapi, language), language) };
    },
  });
}
