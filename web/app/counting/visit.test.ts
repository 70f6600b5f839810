import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reported } from './events';
import { createVisit } from './visit';

const minuteMs = 60_000;
const page = (url: string) => ({ url, isView: true, event: null });
let events: [Reported, number?][];
let now: number;
let stored: unknown;
const documentState = { hidden: false, referrer: '', top: 0 };

beforeEach(() => {
  [events, now, stored] = [[], 1_700_000_000_000, null];
  Object.assign(documentState, { hidden: false, referrer: '', top: 0 });
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('location', { search: '?utm_campaign=najaar' });
  vi.stubGlobal('document', {
    get hidden() {
      return documentState.hidden;
    },
    get referrer() {
      return documentState.referrer;
    },
    querySelector: () => ({
      getBoundingClientRect: () => ({ top: documentState.top, height: 2000 }),
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () =>
  createVisit(
    () => now,
    { load: () => stored, save: (value) => void (stored = structuredClone(value)) },
    (event, agoMs) => void events.push(agoMs === undefined ? [clean(event)] : [clean(event), agoMs]),
  );
/** As it is sent: without what is not there. */
const clean = (event: Reported) => JSON.parse(JSON.stringify(event)) as Reported;
/** Events since the last call. */
const reported = () => events.splice(0).map(([event]) => event);

test('a visit begins with its first page, and each later one says where it comes from', () => {
  const visit = open();
  visit.show(page('/'));
  now += 12_000;
  documentState.top = -600;
  visit.touch();
  visit.show(page('/nieuws'));
  expect(reported()).toEqual([
    { eventType: 'session', action: 'start' },
    { eventType: 'pageview', url: '/', since: 0 },
    { eventType: 'read', url: '/', seconds: 12, depth: 55 },
    { eventType: 'pageview', url: '/nieuws', from: '/', since: 12 },
  ]);
});

test('it goes on in the next document, until nothing is done for half an hour', () => {
  open().show(page('/'));
  now += 29 * minuteMs;
  open().show(page('/faq'));
  expect(reported().at(-1)).toEqual({ eventType: 'pageview', url: '/faq', from: '/', since: 29 * 60 });
  now += 31 * minuteMs;
  open().show(page('/nieuws'));
  expect(events).toEqual([
    [{ eventType: 'session', action: 'stop' }, 31 * minuteMs],
    [{ eventType: 'session', action: 'start' }],
    [{ eventType: 'pageview', url: '/nieuws', since: 0 }],
  ]);
});

test('a page that is returned to after half an hour begins a visit, and nobody read it meanwhile', () => {
  const visit = open();
  visit.show(page('/'));
  reported();
  now += 120 * minuteMs;
  visit.touch();
  expect(reported()).toEqual([
    { eventType: 'read', url: '/', seconds: 1800, depth: 25 },
    { eventType: 'session', action: 'stop' },
    { eventType: 'session', action: 'start' },
    { eventType: 'pageview', url: '/', since: 0 },
  ]);
});

test('a page is read while it is in view; out of view the visit pauses', () => {
  const visit = open();
  visit.show(page('/'));
  reported();
  now += 8000;
  documentState.hidden = true;
  visit.hide();
  visit.hide();
  now += 5 * minuteMs;
  documentState.hidden = false;
  visit.touch();
  now += 2000;
  visit.show(page('/faq'));
  expect(reported()).toEqual([
    { eventType: 'read', url: '/', seconds: 8, depth: 25 },
    { eventType: 'session', action: 'pause', since: 8 },
    { eventType: 'session', action: 'resume', since: 300 },
    { eventType: 'read', url: '/', seconds: 2, depth: 25 },
    { eventType: 'pageview', url: '/faq', from: '/', since: 2 },
  ]);
});

test('a page that comes back as it was left is viewed once more', () => {
  const visit = open();
  visit.show(page('/'));
  reported();
  visit.show();
  expect(reported()).toEqual([{ eventType: 'pageview', url: '/', from: '/', since: 0 }]);
});

test('what is no view of a page is neither viewed nor read, and not where the next one comes from', () => {
  const visit = open();
  visit.show({ url: '/nieuws/7', isView: false, event: { eventType: 'content', type: 'news', item: 7 } });
  now += 5000;
  visit.show({ url: '/c', isView: false, event: null });
  now += 5000;
  visit.show(page('/faq'));
  expect(reported()).toEqual([
    { eventType: 'session', action: 'start' },
    { eventType: 'content', type: 'news', item: 7 },
    { eventType: 'pageview', url: '/faq', since: 10 },
  ]);
});

test('what features mark is reported with the page it is on; a search once in a visit', () => {
  const visit = open();
  visit.show(page('/standhouders/12'));
  reported();
  visit.report('{"eventType":"lead","action":"website","exhibitor":12}');
  visit.report(undefined);
  const search = '{"eventType":"search","text":"hout","results":3}';
  visit.report(search);
  visit.report(search);
  expect(reported()).toMatchObject([
    { eventType: 'lead', action: 'website', exhibitor: 12, url: '/standhouders/12' },
    { eventType: 'search', text: 'hout', results: 3 },
  ]);
});

test('a visit knows the host and the campaign it came from', () => {
  documentState.referrer = 'https://www.zoeken.example/?q=beurs';
  expect(open().origin()).toBeUndefined();
  const visit = open();
  visit.touch();
  expect(visit.origin()).toEqual({ source: 'www.zoeken.example', campaign: 'najaar' });
  [stored, documentState.referrer] = [null, ''];
  const other = open();
  other.touch();
  expect(other.origin()).toEqual({ source: undefined, campaign: 'najaar' });
});

test('what is stored and cannot be read begins a visit', () => {
  for (const value of [{}, 5, 'x', { activeAt: 'gisteren' }]) {
    stored = value;
    open().show(page('/'));
    expect(reported().map(({ eventType }) => eventType)).toEqual(['session', 'pageview']);
  }
});
