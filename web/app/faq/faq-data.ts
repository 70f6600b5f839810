import type { FAQPage } from 'schema-dts';
import type { FaqItem } from '../content/types/faq';
import { plainTextOf } from '../content/types/fields/plain-text';

/** The questions on the page with their answers, in the words of schema.org. */
export function faqData(sections: readonly { questions: readonly FaqItem[] }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
      })),
  };
}
