import type { Core } from '@strapi/strapi';
import { diskFullBody, isDiskFull } from '../platform/storage/disk-full';
import { mayUseReserve } from '../platform/storage/reserve';
import { readStorage } from '../platform/storage/free-space';

const writing = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Responds with 507 when the disk has no space for the request: before anything is written, and when writing fails
 * because something else filled the disk.
 */
const freeSpace: Core.MiddlewareFactory = (_config, { strapi }) => {
  const hasSpaceFor = async (bytes: number): Promise<boolean> => {
    const { freeBytes, minFreeBytes } = await readStorage(strapi);
    return minFreeBytes === 0 || freeBytes - bytes >= minFreeBytes;
  };
  return async (ctx, next) => {
    const grows = writing.has(ctx.method) && !mayUseReserve(ctx.path);
    try {
      if (!grows || (await hasSpaceFor(ctx.request.length ?? 0))) return await next();
      strapi.log.error(`The disk is nearly full: ${ctx.method} ${ctx.path} was rejected.`);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      strapi.log.error('The disk is full:', error);
    }
    ctx.status = diskFullBody.error.status;
    ctx.body = diskFullBody;
  };
};

export default freeSpace;
