import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { closingSignal } from '../health/state';
import { readFeed, requireSecret, purgeHeader, parseRequest } from './feed';

interface Context {
  query: Record<string, unknown>;
  res: ServerResponse;
  get(header: string): string;
  set(header: string, value: string): void;
  body: unknown;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /purges?after=…&wait=…` responds with the purges since then (see src/platform/outbox/feed.ts), and says when this process ends. */
  async feed(ctx: Context) {
    requireSecret(strapi, ctx.get(purgeHeader));
    const question = parseRequest(ctx.query);
    if (!question) throw new errors.ValidationError('The parameters after and wait are not right.');
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort());
    ctx.set('Cache-Control', 'no-store');
    const end = () => gone.abort();
    closingSignal.addEventListener('abort', end, { once: true });
    if (closingSignal.aborted) end();
    try {
      const read = await readFeed(strapi, question, gone.signal);
      ctx.body = closingSignal.aborted ? { ...read, ending: true } : read;
    } finally {
      closingSignal.removeEventListener('abort', end);
    }
  },
});
