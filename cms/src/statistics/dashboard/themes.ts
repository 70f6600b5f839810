import type { Core } from '@strapi/strapi';

const types = [
  { uid: 'api::exhibitor.exhibitor', folder: 'standhouders' },
  { uid: 'api::session.session', folder: 'programma' },
] as const;

export async function readThemes(strapi: Core.Strapi): Promise<Map<string, string[]>> {
  const themes = new Map<string, string[]>();
  for (const { uid, folder } of types) {
    const rows = await strapi.documents(uid).findMany({
      status: 'published',
      locale: 'nl',
      filters: { edition: { $null: true } },
      fields: ['publicId'],
      populate: { themes: { fields: ['name'] } },
      limit: -1,
    });
    for (const row of rows) {
      const own: { name: string }[] = row.themes ?? [];
      themes.set(
        `/${folder}/${String(row.publicId)}`,
        own.map(({ name }) => name),
      );
    }
  }
  return themes;
}
