import { expect, it } from 'vitest';
import { nl } from '../../messages/nl';
import { pageOrNotFound, readListState } from './list-request';
import type { ListDefinition } from './search-params';

const definition: ListDefinition<'thema', 'naam'> = { facets: ['thema'], sorts: ['naam'] };
const url = (query: string) => new URL(`https://beurs.example/lijst${query}`);

it('a malformed query gets a 400 with a sentence', () => {
  expect(() => readListState(url('?pagina=0'), definition, nl)).toThrow(
    expect.objectContaining({ init: { status: 400, statusText: 'Bad Request' } }),
  );
  expect(readListState(url('?pagina=2'), definition, nl).page).toBe(2);
});

it('a page beyond the last is a 404', () => {
  expect(() => pageOrNotFound(url('?pagina=3'), [1, 2, 3], 3, 2)).toThrow(
    expect.objectContaining({
      data: { message: 'Page Not Found: /lijst?pagina=3' },
      init: { status: 404, statusText: 'Not Found' },
    }),
  );
  expect(pageOrNotFound(url('?pagina=2'), [1, 2, 3], 2, 2).items).toEqual([3]);
});
