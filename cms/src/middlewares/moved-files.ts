import type { Core } from '@strapi/strapi';
import { isVersionOf, stemOf } from '../platform/media/content-name';

const filePath = /^\/uploads\/([\w-][\w.-]*)\.\w{1,5}$/;

const movedFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return;
    const [, hash] = filePath.exec(ctx.path) ?? [];
    if (hash === undefined) return;
    const stem = stemOf(hash);
    const files: { hash: string; url: string }[] = await strapi.db
      .query('plugin::upload.file')
      .findMany({ select: ['hash', 'url'], where: { hash: { $startsWith: `${stem}_` } } });
    const now = files.find((file) => isVersionOf(file.hash, stem));
    if (!now || now.hash === hash) return;
    ctx.redirect(now.url);
    ctx.set('Cache-Control', 'public, max-age=60');
  };

export default movedFiles;
