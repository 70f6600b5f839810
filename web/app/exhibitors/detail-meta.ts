import type { MetaDescriptor } from 'react-router';
import type { Exhibitor } from '../cms/exhibitor';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { exhibitorPath } from './kinds';

type Site = NonNullable<Parameters<typeof pageMeta>[1]> & { locale: string };

/** The head of an exhibitor's page, with the organisation in the words of schema.org. */
export function detailMeta(data: ExhibitorDetailData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { exhibitor } = data;
  const m = messagesFor(site?.locale ?? 'nl');
  const fair = site?.settings.name ?? '';
  const description =
    exhibitor.summary || m.exhibitors.metaDetail(exhibitor.name, m.exhibitors.kind[exhibitor.kind], fair);
  return [
    ...pageMeta(
      {
        title: exhibitor.name,
        description,
        path: exhibitorPath(exhibitor),
        image: exhibitor.image,
        seo: exhibitor.seo,
      },
      site,
    ),
    { 'script:ld+json': organisation(exhibitor, site?.origin ?? '') },
  ];
}

function organisation(exhibitor: Exhibitor, origin: string) {
  const { name, summary, website, logo, place, contact, socials } = exhibitor;
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: summary || null,
    url: website,
    logo: logo && `${origin}${logo.url}`,
    address: place && { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'NL' },
    email: contact?.email ?? null,
    telephone: contact?.phone ?? null,
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : null,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
