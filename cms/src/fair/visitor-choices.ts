import type { Core } from '@strapi/strapi';
import type { VisitorChoices } from 'beursvloer-domain/visitors';

export async function getVisitorChoices(strapi: Core.Strapi): Promise<VisitorChoices> {
  const [audiences, themes, site] = await Promise.all([
    strapi.documents('api::audience.audience').findMany({ locale: 'nl', fields: ['slug'], sort: 'rank' }),
    strapi.documents('api::theme.theme').findMany({ locale: 'nl', fields: ['slug'], sort: 'name' }),
    strapi.documents('api::site-setting.site-setting').findFirst({ locale: 'nl', populate: { days: true } }),
  ]);
  const days: { date: string }[] = site?.days ?? [];
  return {
    audiences: audiences.map(({ slug }) => slug),
    interests: themes.map(({ slug }) => slug),
    days: days.map(({ date }) => date).sort(),
  };
}
