const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const faq = {
  title: 'Frequently asked questions',
  search: 'Search the questions',
  searchPlaceholder: 'Search for a word, such as parking',
  categories: 'Subjects',
  all: 'All questions',
  otherQuestions: 'Other questions',
  count: (count: number) => plural(count, 'question', 'questions'),
  countFor: (count: number, query: string) => `${plural(count, 'question', 'questions')} about “${query}”`,
  empty: {
    title: 'No questions found',
    withQuery: (query: string) => `We found nothing about “${query}”. Try a shorter word, or ask us.`,
    withCategory: (query: string, category: string) =>
      `We found nothing about “${query}” under ${category}. Search all subjects, or ask us.`,
    nothing: 'There are no questions on this subject. Look at the other subjects, or ask us.',
    everywhere: 'Search all subjects',
    clear: 'See all questions',
    contact: 'Ask your question',
    call: (phone: string) => `Call ${phone}`,
  },
};
