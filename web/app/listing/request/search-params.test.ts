import { describe, expect, it } from 'vitest';
import {
  cleared,
  InvalidListState,
  isNarrowed,
  listHref,
  maxFacetValues,
  maxQueryLength,
  parseListState,
  serialiseListState,
  withoutValue,
  withValue,
  type ListDefinition,
} from './search-params';

const definition: ListDefinition<'thema' | 'hal', 'uitgelicht' | 'naam'> = {
  facets: ['thema', 'hal'],
  sorts: ['uitgelicht', 'naam'],
};
const parse = (query: string) => parseListState(definition, new URLSearchParams(query));
const reasonOf = (query: string) => {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof InvalidListState) return error.reason;
  }
  return null;
};

describe('the state of a list that is read from a query', () => {
  it('has the defaults for an empty query', () => {
    expect(parse('')).toEqual({ q: '', selection: { thema: [], hal: [] }, sort: 'uitgelicht', page: 1 });
  });

  it('holds text, repeated values, sort and page', () => {
    expect(parse('q=+hout++bouw+&thema=water&thema=gevel&thema=gevel&hal=&sorteer=naam&pagina=3')).toEqual({
      q: 'hout bouw',
      selection: { thema: ['gevel', 'water'], hal: [] },
      sort: 'naam',
      page: 3,
    });
  });

  it('leaves out what the list does not know', () => {
    expect(parse('utm_source=x&__proto__=y&sorteer=omgekeerd&constructor=1')).toEqual(parse(''));
  });

  it.each(['0', '-1', 'x', '1.5', '01', '1e3', '99999999999', ' 1'])('cannot have page %j', (page) => {
    expect(reasonOf(`pagina=${encodeURIComponent(page)}`)).toBe('page-not-a-number');
  });

  it('takes empty fields of a submitted form as not filled in', () => {
    expect(parse('q=&thema=&pagina=')).toEqual(parse(''));
  });

  it('limits text and values', () => {
    expect(parse(`q=${'a'.repeat(maxQueryLength)}`).q).toHaveLength(maxQueryLength);
    expect(reasonOf(`q=${'a'.repeat(maxQueryLength + 1)}`)).toBe('query-too-long');
    // The longest place that an exhibitor can have.
    expect(reasonOf(`thema=${'a'.repeat(255)}`)).toBeNull();
    expect(reasonOf(`thema=${'a'.repeat(500)}`)).toBe('value-too-long');
    const values = Array.from({ length: maxFacetValues + 1 }, (_, index) => `hal=${index}`);
    expect(reasonOf(values.slice(1).join('&'))).toBeNull();
    expect(reasonOf(values.join('&'))).toBe('too-many-values');
  });
});

describe('the query that is written from the state of a list', () => {
  it('has one canonical order, without defaults', () => {
    const state = parse('pagina=2&sorteer=naam&hal=2&thema=water&thema=gevel&q=hout&x=1');
    expect(serialiseListState(definition, state).toString()).toBe(
      'q=hout&thema=gevel&thema=water&hal=2&sorteer=naam&pagina=2',
    );
    expect(listHref('/lijst', definition, parse('pagina=1&sorteer=uitgelicht'))).toBe('/lijst');
  });

  it('survives a round trip with text that needs encoding', () => {
    const state = parse(`q=${encodeURIComponent('<b> & "é" 🏠')}&thema=${encodeURIComponent('a&b=c')}`);
    expect(parseListState(definition, serialiseListState(definition, state))).toEqual(state);
  });
});

describe('a changed state', () => {
  const state = parse('q=hout&thema=gevel&thema=water&sorteer=naam&pagina=4');

  it('loses one value and goes back to the first page', () => {
    expect(listHref('/lijst', definition, withoutValue(state, 'thema', 'water'))).toBe(
      '/lijst?q=hout&thema=gevel&sorteer=naam',
    );
  });

  it('gets one value once and goes back to the first page', () => {
    const wanted = '/lijst?q=hout&thema=dak&thema=gevel&thema=water&sorteer=naam';
    const added = withValue(state, 'thema', 'dak');
    expect(listHref('/lijst', definition, added)).toBe(wanted);
    expect(listHref('/lijst', definition, withValue(added, 'thema', 'dak'))).toBe(wanted);
  });

  it('keeps nothing but the sort when it is cleared', () => {
    expect(listHref('/lijst', definition, cleared(definition, state))).toBe('/lijst?sorteer=naam');
    expect(isNarrowed(state)).toBe(true);
    expect(isNarrowed(cleared(definition, state))).toBe(false);
  });
});
