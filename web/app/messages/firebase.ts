import { firebase as en } from './en/firebase';
import type { Locale } from './locale';
import { firebase as nl, type FirebaseMessages } from './nl/firebase';

const catalogues: Record<Locale, FirebaseMessages> = { nl, en };

/** The texts of the hosted identity provider. They stand apart, so that nobody loads them who does not see its pages. */
export function firebaseMessagesFor(locale: Locale): FirebaseMessages {
  return catalogues[locale];
}
