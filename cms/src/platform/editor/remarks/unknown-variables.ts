import { fairVariables, isVariableOf, variablesIn } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import { originalLocale } from '../../documents/original-locale';
import { siteTypeOf } from '../../documents/site-types';
import type { Version } from '../../documents/version-relations';
import { findNamedFair } from '../../variables/fair';
import { remarkTexts } from '../texts';
import { textsOf } from './texts-of-documents';

/** Words in braces that the site does not fill in: typed wrong, or about a day that the fair does not have. */
export async function unknownVariables(strapi: Core.Strapi, version: Version): Promise<string[]> {
  const named = (await textsOf(strapi, version)).flatMap(({ text, place }) =>
    variablesIn(text).flatMap((name) => (/^[\p{L}\d]+$/u.test(name) ? { name, place } : [])),
  );
  if (named.length === 0) return [];
  const language = version.locale ?? originalLocale;
  const known = siteTypeOf(version.uid)?.isBinding
    ? []
    : Object.keys(fairVariables(await findNamedFair(strapi, language), language));
  const left = named.filter(({ name }) => !isVariableOf(name, known));
  return [...new Set(left.map(({ place, name }) => remarkTexts.unknownVariable(place, `{${name}}`)))];
}
