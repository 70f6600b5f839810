import type { FormDefinition } from '../forms/definition.js';

export const placeForm = {
  fields: [
    { name: 'name', kind: 'text', rules: [{ name: 'required' }, { name: 'length', args: ['1', '100'] }] },
    { name: 'email', kind: 'email', rules: [{ name: 'required' }, { name: 'email' }] },
  ],
} as const satisfies FormDefinition;
