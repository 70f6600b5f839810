import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listFaq } from '../content/types/faq';
import { findPage } from '../content/types/page/page';
import { readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { ownWords } from '../site/own-words';
import { splitIntro } from '../site/split-intro';
import { categoryOf, faqList } from './faq-list';
import { faqSections } from './sections';

/**
 * Loads the questions that match the search, and the editor's page `faq` around them. Throws 400 for a query
 * that cannot be.
 */
export async function loadFaq(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const m = messagesFor(cms.locale);
  const state = readListState(url, faqList, m);
  const [faq, page] = await Promise.all([listFaq(cms), findPage(cms, 'faq')]);
  const sections = faqSections(faq, state.q, m.faq.otherQuestions);
  const category = categoryOf(state);
  const { title, seo } = ownWords(page, cms.locale);
  const { intro, rest } = splitIntro(page?.blocks ?? []);
  return {
    state,
    title: title ?? m.faq.title,
    seo,
    written: { locale: page?.locale },
    intro,
    // The questions of all categories stand here by themselves.
    blocks: rest.filter(({ type }) => type !== 'faq'),
    categories: sections.flatMap(({ slug, name, icon, locale, questions }) =>
      slug === null ? [] : [{ slug, name, icon, locale, count: questions.length }],
    ),
    total: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    sections: sections.filter(
      ({ slug, questions }) => questions.length > 0 && (category === null || slug === category),
    ),
  };
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
