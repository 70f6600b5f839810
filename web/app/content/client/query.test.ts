import { expect, test } from 'vitest';
import { toQuery, type Find } from './query';

const find: Find = {
  fields: ['name'],
  populate: { logo: { fields: ['url'] }, stands: { populate: { hall: {} } } },
  filters: [
    { field: 'exhibitors.publicId', is: 1001 },
    { field: 'slug', is: ['a', 'b'] },
  ],
  sort: ['date:desc', 'name'],
  start: 0,
  limit: 100,
};

test('v5 is asked in its own words, without counting', () => {
  expect(toQuery('v5', 'nl', find)).toEqual({
    fields: ['name', 'locale'],
    populate: { logo: { fields: ['url'] }, stands: { populate: { hall: true } } },
    filters: { $and: [{ exhibitors: { publicId: { $eq: 1001 } } }, { slug: { $in: ['a', 'b'] } }] },
    sort: ['date:desc', 'name'],
    pagination: { start: 0, limit: 100, withCount: false },
    locale: 'nl',
    status: 'published',
  });
});

test('rows are counted when the query asks for that', () => {
  expect(toQuery('v5', 'nl', { ...find, counted: true }).pagination).toEqual({ start: 0, limit: 100 });
});

test('v4 differs in how it names what is published', () => {
  const { status, ...same } = toQuery('v5', 'nl', find);
  expect(status).toBe('published');
  expect(toQuery('v4', 'nl', find)).toEqual({ ...same, publicationState: 'live' });
});

test('v3 has its own words and populates by itself', () => {
  expect(toQuery('v3', 'nl', find)).toEqual({
    _where: [{ 'exhibitors.publicId': 1001 }, { slug_in: ['a', 'b'] }],
    _sort: 'date:desc,name:asc',
    _start: 0,
    _limit: 100,
    _locale: 'nl',
    _publicationState: 'live',
  });
});

test('a dynamic zone says per block what comes along', () => {
  const query = toQuery('v5', 'nl', {
    populate: { blocks: { on: { 'blocks.hero': { fields: ['title'] }, 'blocks.map': {} } } },
  });
  expect(query.populate).toEqual({
    blocks: { on: { 'blocks.hero': { fields: ['title'] }, 'blocks.map': true } },
  });
});

test('rows whose field is empty are asked for by every version in its own words', () => {
  const empty: Find = { filters: [{ field: 'exhibitor.edition', is: null }] };
  const filters = { $and: [{ exhibitor: { edition: { $null: true } } }] };
  expect(toQuery('v5', 'nl', empty)).toMatchObject({ filters });
  expect(toQuery('v4', 'nl', empty)).toMatchObject({ filters });
  expect(toQuery('v3', 'nl', empty)).toMatchObject({ _where: [{ 'exhibitor.edition_null': true }] });
});

test('a type that is not translated is not asked for a locale', () => {
  const query = toQuery('v5', 'nl', { fields: ['code'], localised: false });
  expect(query).toEqual({ fields: ['code'], status: 'published' });
});
