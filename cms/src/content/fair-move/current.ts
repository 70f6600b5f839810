import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { originalLocale } from '../../platform/documents/original-locale';
import type { FairPlace } from './shape';
import { moveErrors } from './texts';

export const settingsUid = 'api::site-setting.site-setting';

export interface CurrentFair extends FairPlace {
  documentId: string;
  updatedAt: string;
  /** Languages that the settings are in. */
  locales: string[];
  edition: string;
}

/**
 * Reads when and where the fair is now, its days in order.
 * @throws {errors.ApplicationError} for a fair without days or venue
 */
export async function readCurrentFair(strapi: Core.Strapi): Promise<CurrentFair> {
  const rows = await strapi.db.query(settingsUid).findMany({ populate: ['days', 'venue'] });
  const site = rows.find(({ locale }) => locale === originalLocale);
  const written: { date: string; opens: string; closes: string; label: string | null }[] = site?.days ?? [];
  if (!site?.venue || written.length === 0) throw new errors.ApplicationError(moveErrors.noFair);
  const { name, street, postalCode, city } = site.venue;
  return {
    documentId: site.documentId,
    updatedAt: new Date(site.updatedAt).toISOString(),
    locales: rows.map(({ locale }) => locale),
    edition: site.edition,
    days: written
      .map(({ date, opens, closes, label }) => ({
        date,
        opens: opens.slice(0, 5),
        closes: closes.slice(0, 5),
        label: label ?? '',
      }))
      .sort((one, other) => one.date.localeCompare(other.date)),
    venue: { name, street, postalCode, city },
  };
}
