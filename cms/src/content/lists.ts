import type { ListDefinition } from '../platform/lists/definition';
import { listColumns, listTitles } from './list-texts';

export const contentLists: readonly ListDefinition[] = [
  {
    name: 'nieuws',
    uid: 'api::news-article.news-article',
    title: listTitles.news,
    columns: listColumns.news,
  },
  {
    name: 'vacatures',
    uid: 'api::vacancy.vacancy',
    title: listTitles.vacancies,
    columns: listColumns.vacancies,
  },
  {
    name: 'veelgestelde-vragen',
    uid: 'api::faq-question.faq-question',
    title: listTitles.questions,
    columns: listColumns.questions,
  },
  {
    name: 'vraagcategorieen',
    uid: 'api::faq-category.faq-category',
    title: listTitles.categories,
    columns: listColumns.categories,
  },
];
