import type { Core } from '@strapi/strapi';
import { badgeCode } from '../fair/badge-code';
import { publishedPalette } from '../platform/brand/palette';
import { languageFor } from '../platform/documents/languages-of-fair';
import { createBadgeProcess } from './badges/pdf-process';
import { formatDay } from '../platform/clock/format-day';
import type { Registration } from './registrations';

const badges = createBadgeProcess();

/**
 * The badge of a registration as a PDF, with the fair as its settings say now.
 * @throws {NotDrawn}
 */
export async function drawBadge(
  strapi: Core.Strapi,
  { badgeId, language: asked, profile }: Registration,
): Promise<Buffer> {
  const language = await languageFor(strapi, asked);
  const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  const site = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: language, populate: { venue: true } });
  const { light } = await publishedPalette(strapi);
  const { name, organisation, role, days } = profile;
  return badges.draw({
    language,
    name,
    organisation,
    role,
    days: days.map((day) => formatDay(day, language)),
    code: badgeCode(badgeId, badgeSecret),
    fair: {
      name: site?.name ?? '',
      edition: site?.edition ?? '',
      venue: [site?.venue?.name, site?.venue?.street, site?.venue?.city].filter(Boolean).join(', '),
      url: new URL(url).host,
    },
    colours: { brand: light.brand, onBrand: light['on-brand'] },
  });
}
