import { expect, test } from 'vitest';
import { guidOf } from './guid.server';

test('a guid is the UUID that every other program computes from the address', () => {
  // Of Python: uuid.uuid5(uuid.NAMESPACE_URL, 'https://beurs.example/programma/2001').
  expect(guidOf('https://beurs.example/programma/2001')).toBe('7d261187-6517-5839-885a-49e11d12bd18');
});
