import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPageBody } from './page-body.server';

/** Reads a body chunk by chunk, as text; null is its end. */
function reader(body: ReadableStream<Uint8Array>): () => Promise<string | null> {
  const chunks = body.getReader();
  return async () => {
    const { done, value } = await chunks.read();
    return done ? null : new TextDecoder().decode(value);
  };
}

/** Writes as React does: small writes, and a flush when there is no more for now. */
function writer() {
  const { sink, body } = createPageBody((html) => html);
  const write = (...data: (string | Uint8Array)[]) => {
    for (const item of data) sink.write(item);
    const flush: unknown = Reflect.get(sink, 'flush');
    if (typeof flush === 'function') flush.call(sink);
  };
  return { sink, body, write };
}

describe('the body of a page', () => {
  it('is one chunk when all of it is written without a wait', async () => {
    const { sink, body, write } = writer();
    write('<html>', Buffer.from('één'));
    write('</html>');
    sink.end();
    const next = reader(body);
    expect(await next()).toBe('<html>één</html>');
    expect(await next()).toBeNull();
  });

  it('sends what is ready before what takes longer', async () => {
    const { sink, body, write } = writer();
    const next = reader(body);
    write('<html>');
    expect(await next()).toBe('<html>');
    await nextTurn();
    write('later');
    sink.end();
    expect(await next()).toBe('later');
    expect(await next()).toBeNull();
  });

  it('sends nothing to a visitor who has left', async () => {
    const { sink, body, write } = writer();
    write('<html>');
    await body.cancel();
    write('more');
    sink.end();
    await nextTurn();
    await nextTurn();
    expect(sink.destroyed).toBe(true);
  });

  it('breaks off when React does', async () => {
    const { sink, body, write } = writer();
    write('<html>');
    sink.destroy(new Error('gone'));
    await expect(reader(body)()).rejects.toThrow('gone');
  });
});
