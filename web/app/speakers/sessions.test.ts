import { expect, it } from 'vitest';
import { makeSession } from '../programme/sessions.fixture';
import { relatedSpeakers } from './related-speakers';
import { rolesIn, sessionsOf, withSessionCount } from './sessions';
import { onStage, summaryOf, theme } from './speakers.fixture';

const twice = makeSession(2001, {
  speakers: [onStage(1, 'Inleider'), onStage(1, 'Gespreksleider'), onStage(2)],
});
const once = makeSession(2002, { speakers: [onStage(1, 'Inleider')] });
const without = makeSession(2003);
const sessions = [twice, once, without];

it('a session counts once, however often somebody is named in it', () => {
  expect(sessionsOf(1, sessions)).toEqual([twice, once]);
  expect(withSessionCount([summaryOf(1), summaryOf(2), summaryOf(3)], sessions)).toMatchObject([
    { publicId: 1, sessionCount: 2 },
    { publicId: 2, sessionCount: 1 },
    { publicId: 3, sessionCount: 0 },
  ]);
});

it('every role of one person is named once', () => {
  expect(rolesIn(twice, 1)).toEqual(['Inleider', 'Gespreksleider']);
  expect(rolesIn({ speakers: [onStage(1, 'Host'), onStage(1, 'Host')] }, 1)).toEqual(['Host']);
  expect(rolesIn(twice, 2)).toEqual([]);
});

it('who shares a stage is suggested before who shares a theme, and never the speaker themselves', () => {
  const speaker = summaryOf(1, { themes: [theme('hout'), theme('gevel')] });
  const all = [
    speaker,
    summaryOf(2),
    summaryOf(3, { themes: [theme('hout')] }),
    summaryOf(4, { themes: [theme('hout'), theme('gevel')] }),
    summaryOf(5, { themes: [theme('water')] }),
  ];
  const related = (limit: number) => relatedSpeakers(speaker, all, sessions, limit).map((s) => s.publicId);
  expect(related(6)).toEqual([4, 2, 3]);
  expect(related(2)).toEqual([4, 2]);
});
