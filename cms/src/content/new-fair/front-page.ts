import type { Core } from '@strapi/strapi';
import { languages } from './bare-fair';
import type { NewFair } from './read-fair';

interface Block {
  id: number;
  __component: string;
}

/** Makes the front page of the demo fair that of another one: it opens with its name and tagline, and has no figures of the demo. */
export async function ownFrontPage(strapi: Core.Strapi, { name, tagline }: NewFair): Promise<void> {
  const documents = strapi.documents('api::page.page');
  const home = await documents.findFirst({ locale: 'nl', filters: { slug: 'home' } });
  if (!home) return;
  const { documentId } = home;
  for (const locale of languages) {
    const page = await documents.findOne({ documentId, locale, populate: ['blocks', 'seo'] });
    if (!page) continue;
    const { seo, blocks: all } = page;
    const blocks = (all as Block[]).filter(({ __component }) => __component !== 'blocks.figures');
    const opening = blocks.find(({ __component }) => __component === 'blocks.hero');
    const text = locale === 'nl' ? tagline : '';
    const data: object = {
      title: name,
      // What is not named of a component stays as it is.
      seo: seo && { id: seo.id, title: null, description: text },
      blocks: blocks.map(({ id, __component }) => ({
        id,
        __component,
        ...(id === opening?.id && { eyebrow: null, title: name, text }),
      })),
    };
    await documents.update({ documentId, locale, data });
    await documents.publish({ documentId, locale });
  }
}
