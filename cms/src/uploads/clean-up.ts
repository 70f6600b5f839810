import type { Core } from '@strapi/strapi';
import { deletePending } from './uploads';

/** Deletes abandoned uploads every ten minutes. Several processes may do so at once. */
export function cleanUpUploads(strapi: Core.Strapi): void {
  strapi.cron.add({
    deleteAbandonedUploads: {
      task: () =>
        deletePending(strapi).catch((error: unknown) =>
          strapi.log.error('Abandoned uploads could not be deleted:', error),
        ),
      options: { rule: '0 */10 * * * *' },
    },
  });
}
