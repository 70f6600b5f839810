import { createHash } from 'node:crypto';

/** The namespace of addresses in RFC 9562, without its dashes. */
const urlNamespace = '6ba7b8119dad11d180b400c04fd430c8';

/** A UUID that follows from an address (version 5 of RFC 9562): the same for ever, and anybody can compute it. */
export function guidOf(url: string): string {
  const hash = createHash('sha1').update(Buffer.from(urlNamespace, 'hex')).update(url, 'utf8').digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
