import type { Core, UID } from '@strapi/strapi';
import type { EnglishSeed } from '../content/types';
import type { Kind, References } from './references';

/** Writes and publishes the English texts over the documents that were made. */
export async function loadEnglish(
  strapi: Core.Strapi,
  english: EnglishSeed,
  references: References,
): Promise<void> {
  const write = (uid: UID.ContentType, documentId: string, data: object) =>
    strapi.documents(uid).update({ documentId, locale: 'en', data, status: 'published' });
  const writeAll = async (uid: UID.ContentType, kind: Kind, texts: Record<string, object>) => {
    for (const [slug, text] of Object.entries(texts))
      await write(uid, references.one(kind, slug), { ...text, slug });
  };

  await writeAll('api::theme.theme', 'theme', english.themes);
  await writeAll('api::audience.audience', 'audience', english.audiences);
  await writeAll('api::pavilion.pavilion', 'pavilion', english.pavilions);
  const singles = [
    ['api::site-setting.site-setting', english.site],
    ['api::navigation.navigation', english.navigation],
  ] as const;
  for (const [uid, texts] of singles) {
    const document = await strapi.documents(uid).findFirst({ locale: 'nl' });
    if (document) await write(uid, document.documentId, texts);
  }
}
