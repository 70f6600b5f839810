import { describe, expect, it } from 'vitest';
import { readsColleagues, withoutAccounts } from './colleague-queries';

describe('a query', () => {
  it.each<[object]>([
    [{ filters: { createdBy: { email: { $startsWith: 'a' } } } }],
    [{ filters: { $and: [{ $not: { updatedBy: { password: 'x' } } }] } }],
    [{ filters: { speakers: { createdBy: { roles: { name: 'x' } } } } }],
    [{ filters: { createdBy: { $or: [{ id: 1 }, { email: 'a' }] } } }],
    [{ sort: 'title,createdBy.email:desc' }],
    [{ sort: ['title', 'speakers.updatedBy.email'] }],
    [{ sort: { createdBy: { email: 'asc' } } }],
    [{ populate: { createdBy: { filters: { email: 'a' } } } }],
    [{ populate: { speakers: { sort: ['createdBy.roles.name'] } } }],
  ])('%j uses hidden fields of a colleague', (query) => expect(readsColleagues(query)).toBe(true));

  it.each<[unknown]>([
    [{}],
    [undefined],
    [{ filters: { createdBy: { id: { $in: [1, 2] } } } }],
    [{ filters: { createdBy: 1 } }],
    [{ filters: { contact: { email: 'a' } } }],
    [{ sort: 'createdBy:asc,createdBy.lastname:desc,email' }],
    [{ populate: ['createdBy', 'updatedBy'], _q: 'createdBy.email' }],
    [{ populate: { createdBy: true } }],
  ])('%j does not', (query) => expect(readsColleagues(query)).toBe(false));
});

it('a response has the names of colleagues, and everything else', () => {
  const maker = { id: 1, firstname: 'Ada', lastname: null, username: null };
  const secret = { ...maker, email: 'ada@beurs.example', isActive: true };
  const response = {
    results: [{ title: 'x', createdBy: { ...secret }, contact: { email: 'balie@beurs.example' } }],
    sections: [{ theme: { updatedBy: { ...secret }, createdBy: null } }],
    at: new Date(0),
  };
  class Stream {
    readonly itself = this;
    readonly createdBy = secret;
  }
  const stream = new Stream();
  expect(withoutAccounts(stream)).toBe(stream);
  expect(withoutAccounts(response)).toEqual({
    results: [{ title: 'x', createdBy: maker, contact: { email: 'balie@beurs.example' } }],
    sections: [{ theme: { updatedBy: maker, createdBy: null } }],
    at: new Date(0),
  });
});

it('a response that Strapi goes on using is not changed, and a schema stays whole', () => {
  const schema = {
    attributes: { createdBy: { type: 'relation', relation: 'oneToOne', target: 'admin::user' } },
  };
  const response = { schema, row: { createdBy: { id: 1, email: 'ada@beurs.example' } } };
  expect(withoutAccounts(response)).toEqual({ schema, row: { createdBy: { id: 1 } } });
  expect(response.row.createdBy.email).toBe('ada@beurs.example');
});
