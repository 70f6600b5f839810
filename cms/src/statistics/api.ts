import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readBatch } from 'beursvloer-domain/statistics';
import type { Context } from '../platform/http/context';
import { countEvents } from './limits';
import { purgeHeader, requireSecret } from '../platform/outbox/feed';
import { readExample } from './example';
import { eventsOf } from './from-browser';
import { linkErrors } from './link-texts';
import { readSharedFigures } from './links/shared-figures';
import { readSegment } from './read-segment';
import { sitePages } from './site-pages';
import { takeEvents, takeSegment } from './store-segment';

interface HeaderContext extends Context {
  get(header: string): string;
  set(header: string, value: string): void;
}

const newEventId = () => randomBytes(10).toString('hex');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /statistics` takes `{data: {events, session}}` from browsers; the session is not looked at. */
  async receive(ctx: Context) {
    const read = readBatch(ctx.request.body, newEventId);
    if ('problem' in read) throw new errors.ValidationError(read.problem);
    const waitSeconds = await countEvents(read.batch.events.length, ctx.request.ip);
    if (waitSeconds > 0) {
      ctx.set('Retry-After', String(waitSeconds));
      throw new errors.RateLimitError();
    }
    const pages = await sitePages(strapi);
    await takeEvents(
      strapi,
      eventsOf(read.batch, Date.now(), (path) => pages.has(path)),
    );
    ctx.status = 204;
  },

  /** `GET /statistics/example` says what is counted of the privacy statement, for whoever reads it. */
  async example(ctx: Context) {
    ctx.body = { data: await readExample(strapi, Date.now()) };
  },

  /** `GET /statistics/shared` shows the figures of a link to whoever has it; its token is in a header. */
  async shared(ctx: HeaderContext) {
    // Every link has the same address: a cache on the way would show one's figures to another.
    ctx.set('Cache-Control', 'no-store');
    const figures = await readSharedFigures(strapi, ctx.get('x-statistics-link'), Date.now());
    if (figures === null) throw new errors.NotFoundError(linkErrors.gone);
    ctx.body = { data: figures };
  },

  /** `POST /statistics/segments` takes a sealed piece of the site's log, once. */
  async take(ctx: HeaderContext) {
    requireSecret(strapi, ctx.get(purgeHeader));
    const read = readSegment(ctx.request.body, Date.now() / 1000);
    if ('problem' in read) throw new errors.ValidationError(read.problem);
    const { segment, leftOut } = read;
    await takeSegment(strapi, segment);
    if (leftOut > 0)
      strapi.log.warn(
        `${leftOut} events of segment ${segment.segment} of ${segment.log} are not counted: the clock of the site was not set.`,
      );
    ctx.status = 204;
  },
});
