import { firebase as en } from './en/firebase';
import type { Locale } from './locale';
import { firebase as nl, type FirebaseMessages } from './nl/firebase';

const catalogues: Record<Locale, FirebaseMessages> = { nl, en };

/** The texts of the Firebase pages. They are separate, so that other pages do not load them. */
export function firebaseMessagesFor(locale: Locale): FirebaseMessages {
  return catalogues[locale];
}
