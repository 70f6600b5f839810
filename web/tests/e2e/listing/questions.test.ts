import { expect, test } from 'vitest';

import { sharedFair } from '../../harness/shared-fair';
import { questions } from './questions';

const { site } = sharedFair();

/** How many of the questions have their answer in the first three results, and how many in the first, at least. */
const inFirstThree = 145;
const first = 120;

interface Found {
  groups: { hits: { path: string }[] }[];
}

async function pathsFor(question: string): Promise<string[]> {
  const response = await fetch(`${site}/zoeken.json?${new URLSearchParams({ q: question })}`);
  expect(response.status, question).toBe(200);
  const { groups } = (await response.json()) as Found;
  return groups.flatMap(({ hits }) => hits.map(({ path }) => path));
}

const isAnswer = (path: string, answer: string) =>
  answer.startsWith('/') ? path === answer : path === `/faq?vraag=${answer}#${answer}`;

test('there are a hundred and fifty questions, and no two are the same', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(150);
});

test('people who ask find the page that answers', async () => {
  const missed: string[] = [];
  let firsts = 0;
  for (const [question, ...answers] of questions) {
    const place = (await pathsFor(question)).findIndex((path) =>
      answers.some((answer) => isAnswer(path, answer)),
    );
    if (place === 0) firsts += 1;
    if (place < 0 || place > 2) missed.push(question);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(questions.length - inFirstThree);
  expect(firsts).toBeGreaterThanOrEqual(first);
}, 60_000);
