import type { HeadersArgs } from 'react-router';
import { pageMeta } from '../meta/page-meta';
import type { Locale } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import type { Messages } from '../messages/nl';

/** The head of an account page. No search engine has any business there. */
export function accountMeta(
  path: string,
  titleIn: (texts: Messages['account']) => string,
  site: NonNullable<Parameters<typeof pageMeta>[1]> & { locale: Locale },
) {
  return pageMeta({ title: titleIn(messagesFor(site.locale).account), path, noIndex: true }, site);
}

/**
 * Account pages are never cached, not even by the browser for its back button. Their URLs may hold a code, so no other
 * site sees them.
 */
export function ownPageHeaders({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
