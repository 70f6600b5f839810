import type { Core } from '@strapi/strapi';

/** The names Strapi gives to languages, and what they are called in Dutch. */
const dutchNames: Readonly<Record<string, string>> = { 'Dutch (nl)': 'Nederlands', 'English (en)': 'Engels' };

/** Makes the languages of the site that are missing: Strapi itself makes Dutch only. */
async function createLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  if (!(await service.findByCode('en')))
    await service.create({ code: 'en', name: 'Engels', isDefault: false });
}

/** Gives the languages of the content a Dutch name; a name that an administrator chose stays. */
export async function nameLocales(strapi: Core.Strapi): Promise<void> {
  await createLocales(strapi);
  const service = strapi.plugin('i18n').service('locales');
  const locales: { id: number; name: string }[] = await service.find();
  for (const { id, name } of locales) {
    const dutch = dutchNames[name];
    if (dutch) await service.update({ id }, { name: dutch });
  }
}
