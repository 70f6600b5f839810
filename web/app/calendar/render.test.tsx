import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '../content/types/calendar-item';
import { bareSite } from '../site/site-context';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { CalendarItemPage } from './calendar-item-page';
import { calendarItemMeta } from './calendar-item-meta';
import { CalendarPage } from './calendar-page';
import { arrangeCalendar } from './months';

const script = '<script>alert(1)</script>';
const today = '2026-11-21';

function itemOf(publicId: number, facts: Partial<CalendarItem> = {}): CalendarItem {
  return {
    publicId,
    title: `Datum ${publicId}`,
    slug: `datum-${publicId}`,
    date: '2027-02-09',
    endDate: null,
    startTime: null,
    endTime: null,
    place: null,
    intro: '',
    image: null,
    body: [],
    link: null,
    seo: null,
    updatedAt: '',
    ...facts,
  };
}

function render(element: React.ReactNode, path: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

const list = (items: CalendarItem[]) =>
  render(<CalendarPage data={{ today, ...arrangeCalendar(items, today) }} />, '/kalender');

describe('the calendar', () => {
  it('stands by month, with what is over folded under it', () => {
    const html = list([itemOf(7001, { date: '2026-09-24' }), itemOf(7002)]);
    expect(html).toMatch(/<h2[^>]*><span[^>]*>februari 2027<\/span><\/h2>/);
    expect(html).toContain(nl.calendar.past(1));
    expect(html.indexOf('Datum 7002')).toBeLessThan(html.indexOf('<details'));
    expect(html.indexOf('Datum 7001')).toBeGreaterThan(html.indexOf('<details'));
  });

  it('renders hostile content as text', () => {
    const html = list([itemOf(7001, { title: script, place: script, intro: script, slug: 'a/b' })]);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/kalender/7001/a%2Fb"');
  });

  it('says so when there is nothing to come', () => {
    expect(list([itemOf(7001, { date: '2026-09-24' })])).toContain(nl.calendar.nothing.title);
  });
});

describe('a date', () => {
  it('is whole with nothing but a day', () => {
    const data = { item: itemOf(7001), isPast: false, earlier: null, later: null };
    const html = render(<CalendarItemPage data={data} />, '/kalender/7001/x');
    expect(html).toContain('di 9 feb 2027');
    expect(html).toContain(nl.calendar.detail.noText);
    expect(html).not.toContain(nl.calendar.detail.where);
  });

  it('says that it is over', () => {
    const item = itemOf(7001, {
      title: script,
      place: script,
      link: { label: script, url: '/x', icon: null },
    });
    const data = { item, isPast: true, earlier: itemOf(7002), later: null };
    const html = render(<CalendarItemPage data={data} />, '/kalender/7001/x');
    expect(html).toContain(nl.calendar.over);
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="/kalender/7002/datum-7002"');
  });

  it.each([
    [{}, '2027-02-09', '2027-02-09'],
    [{ startTime: '09:30', endTime: '08:00' }, '2027-02-09T09:30:00+01:00', '2027-02-09'],
    [
      { endDate: '2027-02-11', startTime: '09:30', endTime: '08:00' },
      '2027-02-09T09:30:00+01:00',
      '2027-02-11T08:00:00+01:00',
    ],
  ])('tells search engines when it is, given %o', (facts, startDate, endDate) => {
    const item = itemOf(7001, facts);
    const site = { ...bareSite, origin: 'https://beurs.example' };
    const head = calendarItemMeta({ item, isPast: false, earlier: null, later: null }, site);
    expect(thingIn(head, 'Event')).toMatchObject({ startDate, endDate });
  });
});
