import { createContext, useContext, type ReactNode } from 'react';
import { en } from './en';
import { defaultLocale, isLocale, type Locale } from './locale';
import { nl, type Messages } from './nl';

const catalogues: Record<Locale, Messages> = { nl, en };

/** The texts of a locale; of the default one when we do not speak it. */
export function messagesFor(locale: string): Messages {
  return isLocale(locale) ? catalogues[locale] : catalogues[defaultLocale];
}

const MessagesContext = createContext<Messages>(nl);

/** Gives the parts below it the texts of a locale. */
export function MessagesProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <MessagesContext value={messagesFor(locale)}>{children}</MessagesContext>;
}

/** The texts of the interface in the visitor's language. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
