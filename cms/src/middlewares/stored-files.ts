import type { Core } from '@strapi/strapi';
import type { BucketSettings } from '../../config/environment/bucket';
import type { Bucket, Conditions } from '../platform/storage/bucket/bucket';
import { bucketFaultBody } from '../platform/storage/bucket/fault-body';
import { BucketError } from '../platform/storage/bucket/faults';

type Context = Parameters<Core.MiddlewareHandler>[0];

const folder = /^\/uploads\//i;
/** As the site's server has it. Nothing in it leads to another folder of the bucket. */
const filePath = /^\/uploads\/([\w-][\w.-]*)$/;
const oneRange = /^bytes=(?:\d+-\d*|-\d+)$/;
const saidEveryMs = 60_000;
const retryAfterSeconds = 10;

/**
 * With uploads in a bucket, answers `/uploads/…` from there, with the headers that a file on the disk has; and turns what is wrong with the
 * bucket, in whatever was asked, into a 503 in Dutch and a line in the log.
 */
const storedFiles: Core.MiddlewareFactory = (_config, { strapi }) => {
  const settings: BucketSettings | null = strapi.config.get('site.bucket');
  if (!settings) return (_ctx, next) => next();
  const opened = openBucket(settings);
  let saidAtMs = -Infinity;
  return async (ctx, next) => {
    try {
      if (!folder.test(ctx.path)) await next();
      else if (ctx.method === 'GET' || ctx.method === 'HEAD') await sendFile(ctx, await opened);
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      // Each request has a line of its own already.
      if (performance.now() - saidAtMs > saidEveryMs) strapi.log.error(error.message);
      saidAtMs = performance.now();
      ctx.status = bucketFaultBody.error.status;
      ctx.set('Retry-After', String(retryAfterSeconds));
      ctx.body = bucketFaultBody;
    }
  };
};

/** The client of S3 is large: without a bucket nothing of it is loaded. */
async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const bucket = await import('../platform/storage/bucket/bucket.js');
  return bucket.openBucket(settings, 'uploads');
}

async function sendFile(ctx: Context, bucket: Bucket): Promise<void> {
  const [, name] = filePath.exec(ctx.path) ?? [];
  if (name === undefined) return;
  const conditions = conditionsOf(ctx);
  const found = await (ctx.method === 'HEAD' ? bucket.look(name, conditions) : bucket.read(name, conditions));
  if (!found) return;
  ctx.status = found.status;
  ctx.set('Cache-Control', 'max-age=0');
  // As for a file on the disk: whoever copied it into the bucket may have given it no type.
  ctx.type = name;
  if (found.body) ctx.body = found.body;
  ctx.set(found.headers);
}

function conditionsOf(ctx: Context): Conditions {
  const { 'if-modified-since': since = '', 'if-none-match': ifNoneMatch, range = '' } = ctx.headers;
  const sinceMs = Date.parse(since);
  return {
    ifNoneMatch,
    ifModifiedSince: Number.isNaN(sinceMs) ? undefined : new Date(sinceMs),
    // Whoever asks for a part of one version gets the whole of what is there.
    range: oneRange.test(range) && ctx.headers['if-range'] === undefined ? range : undefined,
  };
}

export default storedFiles;
