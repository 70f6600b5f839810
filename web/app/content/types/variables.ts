import { fairVariables, fillInAll } from 'beursvloer-domain/fair';
import type { CmsClient } from '../client/client';
import { derive } from '../client/list';
import { getSettingsAsWritten } from './site';

/**
 * Rows with the variables in their texts filled in, such as `{beursdagen}`: in the language that a row is in, which is
 * Dutch where it has no translation.
 */
export async function fillInRows(cms: CmsClient, rows: unknown[]): Promise<unknown[]> {
  if (!rows.some(hasBrace)) return rows;
  // With a version of their own: an announcement that comes or goes makes nothing stale that names the days.
  const { dutch, english } = await derive(cms, 'variables', async (client) => {
    const settings = await getSettingsAsWritten(client);
    return { dutch: fairVariables(settings, 'nl'), english: fairVariables(settings, 'en') };
  });
  return rows.map((row) => fillInAll(row, localeOf(row, cms.locale) === 'en' ? english : dutch));
}

/** True where a text may hold a variable. Nearly none does, and then nothing is asked or copied. */
function hasBrace(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrace);
}

function localeOf(row: unknown, asked: string): string {
  const { locale } = row as { locale?: unknown };
  return typeof locale === 'string' ? locale : asked;
}
