import type { App } from './app';

/** Turns English on or off, as the organiser does at the settings of the site. */
export async function setEnglish(app: App, english: boolean): Promise<void> {
  const documents = app.strapi.documents('api::site-setting.site-setting');
  const site = await documents.findFirst({ locale: 'nl' });
  const data: object = { english };
  await documents.update({ documentId: site?.documentId ?? '', locale: 'nl', data });
}
