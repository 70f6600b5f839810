import { expect, it } from 'vitest';
import { actionOfKey } from './keys';

const press = (
  key: string,
  modifiers: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
) => actionOfKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

it.each([
  ['ArrowLeft', { kind: 'show', photo: 'previous' }],
  ['ArrowRight', { kind: 'show', photo: 'next' }],
  ['Home', { kind: 'show', photo: 'first' }],
  ['End', { kind: 'show', photo: 'last' }],
  ['+', { kind: 'zoom', to: 'in' }],
  ['=', { kind: 'zoom', to: 'in' }],
  ['-', { kind: 'zoom', to: 'out' }],
  ['0', { kind: 'zoom', to: 'whole' }],
])('the key %s does what it stands for in the lightbox', (key, action) => {
  expect(press(key)).toEqual(action);
});

it('the arrow keys move over the photo with Shift', () => {
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'pan', x: 1, y: 0 });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ kind: 'pan', x: 0, y: -1 });
  // On most keyboards + is made with Shift.
  expect(press('+', { shiftKey: true })).toEqual({ kind: 'zoom', to: 'in' });
});

it.each(['Tab', 'Enter', ' ', 'Escape', 'a', 'ArrowDown'])('the key %s is left to the browser', (key) => {
  expect(press(key)).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('keys with %s are left to the browser', (modifier) => {
  for (const key of ['+', '-', '0', 'ArrowLeft', 'Home']) expect(press(key, { [modifier]: true })).toBeNull();
});
