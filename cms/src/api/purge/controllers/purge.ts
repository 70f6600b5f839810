import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readFeed, isSecret, purgeHeader, parseRequest } from '../../../outbox/feed';

interface Context {
  query: Record<string, unknown>;
  res: ServerResponse;
  get(header: string): string;
  set(header: string, value: string): void;
  body: unknown;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /purges?after=…&wait=…` responds with the purges since then: see src/outbox/feed.ts. */
  async feed(ctx: Context) {
    const secret: string | null = strapi.config.get('site.purgeSecret');
    if (secret === null) throw new errors.NotFoundError('Not Found');
    if (!isSecret(ctx.get(purgeHeader), secret)) throw new errors.UnauthorizedError();
    const question = parseRequest(ctx.query);
    if (!question) throw new errors.ValidationError('The parameters after and wait are not right.');
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort());
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readFeed(strapi, question, gone.signal);
  },
});
