import { changeTexts } from 'beursvloer-domain/fair';
import { describe, expect, it } from 'vitest';
import { fillInFor, type Named } from './fill-in';

const day = (date: string) => ({ date, opens: '09:30', closes: '17:00' });
const demo: Named = {
  name: 'Proef & Beurs',
  edition: '2027',
  organisation: '',
  days: ['2027-02-09', '2027-02-10', '2027-02-11'].map(day),
  venue: { name: 'De Hallen', street: 'Kade 1', postalCode: '1000 AA', city: 'Stad' },
  contact: {
    email: 'info@proef.example',
    phone: '030 000 12 00',
    address: 'Stichting Proef & Beurs\nKade 3\n1000 AB Stad',
  },
};
const own: Named = {
  name: 'Dak "27"',
  edition: '2027',
  organisation: '',
  days: ['2027-04-14', '2027-04-15'].map(day),
  venue: { name: 'Evenementenhal', street: 'Weg 2', postalCode: '4207 HZ', city: 'Gorinchem' },
  contact: { email: 'info@dak.example', phone: '', address: '' },
};
const fillIn = fillInFor(demo, own, ['Mies Bos']);

describe('texts of the demo fair', () => {
  it.each([
    ['Kom naar Proef & Beurs in Stad.', 'Kom naar Dak "27" in Gorinchem.'],
    ['Op 9, 10 en 11 februari 2027 is het zover.', 'Op 14 en 15 april 2027 is het zover.'],
    ['Van 9 t/m 11 februari', 'Van 14 t/m 15 april'],
    ['dinsdag 9 februari en donderdag 11 februari 2027', 'woensdag 14 april en donderdag 15 april 2027'],
    ['9, 10 and 11 February 2027', '14 and 15 April 2027'],
    ['Tuesday 9 February', 'Wednesday 14 April'],
    ['Mail beurs@proef.example of bel 030 000 12 00', 'Mail info@dak.example of bel info@dak.example'],
    [
      '[030 000 12 06](tel:+31300001206), +31 30 000 12 06',
      '[info@dak.example](mailto:info@dak.example), info@dak.example',
    ],
    ['Het nummer 030 000 12 061 en 030 111 12 00', 'Het nummer 030 000 12 061 en 030 111 12 00'],
    ['Bel Mies Bos, 030 000 12 02', 'Bel [vul in: naam], info@dak.example'],
    [
      'Schrijf naar Kade 3, 1000 AB Stad.',
      'Schrijf naar [vul in: straat en nummer], [vul in: postcode en plaats].',
    ],
    ['Een datum als 2027-02-10', 'Een datum als 2027-04-15'],
    ['Van {dag1}, {tijden1} tot {Dag3}', 'Van {dag1}, {tijden1} tot {Dag2}'],
    ['Stichting Proef & Beurs is verantwoordelijk.', '[vul in: rechtspersoon] is verantwoordelijk.'],
    ['De bus stopt op de Kade, bij Hallen.', 'De bus stopt op de Weg, bij Evenementenhal.'],
    ['De Hallen, Kade 1, 1000 AA Stad', 'Evenementenhal, Weg 2, 4207 HZ Gorinchem'],
  ])('name the new one: %s', (from, to) => {
    expect(fillIn(from)).toBe(to);
  });

  it('are found inside of rich text, and stay whole with quotes in the name', () => {
    const body = [
      { type: 'paragraph', children: [{ type: 'text', text: 'Over Proef & Beurs', bold: true }] },
    ];
    expect(changeTexts(body, fillIn)).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Over Dak "27"', bold: true }] },
    ]);
  });

  it('stay as they are where nothing is named', () => {
    expect(fillIn('De koffie staat klaar.')).toBe('De koffie staat klaar.');
  });

  it('are filled in for a fair over New Year with both months', () => {
    const overYear = { ...own, days: ['2027-12-31', '2028-01-01'].map(day) };
    expect(fillInFor(demo, overYear)('Van 9 t/m 11 februari 2027')).toBe(
      'Van 31 december t/m 1 januari 2028',
    );
  });

  it.each([
    ['', 'Dak B.V.\nLaan 4\n3500 AA Utrecht', 'Dak B.V., Laan 4, 3500 AA Utrecht'],
    ['Dak B.V.', 'Laan 4\n3500 AA Utrecht', 'Dak B.V., Laan 4, 3500 AA Utrecht'],
    ['Dak B.V.', 'Dak B.V.\n\nLaan 4\n3500 AA Utrecht', 'Dak B.V., Laan 4, 3500 AA Utrecht'],
    ['Dak B.V.', '', 'Dak B.V., [vul in: straat en nummer], [vul in: postcode en plaats]'],
    ['', 'Laan 4\n3500 AA Utrecht', '[vul in: rechtspersoon], Laan 4, 3500 AA Utrecht'],
  ])('name the legal person %j at the address %j', (organisation, address, line) => {
    const fair = { ...own, organisation, contact: { ...own.contact, address } };
    expect(fillInFor(demo, fair)('Stichting Proef & Beurs, Kade 3, 1000 AB Stad')).toBe(line);
  });

  it('link to the telephone of the new one when it has one', () => {
    const fair = { ...own, contact: { ...own.contact, phone: '+31 (0)183 00 00 00' } };
    expect(fillInFor(demo, fair)('[Bel 030 000 12 02](tel:+31300001202)')).toBe(
      '[Bel +31 (0)183 00 00 00](tel:+31183000000)',
    );
  });

  it('send all that goes to the demo’s addresses to the one that there is, also a free one', () => {
    const fair = { ...own, contact: { ...own.contact, email: 'dakbeurs@gmail.example' } };
    expect(fillInFor(demo, fair)('[pers@proef.example](mailto:pers@proef.example)')).toBe(
      '[dakbeurs@gmail.example](mailto:dakbeurs@gmail.example)',
    );
  });
});
