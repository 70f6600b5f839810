import { expect, test } from 'vitest';
import { withModal, withoutModal, type StackedModal } from './modal-stack';

const search: StackedModal = { id: 'search', kind: 'dialog' };
const photo: StackedModal = { id: 'photo', kind: 'dialog' };
const menu: StackedModal = { id: 'menu', kind: 'slide-over' };
const filters: StackedModal = { id: 'filters', kind: 'slide-over' };

test('the modal that was added last is on top', () => {
  expect(withModal([menu, photo], search)).toEqual({ modals: [menu, photo, search], replaced: undefined });
});

test('a second slide-over replaces the first, and a dialog replaces nothing', () => {
  expect(withModal([menu], filters)).toEqual({ modals: [filters], replaced: menu });
  expect(withModal([menu, photo], filters)).toEqual({ modals: [photo, filters], replaced: menu });
});

test('a modal may be removed from anywhere, and twice', () => {
  const left = withoutModal([menu, photo, search], 'photo');
  expect(left).toEqual([menu, search]);
  expect(withoutModal(left, 'photo')).toEqual([menu, search]);
});
