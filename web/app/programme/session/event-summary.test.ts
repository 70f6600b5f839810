import { expect, test } from 'vitest';
import { bareSite } from '../../site/site-context';
import { fairWithSessions } from './event-summary';
import { makeSession } from '../sessions.fixture';

const site = { ...bareSite, origin: 'https://beurs.example' };
const programme = (size: number) => Array.from({ length: size }, (_, index) => makeSession(2001 + index));
const namesIn = (size: number) =>
  [...JSON.stringify(fairWithSessions(programme(size), site)).matchAll(/"name":"(Sessie \d+)"/g)].map(
    ([, name]) => name,
  );

test('the linked data of a list has its first sessions only, however long the programme is', () => {
  expect(namesIn(3)).toEqual(['Sessie 2001', 'Sessie 2002', 'Sessie 2003']);
  expect(namesIn(400)).toEqual(namesIn(25));
  expect(JSON.stringify(fairWithSessions(programme(400), site)).length).toBeLessThan(15_000);
});
