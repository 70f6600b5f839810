import type { SiteSettings } from '../cms/site';

/** Where the fair is held, as search engines read it: schema.org's PostalAddress. */
export function venueAddress({ street, postalCode, city }: SiteSettings['venue']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'NL',
  };
}
