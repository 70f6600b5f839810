import type { MiddlewareFunction } from 'react-router';
import { cmsFor } from '../content/client/context.server';
import { visitorContext } from '../content/client/visitor/visitor.server';
import { getSiteSettings } from '../content/types/site';
import { defaultLocale, languages, locales, withoutLocale } from '../messages/locale';
import { respond } from './respond';

/**
 * Leads from every path of a language that the fair has not to the same path in Dutch, for as long as that lasts. Editors may
 * preview what they write in it. What was sent is taken: scripts could not send it again, and mail programs that unsubscribe
 * their user follow no redirect (RFC 8058).
 */
export const leaveLanguage: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const { locale, preview } = context.get(visitorContext);
  const isSent = request.method !== 'GET' && request.method !== 'HEAD';
  if (locale === defaultLocale || preview !== null || isSent) return next();
  const settings = await getSiteSettings(cmsFor(context)).catch(() => ({ languages: locales }));
  if (settings.languages.includes(locale)) return next();
  // Two slashes at the start would be another site.
  const target = withoutLocale(url.pathname).replace(/^\/+/, '/');
  const response = respond({ target, code: 307 }, request, url);
  // Remembered, or the Dutch front page would lead a visitor of this language back.
  response.headers.append('Set-Cookie', languages.cookieOf(defaultLocale));
  return response;
};
