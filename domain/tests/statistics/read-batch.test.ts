import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAgeMs, maxEvents, readBatch, type SentEvent } from '../../src/statistics/index.js';

const id = 'a1b2c3d4e5f6';
const view = { id, age: 0, eventType: 'pageview', url: '/standhouders?thema=hout' };
const made = 'f0e1d2c3b4a5';
const read = (body: unknown) => readBatch(body, () => made);
const bodyWith = (...events: unknown[]) => ({ data: { events, session: 'eyJpZCI6MH0=' } });

const good: SentEvent[] = [
  { id, age: 12, eventType: 'pageview', url: '/', from: '/faq', since: 4 },
  { id, age: 0, eventType: 'read', url: '/faq', seconds: 31, depth: 75 },
  { id, age: 0, eventType: 'content', type: 'news', item: 12 },
  { id, age: 0, eventType: 'marketing', action: 'shown', item: 'banner-3', url: '/' },
  { id, age: 0, eventType: 'lead', action: 'route', exhibitor: 7, url: '/plattegrond' },
  { id, age: 0, eventType: 'session', action: 'resume', since: 60 },
  { id, age: 0, eventType: 'user', action: 'authFail' },
  { id, age: 0, eventType: 'emailLink', link: 'voorjaar-2027' },
  { id, age: 0, eventType: 'search', text: 'houtbouw', results: 0 },
  { id, age: 0, eventType: 'notFound', url: '/standhoudres' },
  { id, age: 0, eventType: 'outbound', host: 'www.voorbeeld.nl', url: '/faq' },
];

describe('a request with events', () => {
  test.each(good.map((event): [string, SentEvent] => [event.eventType, event]))(
    'of the kind %s is read',
    (_, event) => {
      expect(read(bodyWith(event))).toEqual({ batch: { events: [event], session: 'eyJpZCI6MH0=' } });
    },
  );

  test('says of the visit what is well-formed, and nothing else', () => {
    const said = { device: 'phone', source: 'www.google.com', campaign: 'voorjaar-2027', name: 'Jan' };
    const found = read({ data: { events: [view], session: '', ...said } });
    expect(found).toEqual({
      batch: {
        events: [view],
        session: '',
        device: 'phone',
        source: 'www.google.com',
        campaign: 'voorjaar-2027',
      },
    });
    const wrong = { device: 'watch', source: 'https://a.nl/?q=1', campaign: '<b>' };
    expect(read({ data: { events: [view], session: '', ...wrong } })).toEqual({
      batch: { events: [view], session: '' },
    });
  });

  test('keeps nothing of an event that is not its own', () => {
    const found = read(bodyWith({ ...view, email: 'jan@voorbeeld.nl', userAgent: 'x' }));
    expect(found).toEqual({ batch: { events: [view], session: 'eyJpZCI6MH0=' } });
  });

  test.each<[string, unknown]>([
    ['no body', null],
    ['a list', []],
    ['no events', bodyWith()],
    ['too many events', bodyWith(...Array.from({ length: maxEvents + 1 }, () => view))],
    ['events that are no list', { data: { events: { 0: view }, session: '' } }],
    ['no session', { data: { events: [view] } }],
    ['a session that is too long', { data: { events: [view], session: 'x'.repeat(501) } }],
    ['an unknown kind', bodyWith({ ...view, eventType: 'keystroke' })],
    ['an id of another form', bodyWith({ ...view, id: 'jan@voorbeeld.nl' })],
    ['an event from the future', bodyWith({ ...view, age: -1 })],
    ['an event that is too old', bodyWith({ ...view, age: maxAgeMs + 1 })],
    ['an age that is no whole number', bodyWith({ ...view, age: 0.5 })],
    ['an address of another site', bodyWith({ ...view, url: 'https://voorbeeld.nl/' })],
    ['an address that is too long', bodyWith({ ...view, url: `/${'a'.repeat(2000)}` })],
    ['half a character in its address', bodyWith({ ...view, url: '/\ud800' })],
    [
      'half a character in a search',
      bodyWith({ id, age: 0, eventType: 'search', text: 'a\udc00', results: 1 }),
    ],
    ['a short link by number', bodyWith({ id, age: 0, eventType: 'emailLink', link: 3 })],
    ['a short link with a path', bodyWith({ id, age: 0, eventType: 'emailLink', link: '../geheim' })],
    [
      'an unknown action',
      bodyWith({ id, age: 0, eventType: 'lead', action: 'stolen', exhibitor: 1, url: '/' }),
    ],
    [
      'an exhibitor that is no number',
      bodyWith({ id, age: 0, eventType: 'lead', action: 'saved', exhibitor: '1', url: '/' }),
    ],
    ['more than was read', bodyWith({ id, age: 0, eventType: 'read', url: '/', seconds: 3, depth: 101 })],
    ['nothing but wrong events', bodyWith({ ...view, url: 3 }, null)],
  ])('with %s is rejected whole', (_, body) => {
    expect(read(body)).toHaveProperty('problem');
  });

  test('with one bad event keeps the others', () => {
    expect(read(bodyWith(view, { ...view, eventType: 'x' }, null, good[1]))).toEqual({
      batch: { events: [view, good[1]], session: 'eyJpZCI6MH0=' },
    });
  });

  test('as the specification has it, without id and age, is one of this moment with an id of its own', () => {
    const { eventType, url } = view;
    expect(read(bodyWith({ eventType, url }))).toEqual({
      batch: { events: [{ id: made, age: 0, eventType, url }], session: 'eyJpZCI6MH0=' },
    });
  });

  test.each([
    [{ ...view, id: 'kort' }, 'data.events[0].id: must be 12 to 24 small letters and digits, or left out'],
    [{ ...view, age: -1 }, `data.events[0].age: must be a whole number of ms up to ${maxAgeMs}, or left out`],
    [{ ...view, eventType: 'x' }, 'data.events[0].eventType: is not known'],
    [
      { ...view, url: 3 },
      'data.events[0]: a field of pageview is missing or not what it should be (id, age, eventType, url)',
    ],
  ])('names the field that is wrong: %j', (event, problem) => {
    expect(read(bodyWith(event))).toEqual({ problem });
  });

  test('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (anything, events) => {
        read(anything);
        read({ data: { events, session: 's' } });
      }),
    );
  });
});
