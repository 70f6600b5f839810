import type { FaqCategory, FiledFaqItem } from '../content/types/faq';
import { plainTextOf } from '../content/types/fields/plain-text';
import { searchItems } from '../listing/search';

/** A category with those of its questions that were found. `slug` is null for questions in no category. */
export interface FaqSection {
  slug: string | null;
  name: string;
  icon: string | null;
  locale?: string;
  questions: FiledFaqItem[];
}

/**
 * The questions that fit a search, under their categories: the best first within each. Categories in which nothing fits
 * stay, empty, so that a list of them does not jump while somebody types.
 * @param otherName what questions without a category are called
 */
export function faqSections(
  { categories, questions }: { categories: readonly FaqCategory[]; questions: readonly FiledFaqItem[] },
  query: string,
  otherName: string,
): FaqSection[] {
  const found = searchItems(questions, query, {
    name: ({ question }) => question,
    rest: ({ answer }) => [plainTextOf(answer)],
  });
  const known = categories.map(({ slug, name, icon, locale }) => ({
    slug,
    name,
    icon,
    locale,
    questions: found.filter(({ category }) => category === slug),
  }));
  const loose = found.filter(({ category }) => categories.every(({ slug }) => slug !== category));
  return loose.length > 0 ? [...known, { slug: null, name: otherName, icon: null, questions: loose }] : known;
}
