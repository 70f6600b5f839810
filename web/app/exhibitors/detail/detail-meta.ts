import type { MetaDescriptor } from 'react-router';
import type { Organization } from 'schema-dts';
import type { Exhibitor } from '../../content/types/exhibitor';
import type { Site } from '../../site/site-context';
import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, linkedData, pictureUrl, sameAs } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { editionCrumbs, siteAt } from '../../site/past-edition';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { exhibitorPath, exhibitorListPath, kindOf, listPath } from '../kinds';

/** The head of an exhibitor's page, with the organisation in the words of schema.org. */
export function detailMeta(data: ExhibitorDetailData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { exhibitor, edition } = data;
  const m = messagesFor(site?.locale ?? 'nl');
  const kind = kindOf(site?.exhibitorKinds ?? [], exhibitor.kind);
  const siteThen = site && siteAt(edition, site);
  const fair = siteThen?.settings.name ?? '';
  const description = exhibitor.summary || m.exhibitors.metaDetail(exhibitor.name, kind?.name ?? null, fair);
  const head = pageMeta(
    {
      title: exhibitor.name,
      description,
      path: exhibitorPath(exhibitor),
      languages: languagesOf(exhibitor),
      seo: exhibitor.seo,
    },
    siteThen,
  );
  if (!site) return head;
  const crumbs = [
    ...(edition
      ? editionCrumbs(edition, 'standhouders', m.exhibitors.title)
      : [
          { label: m.exhibitors.title, path: exhibitorListPath },
          ...(kind ? [{ label: kind.plural, path: listPath(kind) }] : []),
        ]),
    { label: exhibitor.name, path: exhibitorPath(exhibitor) },
  ];
  return [...head, linkedData([organisation(exhibitor, site.origin), breadcrumbs(site, crumbs)])];
}

function organisation(exhibitor: Exhibitor, origin: string): Organization {
  const { name, summary, website, logo, place, contact, socials } = exhibitor;
  const pageUrl = `${origin}${exhibitorPath(exhibitor)}`;
  return {
    '@type': 'Organization',
    '@id': `${pageUrl}#organisatie`,
    name,
    description: summary || undefined,
    url: website ?? pageUrl,
    mainEntityOfPage: pageUrl,
    logo: pictureUrl(logo, origin),
    address:
      place === null ? undefined : { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'NL' },
    email: contact?.email ?? undefined,
    telephone: contact?.phone ?? undefined,
    sameAs: sameAs(socials),
  };
}
