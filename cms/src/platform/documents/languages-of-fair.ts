import type { Core } from '@strapi/strapi';
import { originalLocale } from './original-locale';

const rowsOf = (strapi: Core.Strapi) => strapi.db.query('api::site-setting.site-setting');

/** False where the organiser turned English off: what is written in it stays, and nobody gets to see it. */
export async function hasEnglish(strapi: Core.Strapi): Promise<boolean> {
  const row = await rowsOf(strapi).findOne({ where: { locale: originalLocale }, select: ['english'] });
  return row?.english !== false;
}

/** The language in which the fair writes to somebody: English for who asked for it, as long as the fair has it. */
export async function languageFor(strapi: Core.Strapi, asked: unknown): Promise<'nl' | 'en'> {
  return asked === 'en' && (await hasEnglish(strapi)) ? 'en' : 'nl';
}

/** The same rows, each with the language in which the fair writes to them. */
export async function inLanguagesOfFair<Row extends { language: string }>(
  strapi: Core.Strapi,
  rows: readonly Row[],
): Promise<(Row & { language: 'nl' | 'en' })[]> {
  const isEnglish = await hasEnglish(strapi);
  return rows.map((row) => ({ ...row, language: isEnglish && row.language === 'en' ? 'en' : 'nl' }));
}

/** A fair from before there was a choice has English, and its form must say so. */
export async function fillInEnglish(strapi: Core.Strapi): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { english: { $null: true } }, data: { english: true } });
}
