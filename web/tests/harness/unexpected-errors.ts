import { format } from 'node:util';

import { afterEach, expect } from 'vitest';

const unexpected: string[] = [];

// A test that expects an error puts its own listener in this place.
console.error = (...said: unknown[]) => {
  unexpected.push(format(...said));
};

afterEach(() => {
  expect(unexpected.splice(0), 'what console.error was given without the test expecting it').toEqual([]);
});
