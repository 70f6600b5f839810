import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPageBody } from './page-body.server';

/** Reads a body part by part, as text; null is its end. */
function reader(body: ReadableStream<Uint8Array>): () => Promise<string | null> {
  const parts = body.getReader();
  return async () => {
    const { done, value } = await parts.read();
    return done ? null : new TextDecoder().decode(value);
  };
}

/** As React writes: pieces, and a flush when there is no more for now. */
function writer() {
  const { sink, body } = createPageBody();
  const say = (...pieces: (string | Uint8Array)[]) => {
    for (const piece of pieces) sink.write(piece);
    const flush: unknown = Reflect.get(sink, 'flush');
    if (typeof flush === 'function') flush.call(sink);
  };
  return { sink, body, say };
}

describe('the body of a page', () => {
  it('is one part when all of it comes without a wait', async () => {
    const { sink, body, say } = writer();
    say('<html>', Buffer.from('één'));
    say('</html>');
    sink.end();
    const next = reader(body);
    expect(await next()).toBe('<html>één</html>');
    expect(await next()).toBeNull();
  });

  it('brings what is there before what takes a while', async () => {
    const { sink, body, say } = writer();
    const next = reader(body);
    say('<html>');
    expect(await next()).toBe('<html>');
    await turn();
    say('later');
    sink.end();
    expect(await next()).toBe('later');
    expect(await next()).toBeNull();
  });

  it('brings nothing to a visitor who has left', async () => {
    const { sink, body, say } = writer();
    say('<html>');
    await body.cancel();
    say('more');
    sink.end();
    await turn();
    await turn();
    expect(sink.destroyed).toBe(true);
  });

  it('breaks off where React does', async () => {
    const { sink, body, say } = writer();
    say('<html>');
    sink.destroy(new Error('gone'));
    await expect(reader(body)()).rejects.toThrow('gone');
  });
});
