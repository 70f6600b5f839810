import { expect, test } from 'vitest';
import type { FiledFaqItem } from '../content/types/faq';
import { faqSections } from './sections';

const question = (slug: string, text: string, answer: string, category: string | null): FiledFaqItem => ({
  slug,
  question: text,
  category,
  answer: [
    {
      type: 'paragraph',
      children: [
        {
          type: 'text',
          text: answer,
          bold: false,
          italic: false,
          underline: false,
          strikethrough: false,
          code: false,
        },
      ],
    },
  ],
});

const faq = {
  categories: [
    { slug: 'route', name: 'Route en parkeren', icon: null },
    { slug: 'eten', name: 'Eten', icon: null },
  ],
  questions: [
    question('laden', 'Kan ik laden?', 'Bij het parkeren.', 'route'),
    question('parkeren', 'Waar is parkeren mogelijk?', 'Op P1.', 'route'),
    question('koffie', 'Is er een café?', 'Op het plein.', 'eten'),
    question('los', 'Wie bent u?', 'Wij.', null),
    question('weg', 'Waarom weg?', 'Zo.', 'verwijderd'),
  ],
};

const found = (query: string) =>
  faqSections(faq, query, 'Overig').map(({ name, questions }) => [name, questions.map(({ slug }) => slug)]);

test('every question stands under its category, those without one at the end', () => {
  expect(found('')).toEqual([
    ['Route en parkeren', ['laden', 'parkeren']],
    ['Eten', ['koffie']],
    ['Overig', ['los', 'weg']],
  ]);
});

test('a search ignores accents, looks in answers too, and puts questions before answers', () => {
  expect(found('CAFE')).toEqual([
    ['Route en parkeren', []],
    ['Eten', ['koffie']],
  ]);
  expect(found('parkeren')[0]).toEqual(['Route en parkeren', ['parkeren', 'laden']]);
  expect(found('plein')[1]).toEqual(['Eten', ['koffie']]);
});
