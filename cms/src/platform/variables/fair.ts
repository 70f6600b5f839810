import { fairVariables, fillInVariables, type NamedFair, type Variables } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import { originalLocale } from '../documents/original-locale';

interface Settings extends Partial<NamedFair> {
  locale: string;
}

/** The settings of the fair that texts name, with its name in this language where it has one. */
export async function findNamedFair(strapi: Core.Strapi, language: string): Promise<NamedFair> {
  const rows: Settings[] = await strapi.db
    .query('api::site-setting.site-setting')
    .findMany({ populate: ['days', 'venue'] });
  const inLanguage = (locale: string) => rows.find((row) => row.locale === locale);
  const { name, edition, days, venue } = inLanguage(language) ?? inLanguage(originalLocale) ?? {};
  const noVenue = { name: '', street: '', postalCode: '', city: '' };
  return { name: name ?? '', edition: edition ?? '', days: days ?? [], venue: venue ?? noVenue };
}

/** The values of the variables that texts in this language may hold. */
export const findVariables = async (strapi: Core.Strapi, language: string): Promise<Variables> =>
  fairVariables(await findNamedFair(strapi, language), language);

/** A text with its variables filled in. Nearly none has any, and then the fair is not read. */
export async function fillInFair(
  strapi: Core.Strapi,
  text: string | null,
  language: string,
): Promise<string | null> {
  return text?.includes('{') ? fillInVariables(text, await findVariables(strapi, language)) : text;
}
