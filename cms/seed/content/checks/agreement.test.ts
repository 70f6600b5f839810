import { describe, expect, it } from 'vitest';
import { albums } from '../albums';
import { calendar } from '../calendar';
import { english } from '../english';
import { exhibitors } from '../exhibitors';
import { pages } from '../pages';
import { pavilions } from '../venue/pavilions';
import { people } from '../site/people';
import { sessions } from '../sessions';
import { site } from '../site/settings';
import { standOffer } from '../site/stand-offer';
import { foundIn, stringsIn, texts } from './texts.fixture';

/** Half past four as texts say it: `16.30`. */
const spoken = (time: string) => time.replace(/^0/, '').replace(':', '.');
const names: Record<string, RegExp> = {
  '2027-02-09': /\b(dinsdag|Tuesday)\b/,
  '2027-02-10': /\b(woensdag|Wednesday)\b/,
  '2027-02-11': /\b(donderdag|Thursday)\b/,
};
const thursday = site.days.find(({ date }) => date === '2027-02-11');

describe('opening hours', () => {
  it('are those of the settings wherever a text names them', () => {
    const hours = foundIn(
      texts,
      /(?:^|\b)((?:[Dd]insdag|[Ww]oensdag|[Dd]onderdag|Tuesday|Wednesday|Thursday)[^.;\n]{0,60}?)(9\.30)(?: to |–| tot )(\d\d\.\d\d)/g,
    );
    // Most texts have them as variables.
    expect(hours.length).toBeGreaterThanOrEqual(6);
    for (const { said, around } of hours) {
      const [days = '', opens, closes] = said;
      const meant = site.days.filter(
        ({ date }) => names[date]?.test(days.toLowerCase()) || names[date]?.test(days),
      );
      expect(meant.length, around).toBeGreaterThan(0);
      for (const day of meant)
        expect([spoken(day.opens), spoken(day.closes)], around).toEqual([opens, closes]);
    }
  });

  it('of the last day are named with those of the others', () => {
    expect(spoken(thursday?.closes ?? '')).toBe('16.30');
    for (const text of texts.filter((one) => /9\.30 (tot|to) 17\.30/.test(one)))
      expect(text).toMatch(/(donderdag|Thursday)[^\n]*(tot|to) 16\.30/);
  });

  it('hold every session, and no session lies outside the days of the fair', () => {
    for (const { slug, day, startTime, endTime } of sessions) {
      const open = site.days.find(({ date }) => date === day);
      expect(open, slug).toBeDefined();
      if (open) expect([slug, startTime >= open.opens, endTime <= open.closes]).toEqual([slug, true, true]);
    }
  });

  it('are not given for a whole range of days in the calendar, which may differ', () => {
    const ranges = calendar.filter(({ endDate }) => endDate !== undefined);
    expect(ranges.length).toBeGreaterThan(1);
    for (const { slug, startTime, endTime } of ranges)
      expect([slug, startTime, endTime]).toEqual([slug, undefined, undefined]);
  });

  it('hold whatever happens on a stand or in a pavilion, on Thursday too', () => {
    const promises = foundIn(
      stringsIn([pavilions, english.pavilions, exhibitors]),
      /(?:\bom|\bOm|\bat|\bAt) (\d{1,2}\.\d\d)\b/g,
    );
    expect(promises.length).toBeGreaterThan(1);
    for (const { said, around } of promises)
      expect((said[0] ?? '').padStart(5, '0') < spoken(thursday?.closes ?? ''), around).toBe(true);
  });
});

describe('what is said twice', () => {
  it('the shuttle bus runs an hour shorter on Thursday wherever its hours stand', () => {
    const rides = foundIn(texts, /(18\.15[^;\n]{0,40})/g);
    expect(rides.length).toBeGreaterThanOrEqual(4);
    for (const { said, around } of rides)
      expect(said[0], around).toMatch(/^18\.15( uur)? \((donderdag tot 17\.15 uur|Thursday until 17\.15)\)/);
  });

  it.each([
    [
      'how far parking for the disabled is from the door',
      /(?:op|on)? ?(\w+)[ -](?:meter|metres) (?:van|from) (?:de|the) (?:deur|ingang|door|entrance)/g,
      3,
    ],
    [
      'how wide aisles are',
      /(?:gangpaden|aisles)[^.\n]{0,30}?(?:ten minste|at least) (\w+) (?:meter|metres)/gi,
      2,
    ],
    ['how large the lift is', /(1[.,]10 (?:bij|by) 2[.,]10)/g, 2],
    ['what the floor carries', /(2[.,]\d00) kilo/g, 2],
    ['the telephone number of the fair', /\b(030 000 12 00)\b/g, 4],
  ])('is said in the same words: %s', (_what, pattern, times) => {
    const said = foundIn(texts, pattern).map((found) => same(found.said[0] ?? ''));
    expect(said.length).toBeGreaterThanOrEqual(times);
    expect(new Set(said).size, said.join(', ')).toBe(1);
  });

  it('the number of a person is the same on every page', () => {
    const numbers = foundIn(texts, /(Mirjam Kuipers)(?: on)?,? (030 \d{3} \d\d \d\d)/g).map(
      ({ said }) => said[1],
    );
    expect(numbers.length).toBeGreaterThan(3);
    expect(new Set(numbers)).toEqual(new Set(['030 000 12 02']));
  });

  it('who visitors are sent to is known by name', () => {
    const cards = pages.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.type === 'topics' ? block.topics : [])),
    );
    const callable = cards.flatMap(({ label = '', body }) =>
      body?.includes('](tel:') && !label.includes(':') ? [label] : [],
    );
    const called = foundIn(texts, /([A-Z]\p{L}+ (?:de |van )?[A-Z]\p{L}+),? (?:on )?030 000 /gu);
    const named = [
      ...callable,
      ...called.flatMap(({ said }) => said[0]?.replace(/^(?:Bel|Call) /, '') ?? []),
    ];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !people.includes(name))).toEqual([]);
  });

  it('exhibitors and sessions are as many as the fair says', () => {
    const counted = foundIn(texts, /\b(\d{2,3}) (?:standhouders|exhibitors)\b/g);
    expect(counted.some(({ said }) => said[0] === String(exhibitors.length))).toBe(true);
    for (const { said, around } of foundIn(
      texts,
      /\b(\d{2,3}) (?:sessies, tours|sessions, tours|programmaonderdelen)/g,
    ))
      expect(said[0], around).toBe(String(sessions.length));
  });
});

/** A number in one language and in the other. */
function same(word: string): string {
  const dutch: Record<string, string> = { fifteen: 'vijftien', three: 'drie' };
  return (dutch[word] ?? word).replaceAll(',', '.').replace(' by ', ' bij ');
}

describe('what is not said', () => {
  it('nothing is promised for later', () => {
    expect(
      foundIn(
        texts,
        /informatie volgt|volgt nog|more information will follow|to be announced|\bTBA\b|lorem/gi,
      ),
    ).toEqual([]);
  });

  it('every date in the calendar says more than its introduction', () => {
    expect(calendar.filter(({ body }) => !body).map(({ slug }) => slug)).toEqual([]);
  });

  it('nobody is said to have photographed what was drawn', () => {
    const credits = albums.flatMap(({ photos }) => photos.flatMap(({ credit }) => credit ?? []));
    expect(credits).toEqual([]);
    expect(foundIn(texts, /onze fotograaf|our photographer/gi)).toEqual([]);
  });
});

describe('prices of stands', () => {
  const { kinds, registrationCents } = standOffer;
  const euros = (cents: number) =>
    new Intl.NumberFormat('nl', { minimumFractionDigits: 2 }).format(cents / 100);
  const perSquareMetre = kinds.filter(({ minSquareMetres }) => minSquareMetres !== undefined);

  it('are those of the offer wherever a text names one for a square metre', () => {
    const named = foundIn(texts, /€ ?([\d.,]+) (?:per m²|per square metre)/g);
    expect(named.length).toBeGreaterThan(7);
    const known = perSquareMetre.flatMap(({ cents }) => [euros(cents), (cents / 100).toFixed(2)]);
    for (const { said, around } of named) expect(known, around).toContain(said[0]);
  });

  it('of a whole stand and what comes with each contract are those of the offer', () => {
    for (const { name, cents } of kinds.filter((kind) => !perSquareMetre.includes(kind)))
      expect(
        texts.some((text) => text.includes(`${name}: € ${euros(cents)}`)),
        name,
      ).toBe(true);
    const once = foundIn(texts, /(?:[Ii]nschrijfkosten zijn|eenmalig) € ([\d.,]+\d)/g);
    expect(once.length).toBeGreaterThan(1);
    for (const { said, around } of once) expect(said[0], around).toBe(euros(registrationCents));
  });
});
