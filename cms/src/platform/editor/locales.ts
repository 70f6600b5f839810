import type { Core } from '@strapi/strapi';
import { languageNames } from './texts';

const dutchNames: Readonly<Record<string, string>> = {
  'Dutch (nl)': languageNames.nl,
  'English (en)': languageNames.en,
};

/** Creates missing languages: Strapi creates only Dutch. */
async function createLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  if (!(await service.findByCode('en')))
    await service.create({ code: 'en', name: languageNames.en, isDefault: false });
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
