import type { Core } from '@strapi/strapi';

/** Runs work that must not slow down or fail a response: the time it takes would reveal who has an account. */
export function inBackground(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  setImmediate(() => {
    work().catch((error: unknown) =>
      strapi.log.error(error instanceof Error ? error.message : String(error)),
    );
  });
}
