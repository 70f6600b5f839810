/** The signs of the bytes from 0x80: https://encoding.spec.whatwg.org/index-windows-1252.txt */
const fromByte128 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Text in Windows-1252. `TextDecoder` reads those bytes as control characters from Node 20.18.3 on (nodejs/node#56542). */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (sign) => fromByte128.charAt(sign.charCodeAt(0) - 0x80));
}
