import type { Core, UID } from '@strapi/strapi';
import type { EnglishSeed, FairSeed, Slug } from '../content/types';
import type { Context } from './components';
import { pageData } from './editorial';
import { sessionData } from './people-and-places';
import type { Kind } from './references';
import { toRichText } from './rich-text';

/** Writes and publishes the English translations of the documents. */
export async function loadEnglish(
  strapi: Core.Strapi,
  english: EnglishSeed,
  { news, sessions }: Pick<FairSeed, 'news' | 'sessions'>,
  context: Context,
): Promise<void> {
  const { references } = context;
  const write = (uid: UID.ContentType, documentId: string, data: object) =>
    strapi.documents(uid).update({ documentId, locale: 'en', data, status: 'published' });
  async function writeAll<T extends object>(
    uid: UID.ContentType,
    kind: Kind,
    texts: Record<Slug, T>,
    toData: (text: T, slug: Slug) => object = (text) => text,
  ) {
    for (const [slug, text] of Object.entries(texts))
      await write(uid, references.one(kind, slug), { ...toData(text, slug), slug });
  }

  await writeAll('api::theme.theme', 'theme', english.themes);
  await writeAll('api::audience.audience', 'audience', english.audiences);
  await writeAll('api::pavilion.pavilion', 'pavilion', english.pavilions, (pavilion) => ({
    ...pavilion,
    description: toRichText(pavilion.description),
  }));
  await writeAll('api::session.session', 'session', english.sessions, (text, slug) => {
    const session = original(sessions, slug);
    const { kind, day, startTime, endTime, language } = sessionData(session, context);
    return {
      kind,
      day,
      startTime,
      endTime,
      language,
      ...text,
      description: toRichText(text.description),
      speakers: session.speakers?.map(({ role = '' }) => ({ role: english.roles[role] ?? role })),
    };
  });
  await writeAll('api::news-article.news-article', 'news article', english.news, (article, slug) => ({
    ...article,
    date: original(news, slug).date,
    body: toRichText(article.body),
  }));
  await writeAll('api::faq-category.faq-category', 'faq category', english.faqCategories);
  await writeAll('api::faq-question.faq-question', 'faq question', english.faqQuestions, (question) => ({
    ...question,
    answer: toRichText(question.answer),
  }));
  await writeAll('api::form.form', 'form', english.forms);
  for (const page of english.pages)
    await write('api::page.page', references.one('page', page.slug), pageData(page, context));

  const singles = [
    ['api::site-setting.site-setting', english.site],
    ['api::navigation.navigation', english.navigation],
  ] as const;
  for (const [uid, texts] of singles) {
    const document = await strapi.documents(uid).findFirst({ locale: 'nl' });
    if (document) await write(uid, document.documentId, texts);
  }
}

function original<T extends { slug: Slug }>(seeds: readonly T[], slug: Slug): T {
  const found = seeds.find((seed) => seed.slug === slug);
  if (!found) throw new Error(`There is no ${slug} to translate.`);
  return found;
}
