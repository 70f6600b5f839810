import { environment } from '../environment.server';
import { defaultLocale, localeOf, localePath } from '../messages/locale';

/** The public address of the site in the language of a request, without a slash at the end. */
export function siteUrlOf(url: URL): string {
  const origin = environment.siteOrigin ?? url.origin;
  const locale = localeOf(url.pathname);
  return locale === defaultLocale ? origin : origin + localePath(locale, '/');
}
