import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { inOrder } from './fields/in-order';
import { findAll } from '../client/list';
import { maybe, optionalText, requiredText } from '../client/response/parse';
import type { Find } from '../client/query';
import { richText } from './fields/rich-text';
import { slugAndName } from './fields/shared';
import { written } from './fields/written';

const faqItem = z.object({ slug: requiredText, question: requiredText, answer: richText, ...written });
export type FaqItem = z.output<typeof faqItem>;

const faqCategory = slugAndName.extend({ icon: optionalText });
export type FaqCategory = z.output<typeof faqCategory>;

const filedItem = faqItem.extend({
  category: maybe('faq category', z.object({ slug: requiredText })).transform((it) => it?.slug ?? null),
});
/** A question with the slug of its category, or null when it is in none. */
export type FiledFaqItem = z.output<typeof filedItem>;

const questions = (find: Find): Find => ({
  fields: ['slug', 'question', 'answer'],
  sort: ['rank', 'question'],
  ...find,
});

export function listQuestionsOfCategory(cms: CmsClient, categorySlug: string): Promise<readonly FaqItem[]> {
  const find = questions({ filters: [{ field: 'category.slug', is: categorySlug }] });
  return findAll(cms, '/faq-questions', 'question', faqItem, find);
}

/** These questions, in the order of the slugs; slugs that do not exist are left out. */
export async function findQuestionsInOrder(cms: CmsClient, slugs: string[]): Promise<readonly FaqItem[]> {
  if (slugs.length === 0) return [];
  const find = questions({ filters: [{ field: 'slug', is: slugs }] });
  const found = await findAll(cms, '/faq-questions', 'question', faqItem, find);
  return inOrder(found, slugs, (question) => question.slug);
}

export async function listFaq(
  cms: CmsClient,
): Promise<{ categories: readonly FaqCategory[]; questions: readonly FiledFaqItem[] }> {
  const [categories, filed] = await Promise.all([
    findAll(cms, '/faq-categories', 'faq category', faqCategory, {
      fields: ['slug', 'name', 'icon'],
      sort: ['rank', 'name'],
    }),
    findAll(
      cms,
      '/faq-questions',
      'question',
      filedItem,
      questions({ populate: { category: { fields: ['slug'] } }, tags: ['faq-categories'] }),
    ),
  ]);
  return { categories, questions: filed };
}
