import { expect, test } from 'vitest';
import { z } from 'zod';

import {
  childrenOf,
  parseXml,
  scheduleShape,
  textIn,
} from '../../../app/programme/schedule/read-schedule.fixture';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const listShape = z.object({
  items: z.array(z.object({ id: z.int(), title: z.string(), day: z.string(), start: z.string() })),
});
const fileShape = z.object({ $schema: z.url(), schedule: scheduleShape });

async function ask(path: string): Promise<Response> {
  return fetch(`${site}${path}`);
}

async function sessions(list = '/programma.json') {
  const { items } = listShape.parse(await (await ask(`${list}?dag=alle`)).json());
  return items.sort((one, other) => one.id - other.id);
}

async function inJson(path: string) {
  const { schedule } = fileShape.parse(await (await ask(path)).json());
  const events = schedule.conference.days.flatMap(({ date, rooms }) =>
    Object.values(rooms).flatMap((all) => all.map((event) => ({ ...event, day: date }))),
  );
  return events.sort((one, other) => one.id - other.id);
}

test('the schedule holds the whole programme, as the list of every day does', async () => {
  const all = await sessions();
  const events = await inJson('/programma/schedule.json');
  expect(events.map(({ id, title, day, start }) => ({ id, title, day, start }))).toEqual(all);
  expect(events.length).toBeGreaterThan(10);
  for (const { date, day, start } of events) expect(date).toBe(`${day}T${start}:00+01:00`);
});

test('the schedule as XML says the same, under the same ids', async () => {
  const response = await ask('/programma/schedule.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const found = [...parseXml(await response.text()).getElementsByTagName('event')].map((event) => ({
    id: Number(event.getAttribute('id')),
    guid: event.getAttribute('guid'),
    title: textIn(event, 'title'),
    persons: childrenOf(event, 'persons').flatMap((all) =>
      childrenOf(all, 'person').map((one) => one.textContent),
    ),
  }));
  const events = await inJson('/programma/schedule.json');
  expect(found.sort((one, other) => one.id - other.id)).toEqual(
    events.map(({ id, guid, title, persons }) => ({
      id,
      guid,
      title,
      persons: persons.map(({ name }) => name),
    })),
  );
});

test('in English the schedule has English pages and the same ids', async () => {
  const [dutch, english] = await Promise.all([
    inJson('/programma/schedule.json'),
    inJson('/en/programma/schedule.json'),
  ]);
  expect(english.map(({ guid }) => guid)).toEqual(dutch.map(({ guid }) => guid));
  expect(english[0]?.url).toBe(`${site}/en/programma/${english[0]?.id}`);
  expect((await ask(`/en/programma/${english[0]?.id}`)).status).toBe(200);
});

test('the addresses in the schedule exist', async () => {
  const [event] = (await inJson('/programma/schedule.json')).filter(({ persons }) => persons.length > 0);
  const person = event?.persons[0];
  for (const url of [event?.url, person?.url, person?.avatar]) {
    if (url !== undefined) expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
  }
  expect(event).toBeDefined();
});

test('a schedule in another form does not exist, and one is not for search engines', async () => {
  expect((await ask('/programma/schedule.pdf')).status).toBe(404);
  expect((await ask('/programma/schedule.json')).headers.get('x-robots-tag')).toBe('noindex');
});

test('pages of any other site may read the schedules, and no other file', async () => {
  const allowed = async (path: string) => (await ask(path)).headers.get('access-control-allow-origin');
  for (const path of ['/programma/schedule.json', '/programma/schedule.xml', '/en/programma/schedule.json'])
    expect(await allowed(path)).toBe('*');
  for (const path of ['/programma', '/programma.json', '/programma.ics', '/api/users/me'])
    expect(await allowed(path)).toBeNull();
});
