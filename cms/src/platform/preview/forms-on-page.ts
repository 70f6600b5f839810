import type { Core } from '@strapi/strapi';
import type { PreviewLink } from './link';

export const pageCollection = 'pages';

export async function formsOnPage(
  strapi: Core.Strapi,
  { documentId, locale }: Pick<PreviewLink, 'documentId' | 'locale'>,
): Promise<string[]> {
  const page = await strapi.documents('api::page.page').findOne({
    documentId,
    locale: locale ?? undefined,
    status: 'draft',
    populate: { blocks: { on: { 'blocks.form': { populate: { form: { fields: ['documentId'] } } } } } },
  });
  const blocks: object[] = page?.blocks ?? [];
  return blocks.flatMap((block) => {
    const form: unknown = 'form' in block ? block.form : null;
    const found = typeof form === 'object' && form !== null && 'documentId' in form ? form.documentId : null;
    return typeof found === 'string' ? [found] : [];
  });
}
