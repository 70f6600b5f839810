import { expect, it } from 'vitest';
import { decodeWindows1252 } from './windows-1252';

it('Windows-1252 has its own signs where Latin-1 has none, and is the same elsewhere', () => {
  expect(decodeWindows1252(Buffer.from([0x80, 0x92, 0x96, 0x8a, 0x9f, 0xa0, 0xe9, 0x41]))).toBe(
    '€’–ŠŸ\u00A0éA',
  );
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(new Set(decodeWindows1252(Buffer.from(bytes))).size).toBe(256);
});
