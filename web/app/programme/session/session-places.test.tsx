import { describe, expect, test } from 'vitest';
import type { Session } from '../../content/types/session';
import { renderAt } from '../list/render.fixture';
import { makeSession } from '../sessions.fixture';
import SessionPlaces from './session-places';

const upcoming: Session = {
  ...makeSession(2001),
  edition: null,
  day: '2027-02-11',
  description: [],
  image: null,
  exhibitors: [],
  seo: null,
  places: null,
  capacity: 20,
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const draw = (left: number, waiting = 0, { isClosed = false, session = upcoming } = {}) =>
  renderAt('/programma/2001', <SessionPlaces session={session} places={{ left, waiting, isClosed }} />);

describe('the places of a session', () => {
  test('are counted, and lead to one', () => {
    const html = draw(3);
    expect(html).toContain('Plaatsen: 3 van 20 vrij');
    expect(html).toContain('href="/plaats/aanvragen?onderdeel=2001"');
    expect(html).toContain('Vraag een plaats aan');
  });

  test('lead to the waiting list when all are taken, and when others wait already', () => {
    expect(draw(0)).toContain('Alle plaatsen zijn bezet');
    expect(draw(0, 2)).toContain('Er wachten 2 personen.');
    for (const html of [draw(0), draw(1, 1)]) expect(html).toContain('Zet mij op de wachtlijst');
  });

  test('cannot be asked for when the host closed it', () => {
    const html = draw(3, 0, { isClosed: true });
    expect(html).toContain('Vol: aanmelden kan niet meer');
    expect(html).not.toContain('/plaats/aanvragen');
  });

  test('are not shown once it has begun', () => {
    const past = { ...upcoming, day: '2020-02-09' };
    expect(draw(3, 0, { session: past })).not.toContain('vrij');
  });
});
