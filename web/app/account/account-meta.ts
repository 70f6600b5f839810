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
 * What is somebody's own stays in nobody's cache, not even in the browser's for the way back. Addresses of such pages may
 * hold a code: no other site gets to see them.
 */
export function ownPageHeaders({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });
  const retryAfter = actionHeaders.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
