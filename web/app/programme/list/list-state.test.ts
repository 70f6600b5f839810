import { describe, expect, test } from 'vitest';
import { nl } from '../../messages/nl';
import { programmeFacets, facetHref, programmeHref, readProgrammeState } from './list-state';

const everything = { facets: programmeFacets, views: ['agenda', 'themes', 'timetable'] } as const;
const parse = (query: string, page: Parameters<typeof readProgrammeState>[1] = everything) =>
  readProgrammeState(new URL(`http://beurs.example/programma?${query}`), page, nl);
const bad = { init: { status: 400 } };
const rejection = (query: string): unknown => {
  try {
    parse(query);
  } catch (error) {
    return error;
  }
  return null;
};

describe('the state of a programme list in the address', () => {
  test('is empty by default', () => {
    expect(parse('')).toMatchObject({ day: null, view: 'agenda', list: { q: '', page: 1 } });
    expect(parse('dag=&weergave=&q=')).toEqual(parse(''));
  });

  test('survives a round trip in one canonical order', () => {
    const state = parse('in=b&weergave=rooster&dag=2027-02-09&zaal=b&zaal=a&q=hout&thema=circulair&x=1');
    const href = programmeHref('/programma', state);
    expect(href).toBe('/programma?q=hout&thema=circulair&zaal=a&zaal=b&dag=2027-02-09&weergave=rooster&in=b');
    expect(parse(href.slice(href.indexOf('?') + 1))).toEqual(state);
  });

  test('drops a page, because a programme is not cut into pages', () => {
    expect(programmeHref('/programma', parse('pagina=3'))).toBe('/programma');
  });

  test('names the room of a timetable, and of nothing else', () => {
    expect(parse('weergave=rooster&in=atelier').room).toBe('atelier');
    expect(parse('weergave=rooster&in=').room).toBe(null);
    expect(parse('in=atelier')).toEqual(parse(''));
    expect(programmeHref('/programma', { ...parse('weergave=rooster&in=atelier'), view: 'agenda' })).toBe(
      '/programma',
    );
  });

  test('knows only the views and facets of its page', () => {
    const tours = { facets: ['thema'], views: ['agenda'] } as const;
    expect(parse('weergave=rooster&soort=workshop&thema=x', tours)).toEqual(parse('thema=x'));
    expect(parse('weergave=kaart').view).toBe('agenda');
    expect(parse('weergave=thema').view).toBe('themes');
  });

  test.each(['2027-13-45', 'morgen', '2027-02-30', '9'])('rejects the day %s', (day) => {
    expect(rejection(`dag=${day}`)).toMatchObject(bad);
  });

  test('rejects queries that no form makes', () => {
    expect(rejection(`q=${'a'.repeat(5000)}`)).toMatchObject(bad);
    expect(rejection('pagina=twee')).toMatchObject(bad);
  });

  test('links to the programme narrowed by one value', () => {
    expect(facetHref('thema', 'houtbouw')).toBe('/programma?thema=houtbouw');
  });
});
