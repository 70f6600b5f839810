import { z } from 'zod';
import type { CmsClient } from './client';
import { findAll } from './list';
import { requiredText } from './parse';
import type { Find } from './query';
import { richText } from './rich-text';

const faqItem = z.object({ slug: requiredText, question: requiredText, answer: richText });
export type FaqItem = z.output<typeof faqItem>;

const questions = (find: Find): Find => ({
  fields: ['slug', 'question', 'answer'],
  sort: ['rank', 'question'],
  ...find,
});

/** The questions of a category, in the editors' order. */
export function listQuestionsOfCategory(cms: CmsClient, categorySlug: string): Promise<FaqItem[]> {
  const find = questions({ filters: [{ field: 'category.slug', is: categorySlug }] });
  return findAll(cms, '/faq-questions', 'question', faqItem, find);
}

/** These questions, in the order of the slugs; slugs that do not exist are left out. */
export async function findQuestionsInOrder(cms: CmsClient, slugs: string[]): Promise<FaqItem[]> {
  if (slugs.length === 0) return [];
  const find = questions({ filters: [{ field: 'slug', is: slugs }] });
  const found = await findAll(cms, '/faq-questions', 'question', faqItem, find);
  return slugs.flatMap((slug) => found.find((item) => item.slug === slug) ?? []);
}
