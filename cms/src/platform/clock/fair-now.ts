import type { Core } from '@strapi/strapi';

/**
 * Now at the fair, in ms since 1970: the real time, or the moment to which FAIR_NOW pins the site's clock as well. It is for
 * rules about the days of the fair alone; limits, links and what is held follow the machine's clock.
 */
export function fairNow(strapi: Core.Strapi): number {
  const pinned: number | null = strapi.config.get('site.fairNow');
  return pinned ?? Date.now();
}
