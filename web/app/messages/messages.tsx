import { createContext, useContext, type ReactNode } from 'react';
import { en } from './en';
import { fetchedMessages } from './fetched';
import { defaultLocale, isLocale, langOn, type Locale, type Written } from './locale';
import { nl, type Messages } from './nl';

const catalogues: Record<Locale, Messages> = { nl, en };

/**
 * The texts of a locale; of the default one for an unknown locale. Browsers have only those of their
 * page, so there `locale` must be that of the page. See docs/decisions/0030-own-typed-messages.md.
 */
export function messagesFor(locale: string): Messages {
  if (!import.meta.env.SSR) return fetchedMessages;
  return isLocale(locale) ? catalogues[locale] : catalogues[defaultLocale];
}

const LocaleContext = createContext<Locale>(defaultLocale);

export function MessagesProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={isLocale(locale) ? locale : defaultLocale}>{children}</LocaleContext>;
}

export function useMessages(): Messages {
  const locale = useContext(LocaleContext);
  return messagesFor(locale);
}

/** The `lang` of what shows content: undefined unless the visitor gets it in another language than that of the page. */
export function useLangOf(): (content: Written) => Locale | undefined {
  const locale = useContext(LocaleContext);
  return (content) => langOn(locale, content);
}
