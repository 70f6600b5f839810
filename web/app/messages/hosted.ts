import { hosted as en } from './en/hosted';
import type { Locale } from './locale';
import { hosted as nl, type HostedMessages } from './nl/hosted';

const catalogues: Record<Locale, HostedMessages> = { nl, en };

/** The texts of the hosted identity provider. They stand apart, so that nobody loads them who does not see its pages. */
export function hostedMessagesFor(locale: Locale): HostedMessages {
  return catalogues[locale];
}
