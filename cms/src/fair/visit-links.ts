import type { Core } from '@strapi/strapi';
import { signLink, type LinkPurpose } from './signed-link';

type VisitPurpose = Exclude<LinkPurpose, 'place'>;
const paths: Record<VisitPurpose, string> = {
  confirm: '/email-valideren?bezoek=',
  manage: '/bezoekersprofiel?link=',
};

/** The page on which a visitor confirms or changes a registration, in their language. */
export function visitUrl(
  strapi: Core.Strapi,
  purpose: VisitPurpose,
  { badgeId, language }: { badgeId: string; language: 'nl' | 'en' },
): string {
  const { url, badgeSecret }: { url: string; badgeSecret: string } = strapi.config.get('site');
  const folder = language === 'nl' ? '' : `/${language}`;
  return `${url}${folder}${paths[purpose]}${signLink(purpose, badgeId, badgeSecret, Date.now())}`;
}
