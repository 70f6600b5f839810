import type { Core } from '@strapi/strapi';

export async function findThemes(
  strapi: Core.Strapi,
): Promise<{ slugs: string[]; namesIn: (language: string) => Record<string, string> }> {
  const rows: { documentId: string; slug: string; name: string; locale: string }[] = await strapi.db
    .query('api::theme.theme')
    .findMany({ orderBy: 'rank' });
  const dutch = rows.filter(({ locale }) => locale === 'nl');
  const namesIn = (language: string) =>
    Object.fromEntries(
      dutch.map(({ documentId, slug, name }) => {
        const translation = rows.find((row) => row.documentId === documentId && row.locale === language);
        return [slug, translation?.name || name];
      }),
    );
  return { slugs: dutch.map(({ slug }) => slug), namesIn };
}
