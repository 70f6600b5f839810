/** Actions of keys in the lightbox. The dialog itself handles Escape. */
export type LightboxAction =
  | { kind: 'show'; photo: 'previous' | 'next' | 'first' | 'last' }
  | { kind: 'zoom'; to: 'in' | 'out' | 'whole' }
  /** Moves the view over a photo that is zoomed in; 1 is to the right or down. */
  | { kind: 'pan'; x: -1 | 0 | 1; y: -1 | 0 | 1 };

const actions: ReadonlyMap<string, LightboxAction> = new Map<string, LightboxAction>([
  ['ArrowLeft', { kind: 'show', photo: 'previous' }],
  ['ArrowRight', { kind: 'show', photo: 'next' }],
  ['Home', { kind: 'show', photo: 'first' }],
  ['End', { kind: 'show', photo: 'last' }],
  ['+', { kind: 'zoom', to: 'in' }],
  // The key of + without Shift on most keyboards.
  ['=', { kind: 'zoom', to: 'in' }],
  ['-', { kind: 'zoom', to: 'out' }],
  ['0', { kind: 'zoom', to: 'whole' }],
]);

const withShift: ReadonlyMap<string, LightboxAction> = new Map<string, LightboxAction>([
  ['ArrowLeft', { kind: 'pan', x: -1, y: 0 }],
  ['ArrowRight', { kind: 'pan', x: 1, y: 0 }],
  ['ArrowUp', { kind: 'pan', x: 0, y: -1 }],
  ['ArrowDown', { kind: 'pan', x: 0, y: 1 }],
]);

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The action of a key press, or null. With Ctrl, Alt or Cmd it belongs to the browser. */
export function actionOfKey({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): LightboxAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  return (shiftKey ? withShift.get(key) : undefined) ?? actions.get(key) ?? null;
}
