import { expect, it } from 'vitest';
import { standHolders } from './stand-holders';

const column = (target: string, mappedBy?: string) =>
  standHolders({ name: 'exhibitors', attribute: { type: 'relation', target, mappedBy } });
const write = column('api::exhibitor.exhibitor', 'stands');

it('a stand says who holds it, or that it is free', () => {
  expect(write?.([{ documentId: 'a', name: 'Houthuis' }])).toBe('Houthuis');
  expect(write?.([{ name: 'Houthuis' }, { name: 'Gemeente Meerdam' }])).toBe('Houthuis, Gemeente Meerdam');
  expect(write?.([])).toBe('vrij');
});

it('whoever may not read exhibitors sees a dash', () => {
  expect(write?.({ count: 2 })).toBe('-');
  expect(write?.(undefined)).toBe('-');
});

it('the exhibitors of a pavilion stay to Strapi', () => {
  expect(column('api::exhibitor.exhibitor', 'pavilion')).toBeUndefined();
  expect(column('api::session.session')).toBeUndefined();
});
