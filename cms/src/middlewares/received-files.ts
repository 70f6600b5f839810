import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

/**
 * Removes the files that came with a request, once it is answered. The reader of bodies writes them to the folder for temporary files before anybody
 * looks at who sent them; Strapi removes them only where the request succeeds and their field is called `files`.
 */
const receivedFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Strapi forgets them on the way back.
  const received = Object.values(ctx.request.files ?? {}).flat();
  try {
    await next();
  } finally {
    await Promise.all(received.map(({ filepath }) => rm(filepath, { force: true })));
  }
};

export default receivedFiles;
