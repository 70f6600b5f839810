import { describe, expect, test } from 'vitest';
import { InvalidListState } from '../listing/search-params';
import { facetHref, InvalidDay, parseProgrammeState, programmeHref } from './list-state';

const parse = (query: string) =>
  parseProgrammeState(new URLSearchParams(query), ['agenda', 'themes', 'timetable']);

describe('the state of a programme list in the address', () => {
  test('is empty by default', () => {
    expect(parse('')).toMatchObject({ day: null, view: 'agenda', list: { q: '', page: 1 } });
    expect(parse('dag=&weergave=&q=')).toEqual(parse(''));
  });

  test('survives a round trip in one canonical order', () => {
    const state = parse('weergave=rooster&dag=2027-02-09&zaal=b&zaal=a&q=hout&thema=circulair&x=1');
    const href = programmeHref('/programma', state);
    expect(href).toBe('/programma?q=hout&thema=circulair&zaal=a&zaal=b&dag=2027-02-09&weergave=rooster');
    expect(parse(href.slice(href.indexOf('?')))).toEqual(state);
  });

  test('drops a page, because a programme is not cut into pages', () => {
    expect(programmeHref('/programma', parse('pagina=3'))).toBe('/programma');
  });

  test('knows only the views of its page', () => {
    expect(parseProgrammeState(new URLSearchParams('weergave=rooster'), ['agenda']).view).toBe('agenda');
    expect(parse('weergave=kaart').view).toBe('agenda');
    expect(parse('weergave=thema').view).toBe('themes');
  });

  test.each(['2027-13-45', 'morgen', '2027-02-30', '9'])('refuses the day %s', (day) => {
    expect(() => parse(`dag=${day}`)).toThrow(InvalidDay);
  });

  test('refuses what no form makes', () => {
    expect(() => parse(`q=${'a'.repeat(5000)}`)).toThrow(InvalidListState);
    expect(() => parse('pagina=twee')).toThrow(InvalidListState);
  });

  test('links to the programme narrowed by one value', () => {
    expect(facetHref('thema', 'houtbouw')).toBe('/programma?thema=houtbouw');
  });
});
