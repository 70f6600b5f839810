import type { Core } from '@strapi/strapi';

/** For what must not make an answer slower, or an error of it: how long it takes would tell who has an account. */
export function inBackground(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  setImmediate(() => {
    work().catch((error: unknown) =>
      strapi.log.error(error instanceof Error ? error.message : String(error)),
    );
  });
}
