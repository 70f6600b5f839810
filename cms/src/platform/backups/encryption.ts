import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CannotStart } from '../storage/cannot-start';

/**
 * Encrypts a stream with age: 64 KiB at a time, each with its number and a tag, and the last one marked as such, so that a
 * byte that changed and an end that is missing are noticed.
 * @param key an identity of age; the stream is encrypted to its recipient
 */
export async function encrypted(source: Readable, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/**
 * Decrypts a stream. Every chunk is checked before it is passed on.
 * @param name how messages name what is read
 * @throws {CannotStart} when the key is another one; the stream fails when it was changed or cut off
 */
export async function decrypted(source: Readable, key: string, name: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key);
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch {
    source.destroy();
    throw new CannotStart(
      `${name} does not open with this key: it is another fair's, damaged, or no archive.`,
    );
  }
}

// The two kinds of types for web streams, those of Node.js and those of browsers, describe the same thing.
function toWeb(source: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}
