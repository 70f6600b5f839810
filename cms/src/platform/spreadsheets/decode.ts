import { decodeWindows1252 } from './windows-1252';

interface Decoded {
  /** Without its byte order mark. */
  text: string;
  /** It is in Windows-1252, which the file does not say. */
  isWestern: boolean;
}

/** Bytes that no text has in Windows-1252: signs of control, and the five that stand for nothing. */
const noText = /[^\t\n\f\r\x20-\xFF]|[\x7F\x81\x8D\x8F\x90\x9D]/;

/**
 * Excel in the Netherlands and Belgium saves "CSV" in Windows-1252, and such a file says nothing of it: that is taken for what is
 * no UTF-8.
 * @returns null for what is no text
 */
export function decodeText(file: Buffer): Decoded | null {
  const start = file.subarray(0, 100).toString('latin1');
  const [, declared] = /^<\?xml [^>]*encoding=["']([\w-]{1,40})["']/i.exec(start) ?? [];
  const mark = file.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : (declared ?? 'utf-8');
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(file) : decoder.decode(file);
    return { text, isWestern: false };
  } catch {
    if (encoding !== 'utf-8' || noText.test(file.toString('latin1'))) return null;
    return { text: decodeWindows1252(file), isWestern: true };
  }
}
