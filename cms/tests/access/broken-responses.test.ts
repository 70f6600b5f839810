import fs from 'node:fs';
import { Readable } from 'node:stream';
import { beforeAll, expect, it, vi } from 'vitest';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Errors that happen while a response is being sent. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
  // Before the first request, after which Koa takes no more of them.
  app.strapi.server.app.use(async (ctx, next) => {
    if (ctx.path !== '/breuk') return next();
    ctx.status = 200;
    ctx.body = Readable.from(
      (async function* () {
        yield 'begin';
        throw new Error('No more to read for anna@fair.example');
      })(),
    );
  });
});

it('a response that breaks is logged masked, with the id of its request', async () => {
  const written: string[] = [];
  const write = vi.spyOn(fs, 'writeSync').mockImplementation((_file, text) => {
    written.push(String(text));
    return String(text).length;
  });
  const printed = vi.spyOn(console, 'error');
  try {
    const response = await fetch(`${app.url}/breuk`);
    await vi.waitFor(() => expect(written).not.toEqual([]));
    expect(written.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        level: 'error',
        requestId: response.headers.get('x-request-id'),
        err: { message: 'No more to read for [e-mail]' },
      },
    ]);
    expect(printed).not.toHaveBeenCalled();
    await response.body?.cancel();
  } finally {
    write.mockRestore();
    printed.mockRestore();
  }
});
