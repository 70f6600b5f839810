import { describe, expect, it } from 'vitest';
import { readFair } from './read-fair';

const good = {
  name: 'Dakbeurs',
  edition: '2027',
  days: [
    { date: '2027-04-15', opens: '09:30', closes: '16:00' },
    { date: '2027-04-14', opens: '09:30', closes: '17:00' },
  ],
  venue: { name: 'Evenementenhal', street: 'Franklinweg 2', postalCode: '4207 HZ', city: 'Gorinchem' },
  contact: { email: 'info@dakbeurs.example' },
  colour: '#0a6b3d',
  keep: 'niets',
};

describe('a file with a fair', () => {
  it('is read, with its days in order', () => {
    const fair = readFair(good);
    expect(fair).toMatchObject({ name: 'Dakbeurs', tagline: '', english: true, keep: 'niets' });
    expect(fair).toMatchObject({ days: [{ date: '2027-04-14' }, { date: '2027-04-15' }] });
  });

  it('may be in Dutch alone', () => {
    expect(readFair({ ...good, english: false })).toMatchObject({ english: false });
  });

  it('may name a fair over New Year, of one day, or in Arabic', () => {
    const days = ['2027-12-31', '2028-01-01'].map((date) => ({ date, opens: '00:00', closes: '23:59' }));
    expect(readFair({ ...good, days, name: 'معرض' })).toMatchObject({ name: 'معرض', days });
    expect(readFair({ ...good, days: days.slice(0, 1) })).toMatchObject({ days: days.slice(0, 1) });
  });

  it.each([
    [null, '"name"'],
    [[], '"name"'],
    [{ ...good, name: ' ' }, 'Vul dit in'],
    [{ ...good, name: 'x'.repeat(256) }, 'Vul dit in'],
    [{ ...good, name: 'Dak\u202ebeurs' }, 'onzichtbaar teken'],
    [{ ...good, tagline: 'Dak\u0000' }, 'onzichtbaar teken'],
    [{ ...good, nmae: 'x' }, '"nmae"'],
    [{ ...good, days: [] }, 'minstens één dag'],
    [{ ...good, days: [{ date: '2027-02-30', opens: '09:00', closes: '17:00' }] }, 'days.0'],
    [{ ...good, days: [{ date: '2027-04-14', opens: '17:00', closes: '09:00' }] }, 'days.0'],
    [{ ...good, days: [{ date: '2027-04-14', opens: '9:00', closes: '17:00' }] }, 'days.0'],
    [{ ...good, days: [good.days[0], good.days[0]] }, '2027-04-15 staat er twee keer'],
    [{ ...good, venue: 'Gorinchem' }, 'venue.name'],
    [{ ...good, contact: { email: 'dakbeurs' } }, 'geldig e-mailadres'],
    [{ ...good, colour: 'groen' }, '"colour"'],
    [{ ...good, colour: '#0a6b3' }, '"colour"'],
    [{ ...good, mail: { replyTo: 'dakbeurs' } }, 'mail.replyTo'],
    [{ ...good, english: 'nee' }, 'Kies true'],
    [{ ...good, english: null }, 'Kies true'],
    [{ ...good, keep: 'beetje' }, 'Kies niets, structuur, alles.'],
  ])('that describes none is refused with a sentence: %j', (given, sentence) => {
    expect(JSON.stringify(readFair(given))).toContain(sentence);
    expect(readFair(given)).toBeInstanceOf(Array);
  });
});
