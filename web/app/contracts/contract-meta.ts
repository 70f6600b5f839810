import { pageMeta } from '../meta/page-meta';
import type { Locale } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import type { Messages } from '../messages/nl';

/** The head of a page of the contract. What is filled in there is of no use to search engines. */
export function contractMeta(
  path: string,
  titleIn: (texts: Messages['contract']) => string,
  site: NonNullable<Parameters<typeof pageMeta>[1]> & { locale: Locale },
) {
  const m = messagesFor(site.locale).contract;
  return pageMeta({ title: `${titleIn(m)} – ${m.title}`, path, noIndex: true }, site);
}
