import type { Core } from '@strapi/strapi';
import { originalLocale } from '../../documents/original-locale';
import type { Version } from '../../documents/version-relations';
import { remarkTexts } from '../texts';
import { looksDutch } from './looks-dutch';
import { localizedFields, textsOf } from './texts-of-documents';

export async function untranslated(strapi: Core.Strapi, version: Version): Promise<string[]> {
  if (version.locale === null || version.locale === originalLocale) return [];
  const fields = new Set(localizedFields(strapi, version.uid));
  const dutch = await textsOf(strapi, { ...version, locale: originalLocale });
  const byPath = new Map(dutch.map(({ path, text }) => [path, text]));
  const found = (await textsOf(strapi, version)).filter(
    ({ path, text, isLink }) =>
      !isLink && fields.has(path.split('.', 1)[0] ?? '') && looksDutch(text, byPath.get(path) ?? null),
  );
  const places = [...new Set(found.map(({ place }) => place))];
  return places.length === 0 ? [] : [remarkTexts.untranslated(places.join(', '))];
}
