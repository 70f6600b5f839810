import { expect, test } from 'vitest';
import { messagesFor } from '../../messages/messages';
import { pageOf } from '../pages';
import { makeRoom, makeSession } from '../sessions.fixture';
import { programmeFile, sessionEvent } from './programme-file.server';

const context = {
  page: pageOf(null),
  messages: messagesFor('nl'),
  siteUrl: 'https://beurs.example',
};

test('a session is a row with what it is, when and where', () => {
  const session = makeSession(2001, { room: makeRoom('zaal-1', 'Zaal 1', 1), capacity: 40 });
  const { rows, printed } = programmeFile([session], context);
  expect(rows).toEqual([
    expect.objectContaining({
      id: 2001,
      kind: 'Praatje',
      day: '2027-02-09',
      start: '10:00',
      end: '11:00',
      room: 'Zaal 1',
      hall: 'Hal 1',
      capacity: 40,
      url: 'https://beurs.example/programma/2001',
    }),
  ]);
  expect(printed.rows).toEqual([['di 9 feb, 10.00–11.00 uur', 'Sessie 2001', 'Zaal 1, Hal 1', '']]);
});

test('in a calendar a session stands at its moment, in summer and in winter', () => {
  const at = (day: string) => sessionEvent(makeSession(1, { day }), 'https://beurs.example/programma/1');
  expect(at('2027-02-09')).toMatchObject({
    start: '2027-02-09T09:00:00.000Z',
    end: '2027-02-09T10:00:00.000Z',
  });
  expect(at('2027-07-09')).toMatchObject({
    start: '2027-07-09T08:00:00.000Z',
    end: '2027-07-09T09:00:00.000Z',
  });
});

test('a session without an end takes half an hour, also past midnight', () => {
  const late = makeSession(1, { startTime: '23:45', endTime: '23:45' });
  expect(sessionEvent(late, 'https://beurs.example/programma/1')).toMatchObject({
    uid: 'programma-1@beurs.example',
    start: '2027-02-09T22:45:00.000Z',
    end: '2027-02-09T23:15:00.000Z',
  });
  expect(programmeFile([late], context).rows[0]?.end).toBeNull();
});
