import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { originalLocale } from '../../platform/documents/original-locale';
import { readRows, type InTransaction, type StoredRows } from '../../platform/rows/rows';
import type { FairPlace, MoveDay } from './shape';
import { moveErrors } from './texts';

export const settingsUid = 'api::site-setting.site-setting';

export interface CurrentFair extends FairPlace {
  documentId: string;
  updatedAt: string;
  /** Languages that the settings are in. */
  locales: string[];
  edition: string;
  name: string;
  /** Of the venue, on the map. */
  position: { latitude: number | null; longitude: number | null };
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
  const { name, street, postalCode, city, latitude, longitude } = site.venue;
  return {
    documentId: site.documentId,
    updatedAt: new Date(site.updatedAt).toISOString(),
    locales: rows.map(({ locale }) => locale),
    edition: site.edition,
    name: site.name,
    position: { latitude, longitude },
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

/** Days as a component has them. */
export const storedDays = (days: readonly MoveDay[]) =>
  days.map(({ date, opens, closes, label }) => ({
    date,
    opens: `${opens}:00.000`,
    closes: `${closes}:00.000`,
    label: label || null,
  }));

export const isOtherVenue = (one: FairPlace, other: FairPlace): boolean =>
  JSON.stringify(one.venue) !== JSON.stringify(other.venue);

/**
 * Writes when and where the fair is to be into the settings, in every language. Another venue has no place on the map yet.
 * @returns the rows of the settings, to take it back
 */
export async function saveFair(
  database: InTransaction,
  current: CurrentFair,
  wanted: FairPlace,
  more: object = {},
): Promise<{ before: StoredRows; after: StoredRows }> {
  const before = await readRows(database, settingsUid, [current.documentId]);
  for (const locale of current.locales) {
    const data: object = {
      days: storedDays(wanted.days),
      ...(isOtherVenue(current, wanted) && { venue: wanted.venue }),
      ...more,
    };
    await database.strapi.documents(settingsUid).update({ documentId: current.documentId, locale, data });
  }
  return { before, after: await readRows(database, settingsUid, [current.documentId]) };
}
