import { expect, test } from 'vitest';

import { sharedFair } from '../../harness/shared-fair';
import type { Hit } from '../../../app/search/search-response';
import { questions } from './questions';

const { site } = sharedFair();

/** How many of the questions have their answer in the first three results, and how many in the first, at least. */
const inFirstThree = 145;
const first = 120;
/** How many have no word in common with the title of what answers them, at least: a search by title alone finds none of these. */
const inOtherWords = 100;

async function hitsFor(question: string): Promise<Hit[]> {
  const response = await fetch(`${site}/zoeken.json?${new URLSearchParams({ q: question })}`);
  expect(response.status, question).toBe(200);
  const { groups } = (await response.json()) as { groups: { hits: Hit[] }[] };
  return groups.flatMap(({ hits }) => hits);
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const shareWord = (one: string, other: string) => {
  const words = new Set(wordsIn(one));
  return wordsIn(other).some((word) => words.has(word));
};

const isAnswer = (path: string, answer: string) =>
  answer.startsWith('/') ? path === answer : path === `/faq?vraag=${answer}#${answer}`;

test('there are a hundred and fifty questions, and no two are the same', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(150);
});

test('people who ask find the page that answers', async () => {
  const missed: string[] = [];
  let firsts = 0;
  let others = 0;
  for (const [question, ...answers] of questions) {
    const hits = await hitsFor(question);
    const place = hits.findIndex(({ path }) => answers.some((answer) => isAnswer(path, answer)));
    if (place === 0) firsts += 1;
    if (!shareWord(question, hits[place]?.name.join('') ?? question)) others += 1;
    if (place < 0 || place > 2) missed.push(question);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(questions.length - inFirstThree);
  expect(firsts).toBeGreaterThanOrEqual(first);
  expect(others).toBeGreaterThanOrEqual(inOtherWords);
}, 60_000);
