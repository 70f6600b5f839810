import type { Core } from '@strapi/strapi';
import { isPostgres } from './take-turn';

/** The clock that all content backends share, in ms since 1970: that of PostgreSQL. Clocks of machines differ. */
export async function databaseClock(strapi: Core.Strapi): Promise<() => number> {
  if (!isPostgres(strapi)) return () => Date.now();
  const asked = Date.now();
  const { rows }: { rows: { now: string }[] } = await strapi.db.connection.raw(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  );
  // The answer was made somewhere between the question and now.
  const aheadMs = Math.round(Number(rows[0]?.now) - (asked + Date.now()) / 2);
  return () => Date.now() + aheadMs;
}
