import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {}

/** Lets at most `maxBytes` bytes through; counts, because a Content-Length can be absent or a lie. */
export function limitBody(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > maxBytes ? new BodyTooLarge(`more than ${maxBytes} bytes`) : null, chunk);
    },
  });
}
